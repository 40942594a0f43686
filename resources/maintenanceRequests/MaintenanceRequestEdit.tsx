import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useTranslate, useUpdate } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AddressChange, Application, ApplicationRow } from '../../contract/entities/application';
import type { RequestFormValues } from '../../contract/entities/request';
import { paths } from '../../contract/paths';
import { idOf } from '../../contract/rules/idOf';
import { useCachedRow } from '../../src/kit/data/queries';
import { BackButton } from '../../src/kit/detail/BackButton';
import { ApplicationFormFrame } from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { useLoadedRequest } from '../../src/tariff/applicationForm/useLoadedRequest';
import type { SendRequest } from '../../src/tariff/applicationForm/useSubmission';
import { AddressChangeNotice } from './rows/AddressChangeNotice';
import { isSubmitted } from './rows/isSubmitted';

/** The resources whose cached lists and records an edit makes stale. */
const changedResources = ['applications', 'applicationFiles', 'maintenanceRequests'];

const mayBeEdited = (application: Application) => application.isAnnualMaintenance && isSubmitted(application);

/** The form that edits a submitted maintenance request (spec 2.9). */
export const MaintenanceRequestEdit = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { id: named = '' } = useParams();
  const id = idOf(named);
  const request = useLoadedRequest(named, () => navigate(paths.applications, { replace: true }));
  const row = useCachedRow<ApplicationRow>(named);
  const [update] = useUpdate<RequestFormValues & { id: number }>();

  const send: SendRequest = (values, answers, meta) =>
    update('maintenanceRequests', { id, data: values, meta }, answers);
  const goBack = () => navigate(-1);
  const close = () => {
    goBack();
    for (const resource of changedResources) queryClient.removeQueries({ queryKey: [resource] });
  };

  return (
    <ApplicationFormFrame
      key={id}
      draftName={`maintenanceRequests.edit.${id}`}
      title={translate('maintenance.edit.title')}
      before={<BackButton onClick={goBack} />}
      defaultValues={request?.values}
      provider={request?.provider}
      sameName="replace"
      isEmailLocked
      keepsPeople
      addressNotes={request && addressNotes(request.application, row)}
      {...(request &&
        !mayBeEdited(request.application) && { blockedReason: translate('maintenance.edit.notSubmitted') })}
      texts={{
        submit: 'maintenance.edit.submit',
        submitted: 'maintenance.edit.submitted',
        close: 'maintenance.edit.close',
      }}
      access={{ resource: 'maintenanceRequests', action: 'edit' }}
      send={send}
      onClose={close}
    />
  );
};

/** Returns a notice for each address that has changed; of the tax address if it is not known which one has. */
const addressNotes = (
  application: Application,
  row: ApplicationRow | undefined,
): Partial<Record<AddressChange['field'], ReactNode>> => {
  // A back end without our fields says it in the list only.
  const hasChanged = application.hasAddressChanged ?? row?.hasAddressChanged ?? false;
  if (!hasChanged || !mayBeEdited(application)) return {};
  const known = application.addressChanges ?? [];
  const changes = known.length > 0 ? known : [{ field: 'address' as const, listed: undefined }];
  const notices = changes.map(({ field, listed }, index) => [
    field,
    <AddressChangeNotice key={field} address={application[field]} listed={listed} takesFocus={index === 0} />,
  ]);
  return Object.fromEntries(notices);
};
