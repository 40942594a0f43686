import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useTranslate, useUpdate } from 'ra-core';
import { useParams } from 'react-router';
import type { Application } from '../../contract/entities/application';
import type { RequestFormValues } from '../../contract/entities/request';
import { paths } from '../../contract/paths';
import { idOf } from '../../contract/rules/idOf';
import { BackButton } from '../../src/kit/detail/BackButton';
import { ApplicationFormFrame } from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { useLoadedRequest } from '../../src/tariff/applicationForm/useLoadedRequest';
import type { SendRequest } from '../../src/tariff/applicationForm/useSubmission';
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
