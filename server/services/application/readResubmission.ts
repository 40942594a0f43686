import type { RecheckSubmission } from '../../../contract/entities/application';
import { messages } from '../../../contract/rules/messages';
import { addressResolver } from '../address/addressResolver';
import { cleanText } from '../cleanText';
import { fieldRefusal } from '../fieldRefusal';
import type { SignedInContext } from '../serviceContext';
import { documentsOf } from './documentsOf';
import { newApplicationValues } from './newApplicationValues';
import { requireOwnProvider } from './requireOwnProvider';
import { type KeptDocument, type NewDocument, readNewDocument } from './storeDocuments';

/** An application that was edited and sent again, checked as far as can be without the one that it is about. */
export interface Resubmission {
  /** The application that it is about. */
  readonly applicationId: number;
  readonly values: ReturnType<typeof newApplicationValues> & { providerId: number; providerEmail: string };
  readonly documents: readonly (NewDocument | KeptDocument)[];
}

/** Reads the body of POST Application/recheck and update-annual-recheck (spec 2.9 and 7). */
export const readResubmission = async (
  context: SignedInContext,
  { providerId: sentProviderId, providerEmail, applications: [sent] }: RecheckSubmission,
): Promise<Resubmission> => {
  const providerId = requireOwnProvider(context, sentProviderId);
  if (!sent) throw fieldRefusal('Pedidos', messages.required);
  const { address, studentAddress } = sent;
  const resolve = await addressResolver(
    context.db,
    [address, studentAddress].filter((one) => one != null),
  );
  return {
    applicationId: sent.id,
    values: { ...newApplicationValues(sent, resolve), providerId, providerEmail: cleanText(providerEmail) },
    documents: documentsOf(sent, (file, resourceFileTypeId, label): NewDocument | KeptDocument =>
      'resourceFileId' in file
        ? { resourceFileTypeId, resourceFileId: file.resourceFileId, label }
        : readNewDocument(file, resourceFileTypeId, label),
    ),
  };
};
