import type { BeforeJson } from '../../contract/calls/defineCall';
import type { TimelineEvent, TimelineEventOf } from '../../contract/entities/timeline';
import { isPastActivationDeadline, lastDayForActivation } from '../../contract/rules/activation';
import { applicationStatus, underWayStatuses } from '../../contract/rules/applicationStatuses';
import { endOfLisbonDay } from '../../contract/rules/lisbonDay';
import { answersSoFar } from '../../contract/rules/verification';
import type { ElementsRow } from '../services/applications/detail/elementsOf';
import type { FollowUpRow, TimelineParts, TimelineRow } from '../services/applications/detail/getTimeline';
import type { Actor } from '../services/context/serviceContext';
import { presentHistoryEntry, shownEntries } from './presentHistory';
import { presentStatus } from './presentStatus';

/**
 * Presents an application's timeline as this actor sees it, newest first; a deadline is placed at the end of its
 * last day (spec 2.8).
 */
export const presentTimeline = (actor: Actor, parts: TimelineParts): BeforeJson<TimelineEvent>[] =>
  [
    // A refused recheck comes before the change that it made to the tariff.
    ...parts.followUps.flatMap((row) => presentFollowUp(actor, row)),
    ...shownEntries(actor, parts.history)
      .toReversed()
      .map((row) => presentStep(actor, row, parts)),
    ...presentAnswers(actor, parts),
    ...parts.elements.toReversed().flatMap((row) => presentElementsSteps(actor, row)),
    ...parts.told.map((step) => ({ kind: 'told' as const, ...step })),
    ...presentNotifications(actor, parts),
    ...presentDeadline(parts),
  ]
    // The sort is stable: events of the same moment keep their order.
    .sort((a, b) => Number(a.occurredOn) - Number(b.occurredOn))
    .reverse();

/** Presents a status entry; only administrators see who acted and what the services answered (spec 10.2). */
const presentStep = (
  actor: Actor,
  row: TimelineRow,
  { reasonText }: TimelineParts,
): BeforeJson<TimelineEventOf<'status'>> => ({
  kind: 'status',
  occurredOn: row.createdOn,
  entry: presentHistoryEntry(actor, row, reasonText),
  eligibleReason: row.eligibleReason,
  ...(actor.role === 'Administrator' && {
    author: row.author,
    ...(row.confirmedBy !== null && { confirmedBy: row.confirmedBy }),
    answers: answersOf(row),
  }),
});

/** Returns the services' answers up to an entry; for entries older than stored answers, what the status implies. */
const answersOf = (row: TimelineRow): TimelineEventOf<'status'>['answers'] => {
  const known = answersSoFar(row.statusId);
  const implied = (result: string | undefined) => (result === 'no' ? false : null);
  const socialSecurity = row.socialSecurityAnswer ?? implied(known.socialSecurity);
  const taxAuthority = row.taxAuthorityAnswer ?? implied(known.taxAuthority);
  return socialSecurity === null && taxAuthority === null ? null : { socialSecurity, taxAuthority };
};

/** Presents what the services said, to administrators. */
const presentAnswers = (actor: Actor, { answers }: TimelineParts): BeforeJson<TimelineEventOf<'answer'>>[] =>
  actor.role === 'Administrator'
    ? answers.map(({ recordedOn, askedOn, ...answer }) => ({
        kind: 'answer',
        occurredOn: recordedOn,
        askedOn,
        ...answer,
      }))
    : [];

/** Presents every message to administrators; to others only that and when they were told of the result (spec 6). */
const presentNotifications = (
  actor: Actor,
  { application, mails }: TimelineParts,
): BeforeJson<TimelineEventOf<'notified'>>[] => {
  if (actor.role === 'Administrator')
    return mails.map(({ subject, to, actualShippingDate, createdOn }) => ({
      kind: 'notified',
      occurredOn: actualShippingDate ?? createdOn,
      mail: { subject, to, isSent: actualShippingDate !== null },
    }));
  const notifiedOn = application.eligibilityNotificationSentDate;
  return notifiedOn ? [{ kind: 'notified', occurredOn: notifiedOn }] : [];
};

/** Presents what was asked for, and its answer or its end; only administrators see who. */
const presentElementsSteps = (actor: Actor, row: ElementsRow): BeforeJson<TimelineEventOf<'elements'>>[] => {
  const step = (
    name: TimelineEventOf<'elements'>['step'],
    moment: Date | null,
    said: { text?: string | null; dueDate?: string; author: string | null },
  ): BeforeJson<TimelineEventOf<'elements'>>[] => {
    if (!moment) return [];
    const { author, ...shown } = said;
    return [
      {
        kind: 'elements',
        occurredOn: moment,
        step: name,
        ...shown,
        ...(actor.role === 'Administrator' && { author }),
      },
    ];
  };
  return [
    ...step('asked', row.askedOn, { text: row.text, dueDate: row.dueDate, author: row.askedBy }),
    ...step('answered', row.answeredOn, { text: row.answer, author: row.answeredBy }),
    ...step('ended', row.endedOn, { author: row.endedBy }),
  ];
};

const presentFollowUp = (actor: Actor, row: FollowUpRow): BeforeJson<TimelineEventOf<'followUp'>>[] => {
  const about = {
    kind: 'followUp',
    applicationId: row.id,
    isAnnualMaintenance: row.kind === 'maintenance',
  } as const;
  const submitted = { ...about, occurredOn: row.createdOn, status: null };
  if (underWayStatuses.includes(row.statusId)) return [submitted];
  const status = presentStatus(actor, row.statusId);
  return [submitted, { ...about, occurredOn: row.statusDate, status }];
};

const presentDeadline = ({ application, now }: TimelineParts): BeforeJson<TimelineEventOf<'deadline'>>[] => {
  const { kind, statusId, eligibilityNotificationSentDate: notifiedOn } = application;
  if (kind !== 'request' || statusId !== applicationStatus.eligible || !notifiedOn) return [];
  return [
    {
      kind: 'deadline',
      occurredOn: endOfLisbonDay(lastDayForActivation(notifiedOn)),
      isOver: isPastActivationDeadline(notifiedOn, now),
    },
  ];
};
