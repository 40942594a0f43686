import type { SubmittedApplication } from '../../../../contract/entities/application';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { fieldsWith, type StoredField, valuesFor } from '../../../../contract/rules/requestFields';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { applications } from '../../../db/schema/applications';
import { fieldRefusal } from '../../../lib/refusal';
import type { ResolveAddress } from '../../address/addressResolver';
import type { SignedInContext } from '../../context/serviceContext';

/** What a request says, except for its documents. */
type Said = Pick<SubmittedApplication, StoredField>;

const required = <T>(value: T | null | undefined | '', field: StoredField): T => {
  if (value === null || value === undefined || value === '')
    throw fieldRefusal(fieldLabels[field], validationMessages.required);
  return value;
};

/**
 * Returns the values to store from a request; without a student, drops all that was sent about one (spec 4,
 * "Form rules").
 */
export const newApplicationValues = (
  sent: Said,
  resolve: ResolveAddress,
): Pick<typeof applications.$inferInsert, StoredField | 'postCode'> => {
  const isStudent = sent.isStudent === true;
  const address = resolve(required(sent.address, 'address'), fieldLabels.address);
  return {
    ...valuesFor(citizen.requiredTexts, (field) => required(sent[field], field)),
    ...valuesFor(citizen.otherTexts, (field) => sent[field] || null),
    address,
    postCode: `${address.cp4}-${address.cp3}`,
    ...valuesFor(fieldsWith({ kind: 'flag' }), (field) => sent[field] === true),
    ...valuesFor(
      fieldsWith({ about: 'student', kind: 'text' }),
      (field) => (isStudent && sent[field]) || null,
    ),
    studentAddress: isStudent
      ? resolve(required(sent.studentAddress, 'studentAddress'), fieldLabels.studentAddress)
      : null,
  };
};

const citizen = {
  requiredTexts: fieldsWith({ about: 'citizen', kind: 'text', isRequired: true }),
  otherTexts: fieldsWith({ about: 'citizen', kind: 'text', isRequired: false }),
};

/**
 * Returns the provider that a submission is for; only the actor's own is accepted (spec 10.1).
 * @throws {Refusal} `badRequest`
 */
export const requireOwnProvider = (
  { actor }: SignedInContext,
  providerId: number | null | undefined,
): number => {
  if (!providerId || providerId !== actor.providerId)
    throw fieldRefusal(fieldLabels.providerId, validationMessages.invalidValue);
  return providerId;
};
