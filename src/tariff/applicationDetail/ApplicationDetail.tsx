import { useCanAccess, useGetList, useTranslate, useTranslateLabel } from 'ra-core';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import type { Comparison } from '../../../contract/entities/comparison';
import { paths } from '../../../contract/paths';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { documentLists } from '../../../contract/rules/requestParts';
import { useCapability } from '../../kit/access/useCapability';
import { useCachedRow } from '../../kit/data/queries';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { BackButton } from '../../kit/detail/BackButton';
import { RecordValues } from '../../kit/detail/RecordValues';
import { formatMoment } from '../../kit/format/lisbonTime';
import { Page } from '../../kit/layout/Page';
import { placeIn } from '../../kit/prevNext/listPlace';
import { usePrevNext } from '../../kit/prevNext/usePrevNext';
import { ReadOnlyCheckbox } from '../../ui/choice/Checkbox';
import { Stack } from '../../ui/layout/Stack';
import { useMedia } from '../../ui/layout/useMedia';
import { Section } from '../../ui/page/Section';
import { DetailColumns } from '../../ui/values/DetailColumns';
import { ComparisonCard } from './ComparisonCard';
import { PreviewCards } from './DetailPreview';
import { detailRoute, useDetailBack, useDetailTitle } from './detailPaths';
import type { DocumentsByField } from './documentsByField';
import { PeopleCards } from './PeopleCards';
import { PrevNextButtons, useOpenStep } from './PrevNextButtons';
import { prefetchOptions, usePrefetchDetail } from './prefetchDetail';
import { RecheckRequests } from './RecheckRequests';
import { StatusCard } from './StatusCard';
import { AddressFields, DocumentList, StudentCard } from './StudentCard';
import { Timeline } from './Timeline';
import { type LoadedDetail, useApplicationDetail } from './useApplicationDetail';

interface ApplicationDetailProps {
  /** The list that these details belong to, such as `/applications`. */
  listPath: string;
  /** Renders the link to the blocking application, for users who may see it. */
  blockingApplication?: (blockingApplicationId: number) => ReactNode;
  /** Shown below the status, such as a deadline. */
  statusNote?: (detail: LoadedDetail) => ReactNode;
  /**
   * Renders the action cards; `openNext` opens the next request in the list that this one was opened from, if
   * there is one.
   */
  actions?: (detail: LoadedDetail, openNext: (() => void) | undefined) => ReactNode;
  /** Rendered beside the cards, where there is room. */
  beside?: (detail: LoadedDetail) => ReactNode;
  /** Whether `beside` shows documents, so that those of the next request are prefetched. */
  hasDocumentsBeside?: boolean;
  /** The tables for this audience only, rendered once the history is loaded. */
  records?: (detail: LoadedDetail) => ReactNode;
}

/** The detail of an application, a recheck or a maintenance request; each audience fills its slots (spec 2.8). */
export const ApplicationDetail = (props: ApplicationDetailProps) => {
  const { listPath, blockingApplication, statusNote, actions, beside, records } = props;
  const { hasDocumentsBeside = false } = props;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const route = detailRoute(useParams());
  const { goBack, takeBack } = useDetailBack(listPath, route);
  // Rights over annual maintenance alone open its requests here, and no others (spec 2.1).
  const { canAccess: mayShowAny = true } = useCanAccess({ action: 'show' });
  const detail = useApplicationDetail(listPath, route, takeBack);
  const row = useCachedRow<ApplicationRow>(route.applicationId);
  const title = useDetailTitle(route, detail?.application ?? row);
  // A back end that knows only spec 3 sends it in rows; without a row, the first status is as old.
  const createdOn =
    detail?.application.createdOn ?? row?.createdOn ?? detail?.history.data?.at(-1)?.createdOn;
  const { state } = useLocation();
  const prevNext = usePrevNext<ApplicationRow>(route.applicationId, placeIn(state), prefetchOptions);
  const openStep = useOpenStep(listPath);
  usePrefetchDetail(detail?.isHistorySettled ? prevNext?.next?.row.id : undefined, hasDocumentsBeside);
  const aside = useRef<HTMLDivElement>(null);
  useFocusWhenLost(aside, detail?.application.applicationStatusId);
  const isBesideCards = useMedia('(min-width: 900px)');
  const besides = detail && beside?.(detail);
  const isWayInAside = isBesideCards && !besides;

  if (detail && detail.kind !== 'maintenance' && !mayShowAny) return <Navigate to={paths.home} replace />;
  if (detail?.rightPath) return <Navigate to={detail.rightPath} replace state={state} />;
  return (
    <Page
      title={title}
      subtitle={createdOn && translate('applicationDetail.createdOn', { moment: formatMoment(createdOn) })}
      before={<BackButton onClick={goBack} />}
      actions={prevNext && <PrevNextButtons prevNext={prevNext} listPath={listPath} title={title} />}
    >
      {!detail && <PreviewCards row={row} />}
      {detail && (
        // The key resets what was opened, typed or scrolled in the previous request.
        <Fragment key={route.applicationId}>
          <DetailColumns
            beside={besides}
            aside={
              <>
                <div ref={aside} tabIndex={-1}>
                  <StatusCard
                    entry={detail.currentEntry}
                    isPending={!detail.isHistorySettled || detail.history.isFetching}
                    blockingApplication={blockingApplication}
                    note={statusNote?.(detail)}
                  />
                </div>
                {/* Waits for the history: filling the card above would move a button from under the pointer. */}
                {detail.isHistorySettled && actions?.(detail, openStep(prevNext?.next))}
                {isWayInAside && <Timeline listPath={listPath} applicationId={detail.application.id} />}
              </>
            }
          >
            <Comparisons
              listPath={listPath}
              application={detail.application}
              showsBlocking={blockingApplication !== undefined}
            />
            <PeopleCards application={detail.application} />
            <Section title={String(translateLabel({ source: 'address' }))}>
              <AddressFields address={detail.application.address} />
            </Section>
            {detail.application.isStudent && (
              <StudentCard application={detail.application} documents={detail.documents} />
            )}
            <DeclarationsCard application={detail.application} documents={detail.documents} />
            {!isWayInAside && <Timeline listPath={listPath} applicationId={detail.application.id} />}
          </DetailColumns>
          {detail.isHistorySettled && records?.(detail)}
          {!detail.isRecheckDetail && (
            <RecheckRequests
              listPath={listPath}
              applicationId={detail.application.id}
              list={detail.recheckRequests}
            />
          )}
        </Fragment>
      )}
    </Page>
  );
};

