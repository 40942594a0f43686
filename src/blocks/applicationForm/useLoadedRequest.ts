import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { lacksDocuments } from '../applicationDetail/documentsOf';
import { requestOf } from './requestOf';

/** A list row stands in react-admin's cache under the same id; the whole application is kept apart from it. */
const whole = { whole: true };
const everything = { page: 1, perPage: 100 };

/** An application that is edited again, as the form takes it; undefined until all of it is there (spec 2.9). */
export const useLoadedRequest = (applicationId: number, onLoadFailure: () => void) => {
  const notifyFailure = useNotifyFailure();
  // What another screen left in the cache may be old: only an answer of the server is taken.
  const [answer, setAnswer] = useState<Application>();
  const application = answer?.id === applicationId ? answer : undefined;
  const leave = (error: Error, text: string) => {
    notifyFailure(error, text);
    onLoadFailure();
  };

  useGetOne<Application, Error>(
    'applications',
    { id: applicationId, meta: whole },
    {
      onSuccess: setAnswer,
      onError: (error) => {
        // Once the form is there, what was typed must not be lost to a refresh that fails.
        if (!application) leave(error, 'applicationDetail.failure.application');
      },
    },
  );
  const isLacking = application !== undefined && lacksDocuments(application);
  const { data: files } = useGetList<FileReference & { id: number }, Error>(
    'applicationFiles',
    { filter: { applicationId }, pagination: everything },
    {
      enabled: isLacking,
      onError: (error) => {
        if (!files) leave(error, 'applicationDetail.failure.documents');
      },
    },
  );

  if (!application || (isLacking && !files)) return undefined;
  return {
    application,
    provider: { id: application.providerId, designation: application.providerName },
    values: requestOf(application, files),
  };
};
