import { useQueryClient } from '@tanstack/react-query';
import { useGetList, useGetOne, useResourceContext } from 'ra-core';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import { idOf } from '../../../contract/rules/idOf';
import { useCachedRow } from '../../kit/data/useCachedRow';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { applicationKind } from './applicationKind';
import { currentHistoryEntry } from './currentHistoryEntry';
import { correctedPath, type DetailRoute } from './detailPaths';
import { documentsByField, lacksDocuments } from './documentsByField';
import { type Listed, onePage } from './onePage';
import { prefetchedInitialData } from './prefetchDetail';
import { unknownApplication } from './unknownApplication';
import { useRechecks } from './useRechecks';
import { useStatusWatch } from './useStatusWatch';

/** Keeps the whole application apart from the list row that react-admin caches under the same id. */
const whole = { whole: true };

/** Loads a detail page: the application first, then the rest (spec 7, Detail load order). */
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
      enabled: isInPlace,
      onError: (error) => notifyFailure(error, 'applicationDetail.failure.data'),
    },
  );

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
  const rechecks = useRechecks(applicationId, isHistorySettled && !isRecheckDetail);

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
