import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import type { RequestFormInput } from '../../../contract/entities/request';
import { idOf } from '../../../contract/rules/idOf';
import { undeclaredFields } from '../../../contract/rules/requestParts';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { emptyAddress } from '../addressPicker/chosenAddress';
import { onePage, unknownApplication } from '../applicationDetail/detailReads';
import { documentsByField, lacksDocuments } from '../applicationDetail/documentsByField';
import { emptyRequest } from './emptyRequest';

/** Keeps the whole application apart from the list row that react-admin caches under the same id. */
const whole = { whole: true };

/** Loads the application named in the URL into form values; undefined until it is complete (spec 2.9). */
export const useLoadedRequest = (named: string, onLoadFailure: () => void) => {
  const applicationId = idOf(named);
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

/**
 * Returns the form values for an existing application; its address counts as chosen, its documents are kept
 * (spec 2.9).
 */
const formValuesOf = (application: Application, listed?: readonly FileReference[]): RequestFormInput => {
  const documents = documentsByField(application, listed);
  const known: Record<string, unknown> = {
    ...application,
    ...documents,
    address: { ...emptyAddress, ...application.address },
    studentAddress: { ...emptyAddress, ...application.studentAddress },
    studentRegistrationCertificateFile: documents.studentRegistrationCertificateFile[0],
    studentAddressCertificateFile: documents.studentAddressCertificateFile[0],
  };
  for (const name of undeclaredFields(application)) delete known[name];
  // What the server leaves out stays as in an empty form.
  const empty = emptyRequest(application.providerId);
  const values = Object.entries(empty).map(([name, none]) => [name, known[name] ?? none]);
  return Object.fromEntries(values) as RequestFormInput;
};
