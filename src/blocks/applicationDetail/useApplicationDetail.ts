import { useGetList, useGetOne, useResourceContext } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { FileReference } from '../../../contract/entities/file';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { currentHistoryEntry } from './currentHistoryEntry';
import { documentsOf, lacksDocuments } from './documentsOf';

/** A list row stands in react-admin's cache under the same id; the whole application is kept apart from it. */
const whole = { whole: true };
const everything = { page: 1, perPage: 100 };

type Listed<T> = T & { id: number | string };

/** Loads what a detail page shows: first the application, then the rest (spec 7, Detail load order). */
export const useApplicationDetail = (applicationId: string, onLoadFailure: () => void) => {
  const resource = useResourceContext() ?? '';
  const notifyFailure = useNotifyFailure();
  const filter = { applicationId: Number(applicationId) };

  const applicationQuery = useGetOne<Application, Error>(
    resource,
    { id: Number(applicationId), meta: whole },
    {
      onError: (error) => {
        notifyFailure(error, 'applicationDetail.failure.application');
        if (!applicationQuery.data) onLoadFailure();
      },
    },
  );
  const application = applicationQuery.data;

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

  if (!application) return undefined;
  return {
    application,
    documents: documentsOf(application, filesQuery.data),
    /** Undefined until the history is there. */
    currentEntry: currentHistoryEntry(historyQuery.data ?? [], application.applicationStatusId),
    isHistoryPending: historyQuery.isPending,
  };
};
