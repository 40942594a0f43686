import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useEvent, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../kit/access/useCapability';
import { savesData } from '../../ui/loading/savesData';
import { type Listed, onePage } from './detailReads';
import { allDocuments, documentsByField, type HeldDocument, lacksDocuments } from './documentsByField';

/** In milliseconds: the open detail comes first, and a user who steps past it quickly needs no prefetch. */
const pause = 300;

/** What is prefetched while a detail is open. */
interface Ahead {
  /** The other documents of the open application, where they are read to decide. */
  documents: readonly HeldDocument[];
  /** The next application. */
  applicationId: number | undefined;
  /** Whether documents are shown beside the data. */
  hasDocumentsBeside: boolean;
  /** Whether the open detail is loaded. */
  isDue: boolean;
}

/**
 * Prefetches the other documents of the open detail and then the next detail, but only if the back end's audit can tell
 * a view from a prefetch, and never for a user who is saving data.
 */
export const usePrefetchDetail = ({ documents, applicationId, hasDocumentsBeside, isDue }: Ahead): void => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const isOffered = useCapability('view-resource-file');
  const fetchAhead = useEvent(async (isGone: () => boolean) => {
    const context = { queryClient, dataProvider, isGone };
    // A failed prefetch is silent: opening it loads it anyway.
    await prefetchDocuments(documents, context).catch(() => undefined);
    if (applicationId === undefined || isGone()) return;
    const next = { ...context, resource, applicationId, hasDocumentsBeside };
    await prefetchDetail(next).catch(() => undefined);
  });
  const others = documents.map(({ file }) => file.resourceFileId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is named here is what is fetched anew if it changes
  useEffect(() => {
    if (!isDue || !isOffered || savesData()) return;
    let isOver = false;
    const timer = setTimeout(() => void fetchAhead(() => isOver), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [applicationId, others, hasDocumentsBeside, isDue, isOffered, fetchAhead]);
};

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

interface PrefetchContext {
  queryClient: QueryClient;
  dataProvider: AppDataProvider;
  /** Returns whether the prefetch is no longer wanted. */
  isGone: () => boolean;
}

interface PrefetchDetailOptions extends PrefetchContext {
  resource: string;
  applicationId: number;
  /** Whether the documents will be shown beside the data. */
  hasDocumentsBeside: boolean;
}

const minutes = 60_000;
const kept = { staleTime: 5 * minutes, gcTime: 30 * minutes, retry: false };

/** In bytes: once the total exceeds this, the remaining documents load when they are viewed. */
const maxDocuments = 20 * 1024 * 1024;

/** Prefetches the first parts of a detail, one after the other: its application, history and documents. */
const prefetchDetail = async (options: PrefetchDetailOptions): Promise<void> => {
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
  await prefetchDocuments(allDocuments(documentsByField(application, files?.data)), options);
};

/** Prefetches documents one after the other, while they are small enough together. */
const prefetchDocuments = async (
  documents: readonly HeldDocument[],
  context: PrefetchContext,
): Promise<void> => {
  const { queryClient, dataProvider, isGone } = context;
  let bytes = 0;
  for (const { file } of documents) {
    if (isGone() || bytes > maxDocuments) return;
    if (file.scan) continue;
    const { resourceFileId } = file;
    const content = await queryClient.fetchQuery({
      ...kept,
      queryKey: documentContentKey(resourceFileId),
      // A document never changes once it is handed in. It is large, so it is kept only about as long as the
      // open request is viewed.
      staleTime: 'static',
      gcTime: 5 * minutes,
      queryFn: ({ signal }) =>
        dataProvider.downloadDocument(resourceFileId, { form: 'shown', signal, ...prefetchOptions }),
    });
    bytes += content.size;
  }
};

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
  const content = await dataProvider.downloadDocument(resourceFileId, { form: 'shown' });
  queryClient.setQueryData(key, content);
  return content;
};
