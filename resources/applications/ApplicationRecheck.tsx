import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNavigate, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import type { ResubmissionValues } from '../../providers/dataProvider/requestFormValues';
import { detailPath } from '../../src/blocks/applicationDetail/detailPaths';
import { ApplicationFormFrame } from '../../src/blocks/applicationForm/ApplicationFormFrame';
import { useLoadedRequest } from '../../src/blocks/applicationForm/useLoadedRequest';
import type { SendRequest } from '../../src/blocks/applicationForm/useSubmission';
import { BackButton } from '../../src/kit/detail/BackButton';
import { recheckObstacle } from './recheckObstacle';
import { useRecheckProgress } from './useRecheckProgress';

/** What a recheck changes of what other screens keep. */
const changedResources = ['applications', 'recheckProgress', 'recheckRequests'];

/** The form that asks to verify an active application again (spec 2.9). */
export const ApplicationRecheck = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const applicationId = Number(useParams().id);
  const request = useLoadedRequest(applicationId, () => navigate('/applications', { replace: true }));
  const progress = useRecheckProgress(applicationId);
  const [create] = useCreate<ResubmissionValues & { id: number }>();

  const obstacle = request && recheckObstacle(request.application.applicationStatusId, progress.isInProgress);
  const openDetail = () => navigate(detailPath('/applicationManagement', applicationId));
  const send: SendRequest = (values, answers, meta) =>
    create(
      'applicationRechecks',
      { data: { ...values, applicationId }, meta },
      {
        ...answers,
        onError: (error) => {
          answers.onError(error);
          // Somebody else may have been faster: the obstacle is then said at once.
          for (const resource of changedResources)
            void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] });
        },
      },
    );
  const close = () => {
    openDetail();
    for (const resource of changedResources) queryClient.removeQueries({ queryKey: [resource] });
  };

  return (
    <ApplicationFormFrame
      key={applicationId}
      draftName={`applications.recheck.${applicationId}`}
      title={translate('applicationRecheck.title', { id: applicationId })}
      before={<BackButton onClick={openDetail} />}
      defaultValues={progress.isPending ? undefined : request?.values}
      provider={request?.provider}
      sameName="replace"
      arePeopleLocked
      blockedReason={obstacle && translate(`applicationRecheck.obstacle.${obstacle}`)}
      texts={{
        submit: 'applicationForm.submit',
        submitted: 'applicationRecheck.submitted',
        close: 'applicationRecheck.close',
      }}
      access={{ resource: 'applications', action: 'recheck' }}
      send={send}
      onClose={close}
    />
  );
};
