import type { QueryClient } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';

/** Returns the query key of a document's content, whether it was prefetched or fetched for display. */
export const documentContentKey = (resourceFileId: number) => ['documentContent', resourceFileId] as const;

/**
 * Returns a document's content for display: the cached content once the server has recorded the view,
 * otherwise a download, which the server records by itself.
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
