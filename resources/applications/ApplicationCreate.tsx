import { useQueryClient } from '@tanstack/react-query';
import { CanAccess, useCreate, useGetIdentity, useNavigate, useStore, useTranslate } from 'ra-core';
import { paths } from '../../contract/paths';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { ApplicationFormFrame } from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { emptyRequest } from '../../src/tariff/applicationForm/emptyRequest';
import { useOwnProvider } from '../../src/tariff/applicationForm/useOwnProvider';
import type { SendRequest } from '../../src/tariff/applicationForm/useSubmission';
import { Alert } from '../../src/ui/alert/Alert';
import { Bullets } from '../../src/ui/layout/Stack';
import { LiveRequestNotice } from './LiveRequestNotice';

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

/**
 * Returns the provider's e-mail of this user's last request, stored on this device; undefined until the user
 * is known.
 */
const useRememberedEmail = (): { email: string | undefined; remember: (email: string) => void } => {
  const { identity } = useGetIdentity();
  const [emails, setEmails] = useStore<Readonly<Record<string, string>>>('providerEmails', {});
  const user = identity && String(identity.id);
  return {
    email: user && (emails[user] ?? ''),
    remember: (email) => user && setEmails({ ...emails, [user]: email }),
  };
};

/** Explains what to have ready and what happens next, for people who use the form rarely. */
const RequestIntroduction = () => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" outline="quiet" title={translate('applicationForm.intro.title')}>
      <Bullets>
        {points.map((point) => (
          <li key={point}>{translate(`applicationForm.intro.${point}`)}</li>
        ))}
      </Bullets>
    </Alert>
  );
};

const points = ['who', 'documents', 'afterwards'] as const;
