import { errorCode } from '../../db/isDatabaseUnavailable';
import type { DocumentPlaces } from '../../documents/documentPlaces';
import type { DocumentStore } from '../../documents/documentStore';
import { PlainError } from '../../lib/plainError';
import type { DocumentSettings } from '../settings/documentSettings';

/**
 * Opens every place of documents that the settings name, besides the database.
 * @throws {PlainError}, if the folder can not be written
 */
export const openDocuments = async ({ newOnes, folder, s3 }: DocumentSettings): Promise<DocumentPlaces> => ({
  newOnes,
  others: {
    ...(folder && { folder: await openFolder(folder) }),
    // Large, and few need it.
    ...(s3 && { s3: (await import('./s3Store')).s3Store(s3) }),
  },
});

const openFolder = async (folder: string): Promise<DocumentStore> => {
  const { folderStore } = await import('./folderStore');
  try {
    return await folderStore(folder);
  } catch (failure) {
    throw new PlainError(
      'missing',
      `The folder of DOCUMENTS_FOLDER, ${folder}, can't be used: ${errorCode(failure)}.`,
      { cause: failure },
    );
  }
};
