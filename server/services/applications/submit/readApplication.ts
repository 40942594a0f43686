import type { RecheckSubmission, SubmittedApplication } from '../../../../contract/entities/application';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { fieldsWith, type StoredField, valuesFor } from '../../../../contract/rules/requestFields';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { applications } from '../../../db/schema/applications';
import { fieldRefusal } from '../../../lib/refusal';
import { addressResolver, type ResolveAddress } from '../../address/addressResolver';
import type { SignedInContext, UploadContext } from '../../context/serviceContext';
import { readDocuments } from '../documents/readDocuments';
import type { KeptDocument, NewDocument } from '../documents/storeDocuments';
import { applicationTexts } from '../texts';
import type { StoredApplication } from '../visibility/requireApplication';

/**
 * An application edited and sent again, checked as far as possible without the application that it is about.
 */
export interface Resubmission {
  /** The application that it is about. */
  readonly applicationId: number;
  readonly values: ReturnType<typeof newApplicationValues> & { providerId: number; providerEmail: string };
  readonly documents: readonly (NewDocument | KeptDocument)[];
}

/**
 * Reads the body of POST Application/recheck and update-annual-recheck (spec 2.9 and 7).
 * @throws {Refusal} `badRequest` naming the field, for another's provider, an address that is none or a wrong document
 */
export const readResubmission = async (
  context: SignedInContext & UploadContext,
  { providerId: sentProviderId, providerEmail, applications: [sent] }: RecheckSubmission,
): Promise<Resubmission> => {
  const providerId = requireOwnProvider(context, sentProviderId);
  if (!sent) throw fieldRefusal(applicationTexts.items, validationMessages.required);
  const resolve = await addressResolver(context.db, [sent.address, sent.studentAddress]);
  return {
    applicationId: sent.id,
    values: { ...newApplicationValues(sent, resolve), providerId, providerEmail: providerEmail ?? '' },
    documents: readDocuments(context, sent),
  };
};

/** The people whose tariff an application requests. */
type People = Pick<StoredApplication, 'fiscalNumber' | 'isStudent'> & {
  readonly studentFiscalNumber?: string | null;
};

/**
 * Refuses a citizen or student other than the original application's: another person's answer must not decide about
 * their tariff (docs/decisions.md). Somebody may have become a student, or stopped being one.
 * @throws {Refusal} `badRequest` naming the field
 */
export const requireSamePeople = (original: People, said: Partial<People>): void => {
  const refuse = (field: 'fiscalNumber' | 'studentFiscalNumber') =>
    fieldRefusal(fieldLabels[field], validationMessages.keptNif);
  if (said.fiscalNumber !== original.fiscalNumber) throw refuse('fiscalNumber');
  const areStudents = original.isStudent && said.isStudent;
  if (areStudents && said.studentFiscalNumber !== original.studentFiscalNumber)
    throw refuse('studentFiscalNumber');
};

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
    ...valuesFor(student.requiredTexts, (field) => (isStudent ? required(sent[field], field) : null)),
    ...valuesFor(student.otherTexts, (field) => (isStudent && sent[field]) || null),
    studentAddress: isStudent
      ? resolve(required(sent.studentAddress, 'studentAddress'), fieldLabels.studentAddress)
      : null,
  };
};

const textsAbout = <About extends 'citizen' | 'student'>(about: About) => ({
  requiredTexts: fieldsWith({ about, kind: 'text', isRequired: true }),
  otherTexts: fieldsWith({ about, kind: 'text', isRequired: false }),
});
const citizen = textsAbout('citizen');
const student = textsAbout('student');

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
