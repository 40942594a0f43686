import type { RequestFormInput } from '../../../contract/entities/request';
import type { RequestPerson } from '../../../contract/rules/judgeDocument';

type Named = Partial<
  Pick<
    RequestFormInput,
    'fullName' | 'fiscalNumber' | 'isStudent' | 'studentFullName' | 'studentFiscalNumber'
  >
>;
type Nullable<Whole> = { [Name in keyof Whole]: Whole[Name] | null };

/** Returns the people of a request, with whom its documents are compared; none without a request. */
export const peopleOf = (request: Nullable<Named> | undefined): RequestPerson[] => {
  if (!request) return [];
  const { fullName, fiscalNumber, isStudent, studentFullName, studentFiscalNumber } = request;
  const citizen = { about: 'citizen', fullName, fiscalNumber } as const;
  return isStudent
    ? [citizen, { about: 'student', fullName: studentFullName, fiscalNumber: studentFiscalNumber }]
    : [citizen];
};
