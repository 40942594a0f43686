import { z } from 'zod';
import { householdServiceNames, serviceResults } from '../rules/verification';
import { applicationHistoryEntry } from './applicationHistory';
import { described } from './described';
import { day, moment } from './moment';

const id = z.int().positive();
const occurredOn = moment;
/** An outside service's answer about the household; null when it has not answered yes or no. */
const answer = z.boolean().nullable();

/** An event in the history of an application; what only administrators may know is left out for everyone else. */
export const timelineEvent = z.discriminatedUnion('kind', [
  /** The application entered a status. */
  z.object({
    kind: z.literal('status'),
    occurredOn,
    entry: applicationHistoryEntry,
    /** Why it was found eligible, if a reason was given; the reason for any other status is in its entry. */
    eligibleReason: z.string().nullish(),
    /** For administrators: who caused it; null for the system itself. */
    author: z.string().nullish(),
    /** For administrators: the second person who confirmed it, where one was needed. */
    confirmedBy: z.string().nullish(),
    /** For administrators: the services' answers so far, if they were queried. */
    answers: z.object({ socialSecurity: answer, taxAuthority: answer }).nullish(),
  }),
  /** For administrators: an outside service answered; of each service the last answer about the application. */
  z.object({
    kind: z.literal('answer'),
    occurredOn,
    service: z.enum(householdServiceNames),
    result: z.enum(serviceResults),
    /** The service's own code, and why in its words. */
    code: z.string().nullish(),
    reason: z.string().nullish(),
    /** When the service was asked: earlier where an answer about another application was used again. */
    askedOn: occurredOn,
    /** How long it took; null for an answer that was used again. */
    milliseconds: z.int().nonnegative().nullish(),
  }),
  /** The provider was notified of something. */
  z.object({
    kind: z.literal('notified'),
    occurredOn,
    /** For administrators: the message, and whether it has been sent. */
    mail: z.object({ subject: z.string(), to: z.string(), isSent: z.boolean() }).nullish(),
  }),
  /**
   * A recheck or maintenance request about the application was submitted or, when there is a status, got its
   * result.
   */
  z.object({
    kind: z.literal('followUp'),
    occurredOn,
    applicationId: id,
    isAnnualMaintenance: z.boolean(),
    status: described.nullable(),
  }),
  /**
   * The regulator asked the provider for what was missing, the provider answered, or it ended without an answer; `text` is
   * what was said.
   */
  z.object({
    kind: z.literal('elements'),
    occurredOn,
    step: z.enum(['asked', 'answered', 'ended']),
    text: z.string().nullish(),
    /** Of what was asked for: the last day for an answer, as AAAA-MM-DD. */
    dueDate: day.nullish(),
    /** For administrators: who did it. */
    author: z.string().nullish(),
  }),
  /** Something else that happened to it, in Portuguese. */
  z.object({ kind: z.literal('told'), occurredOn, title: z.string(), lines: z.array(z.string()) }),
  /** The deadline for activating the tariff, as long as it is not active. */
  z.object({ kind: z.literal('deadline'), occurredOn, isOver: z.boolean() }),
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;
/** An event of one kind. */
export type TimelineEventOf<Kind extends TimelineEvent['kind']> = Extract<TimelineEvent, { kind: Kind }>;
