import type { Address } from '../../../../contract/entities/address';
import { fileType } from '../../../../contract/entities/fileType';
import { fieldsWith, pickFields, type TextFacts } from '../../../../contract/rules/requestFields';
import { userType } from '../../../../contract/rules/userTypes';
import type { StoredApplication } from '../../../../server/services/applications/visibility/requireApplication';
import { personFileTexts } from './texts';

/** What a person is in a request: its applicant, the student of the household, or both. */
type PersonRole = keyof typeof personFileTexts.roles;

/**
 * The one rule about what concerns others and stays out of a person's file (docs/security.md, "A person's file"): of the
 * applicant and the student, each gets their own name, number, address and documents; only the applicant gets notes,
 * elements, messages, what the services answered and every reason that somebody wrote, which may tell of the household;
 * whoever acted is named by their organisation; addresses of networks and mails, and the numbers of other citizens'
 * requests, are in no file.
 */
export const partOfPerson = (nif: string, application: StoredApplication) => {
  const isApplicant = application.fiscalNumber === nif;
  const isStudent = application.studentFiscalNumber === nif;
  const role: PersonRole = isApplicant && isStudent ? 'both' : isStudent ? 'student' : 'applicant';
  return {
    role,
    /** Who the person is in this request. */
    person: [
      ...(isApplicant
        ? [{ ...identity(application.fullName, nif, application.address), ...more(application, 'citizen') }]
        : []),
      ...(isStudent
        ? [
            {
              ...identity(application.studentFullName, nif, application.studentAddress),
              ...more(application, 'student'),
            },
          ]
        : []),
    ],
    /** Whether the person gets what may tell of the whole household. */
    tellsOfHousehold: isApplicant,
    /** Whether a document is the person's. */
    hasDocument: (fileTypeId: number): boolean =>
      ofStudent.includes(fileTypeId) ? isStudent || application.studentFiscalNumber === null : isApplicant,
  };
};

const ofStudent: readonly number[] = [
  fileType.studentAddressCertificateFile,
  fileType.studentRegistrationCertificateFile,
];

const identity = (fullName: string | null, fiscalNumber: string, address: Address | null) => ({
  fullName,
  fiscalNumber,
  address,
});

/** Returns what a request says of one of its persons besides. */
const more = (application: StoredApplication, about: TextFacts['about']): object =>
  pickFields(
    application,
    fieldsWith({ kind: 'text', about }).filter((name) => !/^(student)?(fullName|fiscalNumber)$/i.test(name)),
  );

/** Who acted, as far as the trail and the users tell. */
export interface ActingUser {
  readonly userTypeId: number | null;
  readonly providerName: string | null;
}

/** Names whoever acted by their organisation, never by themselves. */
export const organisationOf = ({ userTypeId, providerName }: ActingUser): string => {
  if (userTypeId === null) return personFileTexts.system;
  if (userTypeId === userType.administrator) return personFileTexts.regulator;
  return providerName ?? personFileTexts.provider;
};
