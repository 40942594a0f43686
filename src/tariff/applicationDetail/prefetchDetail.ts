import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { documentContentKey } from './documentContent';
import { allDocuments, documentsByField, lacksDocuments } from './documentsByField';
import { type Listed, onePage } from './onePage';

/** The options of a read whose answer nobody is waiting for or looking at yet. */
export const prefetchOptions = { isSilent: true, isPrefetch: true } as const;

/** The prefetched parts of a detail that can be shown while it loads. */
interface Parts {
  application: Application;
  history: GetListResult<Listed<ApplicationHistoryEntry>>;
}

const keyOf = (part: keyof Parts, applicationId: number) => ['prefetched', part, applicationId] as const;

/**
 * Returns query options that show a prefetched part of a detail while the part loads. The prefetched data
 * counts as stale, so that the part is always requested and the view recorded.
 */
export const prefetchedInitialData = <Part extends keyof Parts>(
  queryClient: QueryClient,
  part: Part,
  applicationId: number,
) => ({
  initialData: () => queryClient.getQueryData<Parts[Part]>(keyOf(part, applicationId)),
  initialDataUpdatedAt: 0,
});

interface PrefetchDetailOptions {
  queryClient: QueryClient;
  dataProvider: AppDataProvider;
  resource: string;
  applicationId: number;
  /** Whether the documents will be shown beside the data. */
  hasDocumentsBeside: boolean;
  /** Returns whether the prefetch is no longer wanted. */
  isGone: () => boolean;
}

const minutes = 60_000;
const kept = { staleTime: 5 * minutes, gcTime: 30 * minutes, retry: false };

/** In bytes: once the total exceeds this, the remaining documents load when they are viewed. */
const maxDocuments = 20 * 1024 * 1024;

/** Prefetches the first parts of a detail, one after the other: its application, history and documents. */
export const prefetchDetail = async (options: PrefetchDetailOptions): Promise<void> => {
  const { queryClient, dataProvider, resource, applicationId, hasDocumentsBeside, isGone } = options;
  const listOf = { filter: { applicationId }, pagination: onePage, ...prefetchOptions };
  const application = await queryClient.fetchQuery({
    ...kept,
    queryKey: keyOf('application', applicationId),
    queryFn: async ({ signal }) => {
      const params = { id: applicationId, signal, ...prefetchOptions };
      return (await dataProvider.getOne<Application>(resource, params)).data;
    },
  });
  if (isGone()) return;
  await queryClient.fetchQuery({
    ...kept,
    queryKey: keyOf('history', applicationId),
    queryFn: ({ signal }) =>
      dataProvider.getList<Listed<ApplicationHistoryEntry>>('applicationHistory', { ...listOf, signal }),
  });
  if (isGone() || !hasDocumentsBeside) return;
  const files = lacksDocuments(application)
    ? await dataProvider.getList<Listed<FileReference>>('applicationFiles', listOf)
    : undefined;
  let bytes = 0;
  for (const { file } of allDocuments(documentsByField(application, files?.data))) {
    if (isGone() || bytes > maxDocuments) return;
    const { resourceFileId } = file;
    const content = await queryClient.fetchQuery({
      ...kept,
      queryKey: documentContentKey(resourceFileId),
      // A document never changes once it is handed in. It is large, so it is kept only about as long as the
      // open request is viewed.
      staleTime: 'static',
      gcTime: 5 * minutes,
      queryFn: ({ signal }) => dataProvider.downloadDocument(resourceFileId, { signal, ...prefetchOptions }),
    });
    bytes += content.size;
  }
};
