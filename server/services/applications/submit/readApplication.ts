import type { RecheckSubmission, SubmittedApplication } from '../../../../contract/entities/application';
import { fieldLabels } from '../../../../contract/fieldLabels';
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
    fieldRefusal(fieldLabels[field] ?? field, validationMessages.keptNif);
  if (said.fiscalNumber !== original.fiscalNumber) throw refuse('fiscalNumber');
  const areStudents = original.isStudent && said.isStudent;
  if (areStudents && said.studentFiscalNumber !== original.studentFiscalNumber)
    throw refuse('studentFiscalNumber');
};

type NewApplication = typeof applications.$inferInsert;
/** The fields of a request, except for its documents. */
type Said = Omit<
  SubmittedApplication,
  | 'studentAddressCertificateFile'
  | 'studentRegistrationCertificateFile'
  | 'taxCustomsAuthorityFiles'
  | 'socialSecurityFiles'
>;

const label = (field: keyof Said) => fieldLabels[field] ?? field;

const required = <T>(value: T | null | undefined | '', field: keyof Said): T => {
  if (value === null || value === undefined || value === '')
    throw fieldRefusal(label(field), validationMessages.required);
  return value;
};

const studentValues = (sent: Said, resolve: ResolveAddress) => ({
  studentFullName: required(sent.studentFullName, 'studentFullName'),
  studentFiscalNumber: required(sent.studentFiscalNumber, 'studentFiscalNumber'),
  studentAddress: resolve(required(sent.studentAddress, 'studentAddress'), label('studentAddress')),
});

/**
 * Returns the values to store from a request; without a student, drops all that was sent about one (spec 4,
 * "Form rules").
 */
export const newApplicationValues = (
  sent: Said,
  resolve: ResolveAddress,
): Omit<
  NewApplication,
  'providerId' | 'providerEmail' | 'createdById' | 'statusId' | 'createdOn' | 'statusDate'
> => {
  const address = resolve(required(sent.address, 'address'), label('address'));
  return {
    fullName: required(sent.fullName, 'fullName'),
    fiscalNumber: required(sent.fiscalNumber, 'fiscalNumber'),
    address,
    postCode: `${address.cp4}-${address.cp3}`,
    isStudent: sent.isStudent === true,
    ...(sent.isStudent ? studentValues(sent, resolve) : {}),
    applicantGaveConsent: sent.applicantGaveConsent === true,
    applicantProvidedRequiredDocuments: sent.applicantProvidedRequiredDocuments === true,
  };
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
    throw fieldRefusal(fieldLabels.providerId ?? 'providerId', validationMessages.invalidValue);
  return providerId;
};
