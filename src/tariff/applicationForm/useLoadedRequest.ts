import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { lacksDocuments } from '../applicationDetail/documentsByField';
import { onePage } from '../applicationDetail/onePage';
import { unknownApplication } from '../applicationDetail/unknownApplication';
import { formValuesOf } from './formValuesOf';

/** Keeps the whole application apart from the list row that react-admin caches under the same id. */
const whole = { whole: true };

/** Loads the application named in the URL into form values; undefined until it is complete (spec 2.9). */
export const useLoadedRequest = (named: string, onLoadFailure: () => void) => {
  const applicationId = Number(named);
  const notifyFailure = useNotifyFailure();
  // The cache may be stale: wait for the server's answer.
  const [answer, setAnswer] = useState<Application>();
  const application = answer?.id === applicationId ? answer : undefined;
  const leave = (error: Error, text: string) => {
    notifyFailure(error, text, unknownApplication(named));
    onLoadFailure();
  };

  useGetOne<Application, Error>(
    'applications',
    { id: applicationId, meta: whole },
    {
      onSuccess: setAnswer,
      onError: (error) => {
        // A failed refresh must not discard what was typed.
        if (!application) leave(error, 'applicationDetail.failure.application');
      },
    },
  );
  const isLacking = application !== undefined && lacksDocuments(application);
  const { data: files } = useGetList<FileReference & { id: number }, Error>(
    'applicationFiles',
    { filter: { applicationId }, pagination: onePage },
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
    values: formValuesOf(application, files),
  };
};
