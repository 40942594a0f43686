import { useCanAccess, useGetList, useTranslate, useTranslateLabel } from 'ra-core';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import type { Comparison } from '../../../contract/entities/comparison';
import { statusName } from '../../../contract/entities/statusTexts';
import { paths } from '../../../contract/paths';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { useCapability } from '../../kit/access/useCapability';
import { useCachedRow } from '../../kit/data/queries';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { BackButton } from '../../kit/detail/BackButton';
import { Page } from '../../kit/layout/Page';
import { placeIn } from '../../kit/prevNext/listPlace';
import { usePrevNext } from '../../kit/prevNext/usePrevNext';
import { Button } from '../../ui/buttons/Button';
import { useMedia } from '../../ui/layout/useMedia';
import { Section } from '../../ui/page/Section';
import { DetailColumns } from '../../ui/values/DetailColumns';
import { StatusChip } from '../applicationStatus/StatusChip';
import { ComparisonCard } from './ComparisonCard';
import { DeclarationsCard } from './DeclarationsCard';
import { PreviewCards } from './DetailPreview';
import { detailRoute, useDetailBack, useDetailTitle } from './detailPaths';
import { allDocuments, type HeldDocument } from './documentsByField';
import { CitizenCard, ProviderCard } from './PeopleCards';
import { type NextRequest, PrevNextButtons, useOpenStep } from './PrevNextButtons';
import { peopleOf } from './peopleOf';
import { prefetchOptions, usePrefetchDetail } from './prefetchDetail';
import { RecheckRequests } from './RecheckRequests';
import { RequestLead } from './RequestLead';
import { StatusCard, statusAnchor } from './StatusCard';
import { AddressFields, StudentCard } from './StudentCard';
import { ShowDocumentContext, type ViewerProps } from './showDocument';
import { Timeline } from './Timeline';
import { type LoadedDetail, useApplicationDetail } from './useApplicationDetail';
import { WhoLine } from './WhoLine';

interface ApplicationDetailProps {
  /** The list that these details belong to, such as `/applications`. */
  listPath: string;
  /** Renders the link to the blocking application, for users who may see it. */
  blockingApplication?: (blockingApplicationId: number) => ReactNode;
  /** Shown below the status, such as a deadline. */
  statusNote?: (detail: LoadedDetail) => ReactNode;
  /**
   * Renders the action cards; `next` is the next request in the list that this one was opened from, if there is
   * one. With `dock` they stand in the title line, and their dialogs in the dock, beside the documents.
   */
  actions?: (detail: LoadedDetail, next: NextRequest | undefined, dock: HTMLElement | undefined) => ReactNode;
  /** What comes first of all cards, because it is to be acted on. */
  lead?: (detail: LoadedDetail) => ReactNode;
  /** This audience's own notes about the application. */
  notes?: (detail: LoadedDetail) => ReactNode;
  /** Renders the viewer of the documents, above the page or beside the cards. */
  viewer: (props: ViewerProps) => ReactNode;
  /** Whether the documents stand beside the cards from the start, so that those of the next request are prefetched. */
  hasDocumentsBeside?: boolean;
  /** The tables for this audience only, rendered once the history is loaded. */
  records?: (detail: LoadedDetail) => ReactNode;
}

