import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { TimelineEvent } from '../../../contract/entities/timeline';
import { detailPath } from '../../../contract/rules/detailPath';
import { useCapability } from '../../kit/access/useCapability';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { formatDay, formatMoment } from '../../kit/format/lisbonTime';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { EmailText } from '../../ui/values/EmailText';
import { timelineTexts } from './texts';
import { eventLines, eventTitle } from './timelineStep';
import './timeline.css';

interface TimelineProps {
  listPath: string;
  applicationId: number;
}

/**
 * The timeline of an application, newest first: what happened, when and why (spec 2.8). The server sends each
 * audience only what it may know.
 */
export const Timeline = ({ listPath, applicationId }: TimelineProps) => {
  const isOffered = useCapability('get-timeline');
  const query = useGetList<TimelineEvent & { id: string }, Error>(
    'timelineEvents',
    { filter: { applicationId } },
    { enabled: isOffered },
  );
  if (!isOffered) return null;
  return (
    <div className="kit-screen-only">
      <Section title={timelineTexts.title}>
        <RetryAlert queries={[query]} />
        {query.isPending && <TableSkeleton />}
        {query.data && (
          <ol reversed className="timeline">
            {query.data.map((event) => (
              <li key={event.id} className={event.kind === 'deadline' && !event.isOver ? 'ahead' : undefined}>
                <Step event={event} timeline={query.data} listPath={listPath} applicationId={applicationId} />
              </li>
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
};

interface StepProps extends TimelineProps {
  event: TimelineEvent;
  timeline: readonly TimelineEvent[];
}

const Step = ({ event, timeline, listPath, applicationId }: StepProps) => {
  const format = event.kind === 'deadline' ? formatDay : formatMoment;
  return (
    <>
      <strong>{eventTitle(event)}</strong>
      <time dateTime={event.occurredOn}>{format(event.occurredOn)}</time>
      {eventLines(event, timeline).map((line) => (
        <p key={line}>
          <EmailText text={line} />
        </p>
      ))}
      <OtherApplication event={event} listPath={listPath} applicationId={applicationId} />
    </>
  );
};

/** A link to the other application that an event is about. */
const OtherApplication = ({ event, listPath, applicationId }: { event: TimelineEvent } & TimelineProps) => {
  const translate = useTranslate();
  const link = (id: number, kind: 'request' | 'recheck' | 'maintenance') => (
    <Link
      className="ui-link"
      to={detailPath(listPath, { id, recheckApplicationId: kind === 'recheck' ? applicationId : null })}
    >
      {translate(`applicationDetail.title.${kind}`, { id })}
    </Link>
  );
  if (event.kind === 'followUp')
    return <p>{link(event.applicationId, event.isAnnualMaintenance ? 'maintenance' : 'recheck')}</p>;
  const blockingId = event.kind === 'status' ? event.entry.blockingApplicationId : undefined;
  return blockingId ? (
    <p>
      {timelineTexts.blocking} {link(blockingId, 'request')}
    </p>
  ) : null;
};
