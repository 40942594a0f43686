import type { RecheckSubmission } from '../../../../contract/entities/application';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { fieldRefusal } from '../../../lib/refusal';
import { addressResolver } from '../../address/addressResolver';
import type { SignedInContext, UploadContext } from '../../context/serviceContext';
import { readDocuments } from '../documents/readDocuments';
import type { KeptDocument, NewDocument } from '../documents/storeDocuments';
import type { StoredApplication } from '../visibility/requireApplication';
import { newApplicationValues, requireOwnProvider } from './newApplicationValues';

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
  if (!sent) throw fieldRefusal('Pedidos', validationMessages.required);
  const { address, studentAddress } = sent;
  const resolve = await addressResolver(
    context.db,
    [address, studentAddress].filter((one) => one != null),
  );
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
