import { useQueryClient } from '@tanstack/react-query';
import { CanAccess, useCreate, useNavigate, useTranslate } from 'ra-core';
import { paths } from '../../contract/paths';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { ApplicationFormFrame } from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { emptyRequest } from '../../src/tariff/applicationForm/emptyRequest';
import { useOwnProvider } from '../../src/tariff/applicationForm/useOwnProvider';
import type { SendRequest } from '../../src/tariff/applicationForm/useSubmission';
import { LiveRequestNotice } from './LiveRequestNotice';
import { RequestIntroduction } from './RequestIntroduction';
import { useRememberedEmail } from './useRememberedEmail';

/** The eligibility request form at /form (spec 2.3). */
export const ApplicationCreate = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { provider, isPending, retry } = useOwnProvider();
  const [create] = useCreate();
  const { email, remember } = useRememberedEmail();

  const send: SendRequest = (data, answers, meta) =>
    create(
      'applications',
      { data, meta },
      {
        ...answers,
        onSuccess: (record) => {
          remember(data.providerEmail);
          // react-admin caches the form's values as the created record, which is not the application.
          queryClient.removeQueries({ queryKey: ['applications', 'getOne', { id: String(record.id) }] });
          answers.onSuccess(record);
        },
      },
    );

  return (
    <ApplicationFormFrame
      draftName="applications.create"
      title={translate('applicationForm.title')}
      introduction={<RequestIntroduction />}
      defaultValues={
        isPending || email === undefined
          ? undefined
          : { ...emptyRequest(provider?.id ?? null), providerEmail: email }
      }
      provider={provider}
      onProviderWanted={retry}
      sameName="ignore"
      citizenNote={
        <CanAccess resource="applications" action="search">
          <LiveRequestNotice listPath={paths.applicationManagement} />
        </CanAccess>
      }
      texts={{
        submit: 'applicationForm.submit',
        submitted: 'applicationForm.submitted.title',
        close: 'applicationForm.submitted.home',
      }}
      access={{ resource: 'applications', action: 'create' }}
      send={send}
      onClose={() => navigate(paths.home)}
      seeRequest={{
        action: 'openDetail',
        open: (id) => navigate(detailPath(detailLists.provider, { id })),
      }}
    />
  );
};
