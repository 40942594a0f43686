import type { QueryClient } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';

/** Where the content of a document is kept once it was fetched, whether ahead or to be shown. */
export const documentContentKey = (resourceFileId: number) => ['documentContent', resourceFileId] as const;

/**
 * The content of a document for whoever looks at it now: what is kept of it, once the server has recorded the look, else
 * downloaded, which the server records of itself.
 */
export const contentToShow = async (
  queryClient: QueryClient,
  dataProvider: AppDataProvider,
  resourceFileId: number,
): Promise<Blob> => {
  const key = documentContentKey(resourceFileId);
  const kept = queryClient.getQueryData<Blob>(key);
  const isRecorded = kept && (await dataProvider.viewDocument(resourceFileId).catch(() => false));
  if (kept && isRecorded) return kept;
  const content = await dataProvider.downloadDocument(resourceFileId);
  queryClient.setQueryData(key, content);
  return content;
};
