import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNavigate, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { paths } from '../../contract/paths';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { idOf } from '../../contract/rules/idOf';
import type { AppDataProvider } from '../../providers/dataProvider/createDataProvider';
import { BackButton } from '../../src/kit/detail/BackButton';
import { recheckInProgressKey, useRecheckInProgress } from '../../src/tariff/applicationDetail/useRechecks';
import {
  ApplicationFormFrame,
  type SendRequest,
} from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { useLoadedRequest } from '../../src/tariff/applicationForm/useLoadedRequest';
import { recheckObstacle } from './recheckObstacle';
import { recheckTexts } from './texts';

/** The resources whose cached lists and records a recheck makes stale. */
const changedResources = ['applications', 'recheckRequests'];

/** The form that asks to verify an active application again (spec 2.9). */
export const ApplicationRecheck = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { id: named = '' } = useParams();
  const applicationId = idOf(named);
  const request = useLoadedRequest(named, () => navigate(paths.applications, { replace: true }));
  const progress = useRecheckInProgress(applicationId);
  const dataProvider = useDataProvider<AppDataProvider>();

  const obstacle =
    request && recheckObstacle(request.application.applicationStatusId, progress.data === true);
  const detail = detailPath(detailLists.provider, { id: applicationId });
  const openDetail = () => navigate(detail);
  const send: SendRequest = (values, answers, options) =>
    dataProvider
      .recheck({ ...values, applicationId }, options)
      .then(answers.onSuccess, (error) => {
        answers.onError(error);
        // Someone else may have started a recheck meanwhile: show the obstacle at once.
        for (const queryKey of [['applications', 'getOne'], recheckInProgressKey])
          void queryClient.invalidateQueries({ queryKey });
      })
      .finally(answers.onSettled);
  const leaveTo = (path: string) => {
    navigate(path);
    for (const resource of changedResources) queryClient.removeQueries({ queryKey: [resource] });
  };

  return (
    <ApplicationFormFrame
      key={applicationId}
      draftName={`applications.recheck.${applicationId}`}
      title={translate('applicationRecheck.title', { id: named })}
      before={<BackButton onClick={openDetail} />}
      defaultValues={!progress.isFetchedAfterMount ? undefined : request?.values}
      provider={request?.provider}
      sameName="replace"
      keepsPeople
      blockedReason={obstacle}
      texts={{
        submit: 'applicationForm.submit',
        submitted: 'applicationRecheck.submitted',
        close: 'applicationRecheck.close',
      }}
      access={{ resource: 'applications', action: 'recheck' }}
      send={send}
      unchangedQuestion={recheckTexts.unchanged}
      onClose={() => leaveTo(detail)}
      seeRequest={{
        action: 'show',
        open: (id) => leaveTo(detailPath(detailLists.provider, { id, recheckApplicationId: applicationId })),
      }}
    />
  );
};
