import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { documentContentKey } from './documentContent';
import { documentsByField, documentsOf, lacksDocuments } from './documentsByField';
import { type Listed, onePage } from './onePage';

/** What a read is given whose answer nobody waits for or looks at yet. */
export const ahead = { isSilent: true, isFetchedAhead: true } as const;

/** The parts of a detail that can be read as soon as they are there. */
interface Parts {
  application: Application;
  history: GetListResult<Listed<ApplicationHistoryEntry>>;
}

const keyOf = (part: keyof Parts, applicationId: number) => ['fetchedAhead', part, applicationId] as const;

/**
 * What was fetched ahead of a part of a detail, as options of its query: it is shown while the part is loaded. It counts
 * as out of date, so that the part is always asked for, and with that recorded as looked at.
 */
export const shownMeanwhile = <Part extends keyof Parts>(
  queryClient: QueryClient,
  part: Part,
  applicationId: number,
) => ({
  initialData: () => queryClient.getQueryData<Parts[Part]>(keyOf(part, applicationId)),
  initialDataUpdatedAt: 0,
});

interface FetchAhead {
  queryClient: QueryClient;
  dataProvider: AppDataProvider;
  resource: string;
  applicationId: number;
  /** Whether its documents will be shown beside the data. */
  hasDocumentsBeside: boolean;
  /** Whether nobody wants it any more. */
  isGone: () => boolean;
}

const minutes = 60_000;
const kept = { staleTime: 5 * minutes, gcTime: 30 * minutes, retry: false };

/** In bytes: what is beyond it is loaded when it is looked at. */
const mostDocuments = 20 * 1024 * 1024;

/** Fetches, one after the other, what a detail begins with: its application, its history and its documents. */
export const fetchAhead = async (options: FetchAhead): Promise<void> => {
  const { queryClient, dataProvider, resource, applicationId, hasDocumentsBeside, isGone } = options;
  const listOf = { filter: { applicationId }, pagination: onePage, ...ahead };
  const application = await queryClient.fetchQuery({
    ...kept,
    queryKey: keyOf('application', applicationId),
    queryFn: async ({ signal }) => {
      const params = { id: applicationId, signal, ...ahead };
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
  for (const { file } of documentsOf(documentsByField(application, files?.data))) {
    if (isGone() || bytes > mostDocuments) return;
    const { resourceFileId } = file;
    const content = await queryClient.fetchQuery({
      ...kept,
      queryKey: documentContentKey(resourceFileId),
      // What was handed in never changes; it is large, and kept no longer than a look at the open request takes.
      staleTime: 'static',
      gcTime: 5 * minutes,
      queryFn: ({ signal }) => dataProvider.downloadDocument(resourceFileId, { signal, ...ahead }),
    });
    bytes += content.size;
  }
};
