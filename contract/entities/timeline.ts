import { z } from 'zod';
import { applicationHistoryEntry } from './applicationHistory';
import { described } from './described';

const id = z.int().positive();
const occurredOn = z.iso.datetime({ offset: true });
/** What an outside service said of the household; null where it has not answered. */
const answer = z.boolean().nullable();

/** Something on the way of an application; what only administrators may know is left out for all others. */
export const timelineEvent = z.discriminatedUnion('kind', [
  /** It entered a status. */
  z.object({
    kind: z.literal('status'),
    occurredOn,
    entry: applicationHistoryEntry,
    /** Why it was found eligible, where a reason was given; that of any other status stands in its entry. */
    eligibleReason: z.string().nullish(),
    /** To administrators: who caused it, null for the system itself. */
    author: z.string().nullish(),
    /** To administrators: what the services have said so far, where they were asked. */
    answers: z.object({ socialSecurity: answer, taxAuthority: answer }).nullish(),
  }),
  /** The provider was told of something. */
  z.object({
    kind: z.literal('notified'),
    occurredOn,
    /** To administrators: the message, and whether it has left. */
    mail: z.object({ subject: z.string(), to: z.string(), isSent: z.boolean() }).nullish(),
  }),
  /** A recheck or maintenance request about it was submitted or, with a status, came to its result. */
  z.object({
    kind: z.literal('followUp'),
    occurredOn,
    applicationId: id,
    isAnnualMaintenance: z.boolean(),
    status: described.nullable(),
  }),
  /** The last moment for activating its tariff, while it was not. */
  z.object({ kind: z.literal('deadline'), occurredOn, isOver: z.boolean() }),
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;
/** An event of one kind. */
export type TimelineEventOf<Kind extends TimelineEvent['kind']> = Extract<TimelineEvent, { kind: Kind }>;
