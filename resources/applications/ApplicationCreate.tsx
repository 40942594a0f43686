import { useQueryClient } from '@tanstack/react-query';
import {
  CanAccess,
  useCreate,
  useGetIdentity,
  useGetList,
  useNavigate,
  useStore,
  useTranslate,
} from 'ra-core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ApplicationRow } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import { isLiveStatus, isUnderWay } from '../../contract/rules/applicationStatuses';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { isNif } from '../../contract/rules/nif';
import { Slot } from '../../src/kit/layout/Slot';
import type { OwnProvider } from '../../src/tariff/applicationForm/ApplicationForm';
import {
  ApplicationFormFrame,
  type SendRequest,
} from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { emptyRequest } from '../../src/tariff/applicationForm/emptyRequest';
import { Alert } from '../../src/ui/alert/Alert';
import { Bullets } from '../../src/ui/layout/Stack';
import { useMedia } from '../../src/ui/layout/useMedia';
import { recheckObstacle } from './recheckObstacle';
import { introductionTexts, liveRequestTexts } from './texts';

declare module '../../src/kit/layout/Slot' {
  interface Slots {
    /** On the home and the lists of a provider: beside the page, above it, or among its actions. */
    providerPage: { place: 'beside' | 'above' | 'menu' };
  }
}

/** The eligibility request form at /form (spec 2.3). */
export const ApplicationCreate = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { provider, isPending, retry } = useOwnProvider();
  const [create] = useCreate();
  const { email, remember } = useRememberedEmail();
  const hasRoomBeside = useMedia('(min-width: 1200px)');

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

  const frame = (
    <ApplicationFormFrame
      draftName="applications.create"
      title={translate('applicationForm.title')}
      introduction={
        <>
          {!hasRoomBeside && <Slot name="providerPage" props={{ place: 'above' }} />}
          <RequestIntroduction />
        </>
      }
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
  return (
    <>
      {frame}
      {/* After the form in the order of the Tab key, which begins with its fields. */}
      {hasRoomBeside && <Slot name="providerPage" props={{ place: 'beside' }} />}
    </>
  );
};

/**
 * Loads the signed-in user's provider (spec 2.3); a failed load is silent and leaves the select empty until
 * `retry` (spec 8).
 */
const useOwnProvider = () => {
  const { data, isFetched, error, refetch } = useGetList<OwnProvider>('providerContext', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Pending means the first load only: a retry must not unmount a half-filled form.
  return { provider: data?.[0], isPending: !isFetched, retry: () => error && void refetch() };
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
  return (
    <Alert severity="info" role="note" outline="quiet" title={introductionTexts.title}>
      <Bullets>
        {points.map((point) => (
          <li key={point}>{introductionTexts[point]}</li>
        ))}
      </Bullets>
    </Alert>
  );
};

const points = ['who', 'documents', 'afterwards'] as const;

/**
 * A note that the provider already has a live request for the entered NIF, with links to it and, if possible,
 * to its recheck; it blocks nothing.
 */
const LiveRequestNotice = ({ listPath }: { listPath: string }) => {
  const fiscalNumber: unknown = useWatch({ name: 'fiscalNumber' });
  const request = useLiveRequest(typeof fiscalNumber === 'string' ? fiscalNumber : '');
  return (
    <div aria-live="polite">
      {request && (
        <Alert severity="info" outline="quiet" role="note">
          {liveRequestTexts.text(request.row.applicationStatusDescription)}{' '}
          <a className="ui-link" href={detailPath(listPath, request.row)} target="_blank" rel="noopener">
            {liveRequestTexts.link(request.row.id)}
          </a>
          {request.isRecheckable && (
            <CanAccess resource="applications" action="recheck">
              {' · '}
              <a
                className="ui-link"
                href={`${listPath}/${request.row.id}/recheckForm`}
                target="_blank"
                rel="noopener"
              >
                {liveRequestTexts.recheck(request.row.id)}
              </a>
            </CanAccess>
          )}
        </Alert>
      )}
    </div>
  );
};

const pauseMs = 400;
const newest = { page: 1, perPage: 50 };

/** A live request of the provider, and whether it can be rechecked. */
interface LiveRequest {
  row: ApplicationRow;
  isRecheckable: boolean;
}

/**
 * Returns the provider's newest live request for a tax number; a failed search is silent, because the server
 * checks again.
 */
const useLiveRequest = (fiscalNumber: string): LiveRequest | undefined => {
  const settled = useSettled(fiscalNumber);
  const isAsked = settled === fiscalNumber && isNif(fiscalNumber);
  const { data } = useGetList<ApplicationRow>(
    'applications',
    { filter: { fiscalNumber }, pagination: newest },
    { enabled: isAsked, retry: false },
  );
  return isAsked ? liveRequest(data ?? []) : undefined;
};

/** Prefers the request itself, because a row about another request, such as its recheck, tells less. */
const liveRequest = (rows: readonly ApplicationRow[]): LiveRequest | undefined => {
  const live = rows.filter(({ applicationStatusId }) => isLiveStatus(applicationStatusId));
  const row = live.find(({ recheckApplicationId }) => !recheckApplicationId) ?? live[0];
  if (!row) return undefined;
  const isInProgress = rows.some(
    ({ recheckApplicationId, isAnnualMaintenance, applicationStatusId }) =>
      recheckApplicationId === row.id && !isAnnualMaintenance && isUnderWay(applicationStatusId),
  );
  const isRecheckable =
    !row.recheckApplicationId && recheckObstacle(row.applicationStatusId, isInProgress) === undefined;
  return { row, isRecheckable };
};

/** Debounces a text: returns it once it has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
