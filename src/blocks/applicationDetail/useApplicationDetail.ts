import { useGetList, useGetOne, useResourceContext } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { applicationKind } from './applicationKind';
import { currentHistoryEntry } from './currentHistoryEntry';
import type { DetailRoute } from './detailPaths';
import { documentsOf, lacksDocuments } from './documentsOf';
import { everything, type Listed } from './everything';
import { useRechecks } from './useRechecks';
import { useStatusWatch } from './useStatusWatch';

/** A list row stands in react-admin's cache under the same id; the whole application is kept apart from it. */
const whole = { whole: true };

/** Loads what a detail page shows: first the application, then the rest (spec 7, Detail load order). */
export const useApplicationDetail = (route: DetailRoute, onLoadFailure: () => void) => {
  const resource = useResourceContext() ?? '';
  const notifyFailure = useNotifyFailure();
  const applicationId = Number(route.applicationId);
  const filter = { applicationId };

  const applicationQuery = useGetOne<Application, Error>(
    resource,
    { id: applicationId, meta: whole },
    {
      onError: (error) => {
        notifyFailure(error, 'applicationDetail.failure.application');
        if (!applicationQuery.data) onLoadFailure();
      },
    },
  );
  const application = applicationQuery.data;
  useStatusWatch(application);

  const historyQuery = useGetList<Listed<ApplicationHistoryEntry>, Error>(
    'applicationHistory',
    { filter, pagination: everything },
    {
      enabled: application !== undefined,
      onError: (error) => notifyFailure(error, 'applicationDetail.failure.data'),
    },
  );

  const filesQuery = useGetList<Listed<FileReference>, Error>(
    'applicationFiles',
    { filter, pagination: everything },
    {
      enabled: application !== undefined && lacksDocuments(application),
      onError: (error) => notifyFailure(error, 'applicationDetail.failure.documents'),
    },
  );

  const isHistorySettled = !historyQuery.isPending;
  const isRecheckDetail = route.parentId !== undefined;
  const rechecks = useRechecks(applicationId, isHistorySettled && !isRecheckDetail);

  if (!application) return undefined;
  return {
    application,
    kind: applicationKind(route, application),
    documents: documentsOf(application, filesQuery.data),
    history: historyQuery,
    isHistorySettled,
    /** Undefined until the history is there. */
    currentEntry: currentHistoryEntry(historyQuery.data ?? [], application.applicationStatusId),
    isRecheckDetail,
    ...rechecks,
  };
};

/** What a detail page has loaded, for the slots that each audience fills. */
export type LoadedDetail = NonNullable<ReturnType<typeof useApplicationDetail>>;
