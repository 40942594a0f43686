import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import { fieldRefusal } from '../fieldRefusal';
import type { StoredApplication } from './lockApplication';

/** Whose tariff an application asks for. */
type People = Pick<StoredApplication, 'fiscalNumber' | 'isStudent'> & {
  readonly studentFiscalNumber?: string | null;
};

/**
 * Refuses to speak of another citizen, or another student, than the application that it is about: somebody else's answer
 * must not decide about their tariff (docs/decisions.md). A student may have begun or ended to be one.
 */
export const requireSamePeople = (original: People, said: Partial<People>): void => {
  const refuse = (field: 'fiscalNumber' | 'studentFiscalNumber') =>
    fieldRefusal(fieldLabels[field] ?? field, messages.lockedNif);
  if (said.fiscalNumber !== original.fiscalNumber) throw refuse('fiscalNumber');
  const areStudents = original.isStudent && said.isStudent;
  if (areStudents && said.studentFiscalNumber !== original.studentFiscalNumber)
    throw refuse('studentFiscalNumber');
};
