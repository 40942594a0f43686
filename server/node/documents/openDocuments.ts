import type { DocumentPlaces } from '../../documents/documentPlaces';
import type { DocumentSettings } from '../settings/documentSettings';

/** Opens every place of documents that the settings name, besides the database. */
export const openDocuments = async ({ newOnes, folder, s3 }: DocumentSettings): Promise<DocumentPlaces> => ({
  newOnes,
  others: {
    ...(folder && { folder: await (await import('./folderStore')).folderStore(folder) }),
    // Large, and few need it.
    ...(s3 && { s3: (await import('./s3Store')).s3Store(s3) }),
  },
});
