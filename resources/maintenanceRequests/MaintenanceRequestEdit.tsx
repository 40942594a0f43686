import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useTranslate, useUpdate } from 'ra-core';
import { useParams } from 'react-router';
import type { RequestFormValues } from '../../providers/dataProvider/requestFormValues';
import { ApplicationFormFrame } from '../../src/blocks/applicationForm/ApplicationFormFrame';
import { useLoadedRequest } from '../../src/blocks/applicationForm/useLoadedRequest';
import type { SendRequest } from '../../src/blocks/applicationForm/useSubmission';
import { BackButton } from '../../src/kit/detail/BackButton';
import { isSubmitted } from './rows/isSubmitted';

/** What an edit changes of what other screens keep. */
const changedResources = ['applications', 'applicationFiles', 'maintenanceRequests'];

/** The form that edits a maintenance request which still waits (spec 2.9). */
export const MaintenanceRequestEdit = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const id = Number(useParams().id);
  const request = useLoadedRequest(id, () => navigate('/applications', { replace: true }));
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
      arePeopleLocked
      {...(request &&
        !isSubmitted(request.application) && { blockedReason: translate('maintenance.edit.notSubmitted') })}
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
