import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, useGetOne, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import { isMovedBySystem } from '../../../contract/rules/applicationStatuses';
import { idOf } from '../../../contract/rules/idOf';
import { useCachedRow, watchInterval } from '../../kit/data/queries';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { applicationKind, correctedPath, type DetailRoute } from './detailPaths';
import { type Listed, onePage, unknownApplication } from './detailReads';
import { allDocuments, documentsByField, isBeingScanned, lacksDocuments } from './documentsByField';
import { prefetchedInitialData } from './prefetchDetail';
import { useRechecks } from './useRechecks';

/** Keeps the whole application apart from the list row that react-admin caches under the same id. */
const whole = { whole: true };

/** Loads a detail page: the application and its history, for which the address suffices, then the rest (spec 7, Detail load order). */
export const useApplicationDetail = (listPath: string, route: DetailRoute, onLoadFailure: () => void) => {
  const resource = useResourceContext() ?? '';
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const applicationId = idOf(route.applicationId);
  const filter = { applicationId };

  const applicationQuery = useGetOne<Application, Error>(
    resource,
    { id: applicationId, meta: whole },
    {
      ...prefetchedInitialData(queryClient, 'application', applicationId),
      onError: (error) => {
        notifyFailure(
          error,
          'applicationDetail.failure.application',
          unknownApplication(route.applicationId),
        );
        if (!applicationQuery.data) onLoadFailure();
      },
    },
  );
  const row = useCachedRow<ApplicationRow>(applicationId);
  const application: Application | undefined = applicationQuery.data && {
    // A back end without our extra field sends recheckApplicationId in list rows only (spec 3).
    recheckApplicationId: row?.recheckApplicationId,
    ...applicationQuery.data,
  };
  const rightPath = application && correctedPath(listPath, route, application);
  const isInPlace = application !== undefined && rightPath === undefined;
  useStatusWatch(application);

  const historyQuery = useGetList<Listed<ApplicationHistoryEntry>, Error>(
    'applicationHistory',
    { filter, pagination: onePage },
    {
      ...prefetchedInitialData(queryClient, 'history', applicationId),
      enabled: !Number.isNaN(applicationId),
    },
  );
  // Of a request that is not there, one error is enough.
  const historyError = isInPlace && !historyQuery.isFetching ? historyQuery.error : null;
  useEffect(() => {
    if (historyError) notifyFailure(historyError, 'applicationDetail.failure.data');
  }, [historyError, notifyFailure]);

  const filesQuery = useGetList<Listed<FileReference>, Error>(
    'applicationFiles',
    { filter, pagination: onePage },
    {
      enabled: isInPlace && lacksDocuments(application),
      onError: (error) => notifyFailure(error, 'applicationDetail.failure.documents'),
    },
  );

  // Stays true once it is: a failed query is pending again while it is retried.
  const isHistorySettled = !historyQuery.isPending || historyQuery.isFetched;
  const isRecheckDetail = route.parentId !== undefined;
  const rechecks = useRechecks(applicationId, isInPlace && isHistorySettled && !isRecheckDetail);

  if (!application) return undefined;
  return {
    application,
    /** The right path, when the page was opened at a wrong one. */
    rightPath,
    kind: applicationKind(route, application),
    documents: documentsByField(application, filesQuery.data),
    history: historyQuery,
    isHistorySettled,
    /** Undefined until the history is loaded. */
    currentEntry: currentHistoryEntry(historyQuery.data ?? [], application.applicationStatusId),
    isRecheckDetail,
    ...rechecks,
  };
};

/** The loaded detail, for the slots of each audience. */
export type LoadedDetail = NonNullable<ReturnType<typeof useApplicationDetail>>;

/** Returns the newest history entry with the application's current status (spec 4). */
export const currentHistoryEntry = <Entry extends ApplicationHistoryEntry>(
  history: readonly Entry[],
  applicationStatusId: number,
): Entry | undefined =>
  history
    .filter((entry) => entry.applicationStatusId === applicationStatusId)
    .reduce<Entry | undefined>(
      (newest, entry) =>
        newest && Date.parse(newest.createdOn) >= Date.parse(entry.createdOn) ? newest : entry,
      undefined,
    );

/** Returns what the server may change of an application while somebody looks at it: its status, what is scanned. */
const stateOf = (application: Application | undefined): string | undefined => {
  if (!application) return undefined;
  const scans = allDocuments(documentsByField(application)).map(({ file }) => file.scan ?? 'shown');
  return [application.applicationStatusId, ...scans].join(' ');
};

/**
 * Polls the state in the background while the server works on an application or its documents, and reloads the page
 * when it has changed.
 */
const useStatusWatch = (application: Application | undefined): void => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const id = application?.id;
  const shown = stateOf(application);
  const isWatched =
    application !== undefined &&
    (isMovedBySystem(application.applicationStatusId) || isBeingScanned(documentsByField(application)));

  const { data: seen, dataUpdatedAt } = useQuery({
    queryKey: ['statusWatch', resource, id, shown],
    queryFn: async ({ signal }) => {
      const params = { id: Number(id), signal, meta: { isSilent: true } };
      const { data } = await dataProvider.getOne<Application>(resource, params);
      return stateOf(data);
    },
    // The page has just loaded the application: do not ask again at once.
    initialData: shown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isWatched,
    retry: false,
    refetchInterval: ({ state }) =>
      isWatched && watchInterval(state.dataUpdateCount + state.errorUpdateCount),
  });

  // Each look that still sees it reloads again: the first time may have failed.
  const changedAt = isWatched && seen !== undefined && seen !== shown && dataUpdatedAt;
  useEffect(() => {
    if (changedAt)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'statusWatch' });
  }, [changedAt, queryClient]);
};