interface ComparisonsProps {
  listPath: string;
  application: Application;
  /** Whether the user may know what blocks a conflicting request. */
  showsBlocking: boolean;
}

/** The differences between an application and its original, and the application that blocks it (spec 2.8). */
const Comparisons = ({ listPath, application, showsBlocking }: ComparisonsProps) => {
  const { id, recheckApplicationId, applicationStatusId } = application;
  const isOffered = useCapability('get-comparisons');
  const isBlocked = showsBlocking && applicationStatusId === applicationStatus.conflicting;
  const isCompared = isOffered && (Boolean(recheckApplicationId) || isBlocked);
  const query = useGetList<Comparison & { id: string }, Error>(
    'comparisons',
    { filter: { applicationId: id } },
    { enabled: isCompared },
  );
  if (!isCompared) return null;
  const coming = recheckApplicationId && {
    relation: 'original' as const,
    applicationId: recheckApplicationId,
  };
  const shown = query.data ?? (coming ? [coming] : []);
  // Which request blocks this one is not known yet, so there is no card to say it in.
  if (shown.length === 0) return <RetryAlert queries={[query]} />;
  return shown.map((comparison) => (
    <ComparisonCard
      key={comparison.relation}
      listPath={listPath}
      comparison={comparison}
      query={query.data ? undefined : query}
    />
  ));
};

interface DeclarationsCardProps {
  application: Application;
  documents: DocumentsByField;
}

const declarations = ['applicantGaveConsent', 'applicantProvidedRequiredDocuments'] as const;

/** The declarations and their documents (spec 2.8, declarations). */
const DeclarationsCard = ({ application, documents }: DeclarationsCardProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <Section title={translate('applicationDetail.card.declarations')}>
      <Stack gap="close">
        {declarations.map((field) => (
          <ReadOnlyCheckbox
            key={field}
            label={String(translateLabel({ source: field }))}
            checked={application[field] ?? false}
          />
        ))}
      </Stack>
      <RecordValues
        record={{
          socialSecurityFiles: <DocumentList files={documents.socialSecurityFiles} />,
          taxCustomsAuthorityFiles: <DocumentList files={documents.taxCustomsAuthorityFiles} />,
        }}
        fields={documentLists}
      />
    </Section>
  );
};

/**
 * When a change removes the focused element, such as a button that no longer applies, moves the focus to what
 * shows the change; otherwise it would go back to the top of the page.
 */
const useFocusWhenLost = (target: RefObject<HTMLElement | null>, changed: unknown): void => {
  const seen = useRef(changed);
  useEffect(() => {
    if (seen.current === changed) return;
    const isFirst = seen.current === undefined;
    seen.current = changed;
    if (!isFirst && document.activeElement === document.body) target.current?.focus();
  }, [changed, target]);
};
