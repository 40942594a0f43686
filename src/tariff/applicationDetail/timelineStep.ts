import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { TimelineEvent, TimelineEventOf } from '../../../contract/entities/timeline';
import { applicationStatus, applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { type HouseholdServiceName, householdServiceNames } from '../../../contract/rules/verification';
import { formatDay, formatMoment } from '../../kit/format/lisbonTime';
import { elementsStepTexts, timelineTexts } from './texts';

/** The text for entering each status; a status that is not listed is shown by its own name. */
const stepNames: Readonly<Record<number, keyof typeof timelineTexts.step>> = {
  [status.submitted]: 'submitted',
  [status.awaitsSocialSecurityAndTaxCustomsAuthority]: 'begun',
  [status.processing]: 'begun',
  [status.awaitsTaxCustomsAuthority]: 'answered',
  [status.awaitsSocialSecurity]: 'answered',
  [status.conflicting]: 'conflicting',
  [status.awaitsRegulator]: 'awaitsRegulator',
  [status.eligible]: 'eligible',
  [status.nonEligible]: 'nonEligible',
  [status.active]: 'active',
  [status.inactive]: 'inactive',
  [status.cancelled]: 'cancelled',
};

/** Returns the title of an event: what happened, in a few words. */
export const eventTitle = (event: TimelineEvent): string => {
  switch (event.kind) {
    case 'status': {
      const name = stepNames[event.entry.applicationStatusId];
      return name ? timelineTexts.step[name] : event.entry.applicationStatus.description;
    }
    case 'answer':
      return timelineTexts.answerStep.title[event.service];
    case 'notified':
      return timelineTexts[event.mail ? (event.mail.isSent ? 'mail' : 'mailWaiting') : 'notified'];
    case 'followUp': {
      const kind = event.isAnnualMaintenance ? 'maintenance' : 'recheck';
      return event.status
        ? timelineTexts.followUp[`${kind}Result`](event.status.description)
        : timelineTexts.followUp[kind];
    }
    case 'elements':
      return elementsStepTexts[event.step];
    case 'told':
      return event.title;
    case 'deadline':
      return timelineTexts[event.isOver ? 'deadlineOver' : 'deadline'];
  }
};

/** Returns what each service had said, but for those whose answer is a step of its own. */
const answerLines = (
  { answers }: TimelineEventOf<'status'>,
  hasStep: (service: HouseholdServiceName) => boolean,
): string[] =>
  answers
    ? householdServiceNames
        .filter((service) => !hasStep(service))
        .map((service) => {
          const said = answers[service] === null ? 'none' : answers[service] ? 'yes' : 'no';
          return timelineTexts[service](timelineTexts.answer[said]);
        })
    : [];

const day = 24 * 60 * 60 * 1000;

/** What a service said, why, and how old it was. */
const answerStepLines = (event: TimelineEventOf<'answer'>): string[] => {
  const { answerStep } = timelineTexts;
  const { result, reason, code, askedOn, occurredOn, milliseconds } = event;
  const dayOf = (moment: string) => Date.parse(lisbonDate(new Date(moment))) / day;
  const days = dayOf(occurredOn) - dayOf(askedOn);
  return [
    answerStep.result[result],
    reason && timelineTexts.reason(reason),
    code && answerStep.code(code),
    typeof milliseconds === 'number'
      ? answerStep.took(formatNumber(Math.round(milliseconds / 100) / 10))
      : answerStep.usedAgain(days, formatMoment(askedOn)),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
};

/** Returns the line with the day that the tariff started, or ended. */
const dayLine = ({ entry }: TimelineEventOf<'status'>): string | undefined => {
  const { activationStartDate, activationEndDate } = entry.applicationActivation ?? {};
  if (entry.applicationStatusId === status.active && activationStartDate)
    return timelineTexts.from(formatDay(activationStartDate));
  if (entry.applicationStatusId === status.inactive && activationEndDate)
    return timelineTexts.until(formatDay(activationEndDate));
  return undefined;
};

/** Returns the other lines of an event of a timeline; what only administrators receive is included if it is present. */
export const eventLines = (event: TimelineEvent, timeline: readonly TimelineEvent[]): string[] => {
  if (event.kind === 'answer') return answerStepLines(event);
  if (event.kind === 'notified')
    return event.mail ? [event.mail.subject, timelineTexts.to(event.mail.to)] : [];
  if (event.kind === 'elements') return elementsLines(event);
  if (event.kind === 'told') return [...event.lines];
  if (event.kind !== 'status') return [];
  const reason = reasonOf(event.entry) ?? event.eligibleReason;
  const { author, confirmedBy } = event;
  return [
    dayLine(event),
    reason && timelineTexts.reason(reason),
    ...answerLines(event, (service) =>
      timeline.some((other) => other.kind === 'answer' && other.service === service),
    ),
    author === undefined ? undefined : author === null ? timelineTexts.system : timelineTexts.author(author),
    confirmedBy && timelineTexts.confirmedBy(confirmedBy),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
};

/** What was asked or answered, until when, and who did it: the provider learns no names. */
const elementsLines = ({ step, text, dueDate, author }: TimelineEventOf<'elements'>): string[] =>
  [
    text,
    dueDate && elementsStepTexts.until(dueDate),
    author ? elementsStepTexts.by(author) : step !== 'answered' && elementsStepTexts.byRegulator,
  ].filter((line) => typeof line === 'string' && line !== '') as string[];

const both = (reason: string | null | undefined, other: string | null | undefined) =>
  [reason, other].filter(Boolean).join(' · ') || undefined;

/** Returns the reason for a status change, if there is one (spec 2.8, status history). */
export const reasonOf = (entry: ApplicationHistoryEntry): string | undefined => {
  const activation = entry.applicationActivation;
  switch (entry.applicationStatusId) {
    case applicationStatus.nonEligible:
      return entry.nonEligibleReason ?? undefined;
    case applicationStatus.active:
      return both(activation?.activationStartReason?.description, activation?.activationStartOtherReason);
    case applicationStatus.inactive:
      return both(activation?.activationEndReason?.description, activation?.activationEndOtherReason);
    case applicationStatus.cancelled:
      return entry.cancellation?.cancellationReason?.description;
    default:
      return undefined;
  }
};