/** The detail of an application, a recheck or a maintenance request; each audience fills its slots (spec 2.8). */
export const ApplicationDetail = (props: ApplicationDetailProps) => {
  const { listPath, blockingApplication, statusNote, actions, viewer, records } = props;
  const { hasDocumentsBeside = false, lead, notes } = props;
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
  useFocusWhenLost(statusAnchor, detail?.application.applicationStatusId);
  const isBesideCards = useMedia('(min-width: 900px)');
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const documents = detail ? allDocuments(detail.documents) : [];
  const isToDecide = detail?.application.applicationStatusId === applicationStatus.awaitsRegulator;
  usePrefetchDetail({
    documents: isToDecide && hasDocumentsBeside ? documents.slice(1) : [],
    applicationId: prevNext?.next?.row.id,
    hasDocumentsBeside,
    isDue: detail?.isHistorySettled ?? false,
  });
  const people = peopleOf(detail?.application);
  const view = useViewer(route.applicationId, {
    viewer,
    application: detail?.application,
    documents,
    people,
    isBeside: hasDocumentsBeside,
  });
  const isWayInAside = isBesideCards && !view.beside;
  const shown = detail?.application ?? row;
  // On a narrow screen the actions stand above the other cards: those wait for the history with them.
  const isRoomSettled = isBesideCards || detail?.isHistorySettled;
  // Waits for the history: filling the status card would move a button from under the pointer.
  const openNext = openStep(prevNext?.next);
  const next = prevNext?.next && openNext && { id: prevNext.next.row.id, open: openNext };
  const actionCards =
    detail?.isHistorySettled &&
    // In the title line they wait for their dock too.
    (!view.beside || dock) &&
    actions?.(detail, next, dock ?? undefined);

  if (detail && detail.kind !== 'maintenance' && !mayShowAny) return <Navigate to={paths.home} replace />;
  if (detail?.rightPath) return <Navigate to={detail.rightPath} replace state={state} />;
  const steps = prevNext && <PrevNextButtons prevNext={prevNext} listPath={listPath} title={title} />;
  const current = detail?.currentEntry;
  const since = current?.createdOn ?? row?.applicationStatusDate;
  return (
    <Page
      title={title}
      beside={
        shown && (
          <StatusChip
            statusId={shown.applicationStatusId}
            description={current?.applicationStatus.description ?? statusName(shown.applicationStatusId)}
          />
        )
      }
      subtitle={
        shown ? (
          <WhoLine route={route} application={shown} createdOn={createdOn} inStatusSince={since} />
        ) : (
          ' '
        )
      }
      before={<BackButton onClick={goBack} />}
      actions={
        <>
          {steps}
          {view.open && (
            <Button className="kit-screen-only" variant="outlined" size="small" onClick={view.open}>
              {translate('applicationDetail.documents.show')}
            </Button>
          )}
          {view.beside && <Fragment key={route.applicationId}>{actionCards}</Fragment>}
        </>
      }
    >
      {!detail && <PreviewCards row={row} />}
      {detail && (
        // The key resets what was opened, typed or scrolled in the previous request.
        <ShowDocumentContext key={route.applicationId} value={view.show}>
          <DetailColumns
            beside={view.beside}
            dock={setDock}
            lead={
              <>
                {lead?.(detail)}
                <RequestLead application={detail.application} />
                <CitizenCard application={detail.application} />
              </>
            }
            aside={
              <>
                <StatusCard
                  statusId={detail.application.applicationStatusId}
                  entry={current}
                  isPending={!detail.isHistorySettled || detail.history.isFetching}
                  blockingApplication={blockingApplication}
                  note={statusNote?.(detail)}
                />
                {!view.beside && actionCards}
                {/* Below the actions, which come with the history. */}
                {isWayInAside && detail.isHistorySettled && (
                  <Timeline listPath={listPath} applicationId={detail.application.id} />
                )}
              </>
            }
          >
            {isRoomSettled && (
              <>
                <Comparisons
                  listPath={listPath}
                  application={detail.application}
                  showsBlocking={blockingApplication !== undefined}
                />
                <Section title={String(translateLabel({ source: 'address' }))}>
                  <AddressFields address={detail.application.address} />
                </Section>
                {detail.application.isStudent && (
                  <StudentCard application={detail.application} documents={detail.documents} />
                )}
                <DeclarationsCard application={detail.application} documents={detail.documents} />
                <ProviderCard application={detail.application} />
                {notes?.(detail)}
                {!isWayInAside && <Timeline listPath={listPath} applicationId={detail.application.id} />}
              </>
            )}
          </DetailColumns>
          {view.sheet}
          {detail.isHistorySettled && records?.(detail)}
          {isRoomSettled && !detail.isRecheckDetail && (
            <RecheckRequests
              listPath={listPath}
              applicationId={detail.application.id}
              list={detail.recheckRequests}
            />
          )}
        </ShowDocumentContext>
      )}
    </Page>
  );
};

interface ViewerOptions extends Pick<ApplicationDetailProps, 'viewer'>, Pick<ViewerProps, 'people'> {
  /** Undefined until it is loaded. */
  application: Application | undefined;
  documents: readonly HeldDocument[];
  /** Whether the documents stand beside the cards, rather than in a sheet above the page. */
  isBeside: boolean;
}

/** Returns the viewer, beside the cards or as a sheet, and functions that open it; all undefined without documents. */
const useViewer = (applicationId: string, options: ViewerOptions) => {
  const { viewer, application, documents, people, isBeside } = options;
  const [chosen, setChosen] = useState<number>();
  // Of another request it is closed.
  const [openFor, setOpenFor] = useState<string>();
  const show = useMemo(
    () => (resourceFileId: number) => {
      setChosen(resourceFileId);
      setOpenFor(applicationId);
    },
    [applicationId],
  );
  const [first, ...others] = documents;
  if (!first || !application) return {};
  const props = { application, documents: [first, ...others], people, chosen, onChoose: setChosen } as const;
  if (isBeside) return { show, beside: viewer(props) };
  return {
    show,
    open: () => setOpenFor(applicationId),
    sheet: openFor === applicationId && viewer({ ...props, onClose: () => setOpenFor(undefined) }),
  };
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

/**
 * When a change removes the focused element, such as a button that no longer applies, moves the focus to what
 * shows the change; otherwise it would go back to the top of the page.
 */
const useFocusWhenLost = (target: string, changed: unknown): void => {
  const seen = useRef(changed);
  useEffect(() => {
    if (seen.current === changed) return;
    const isFirst = seen.current === undefined;
    seen.current = changed;
    if (!isFirst && document.activeElement === document.body) document.getElementById(target)?.focus();
  }, [changed, target]);
};
