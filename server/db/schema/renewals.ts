import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './users';

const moment = () => timestamp({ withTimezone: true });
const day = () => date({ mode: 'string' });

/** What a rehearsal counted alike: provider, what the stored answers say, whether they are young enough to be used. */
interface RehearsedRow {
  readonly providerId: number;
  readonly outcome: 'yes' | 'no' | 'conditional' | 'unknown';
  readonly isFresh: boolean;
  readonly count: number;
}

/** Renewals of active tariffs by the outside services (modules/renewal), from their rehearsal on. */
export const renewalRuns = pgTable(
  'renewal_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({
      enum: ['rehearsing', 'rehearsed', 'planned', 'running', 'paused', 'stopped', 'done'],
    }).notNull(),
    /** Which active tariffs it is about: all, or those for which everything that is set holds. */
    providerId: integer().references(() => users.id),
    district: text(),
    startedBefore: day(),
    /** The last day until which it renews. */
    validUntil: day().notNull(),
    /** The terms as they were when it was rehearsed. */
    noticeDays: integer().notNull(),
    answerDays: integer().notNull(),
    createdById: integer().notNull(),
    createdOn: moment().notNull(),
    rehearsal: jsonb().$type<readonly RehearsedRow[]>().notNull().default([]),
    rehearsedOn: moment(),
    /** The last request that the rehearsal counted, and the last that was put into the renewal. */
    rehearsedThrough: integer().notNull().default(0),
    filledThrough: integer().notNull().default(0),
    filledOn: moment(),
    /** The day on which it is to start. */
    startsOn: day(),
    startedById: integer(),
    startedOn: moment(),
    /** When a question may be asked next, on all servers together. */
    nextQuestionOn: moment(),
    /** When everybody had been asked. */
    askedOn: moment(),
    /** The last day whose notices were all given. */
    noticedThrough: day(),
    /** Who stopped it, and when it was stopped or done. */
    endedById: integer(),
    endedOn: moment(),
  },
  (table) => [
    index('renewal_runs_provider').on(table.providerId),
    // At most one is under way.
    uniqueIndex('renewal_runs_open').on(sql`(true)`).where(sql`state in ('planned', 'running', 'paused')`),
    check('renewal_runs_terms', sql`${table.noticeDays} >= 1 and ${table.answerDays} >= 0`),
  ],
);

/** One tariff in a renewal: what is still to happen with it, or how it ended. */
export const renewalItems = pgTable(
  'renewal_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    runId: integer()
      .notNull()
      .references(() => renewalRuns.id),
    /** No foreign key: it would lock requests. */
    applicationId: integer().notNull(),
    /** Its provider when it was put there. */
    providerId: integer().notNull(),
    state: text({
      enum: ['toAsk', 'silent', 'renewed', 'exception', 'noticed', 'waiting', 'ended', 'left'],
    }).notNull(),
    /** Who renewed it: the services, their answers of before, a request decided meanwhile, or a person. */
    how: text({ enum: ['asked', 'reused', 'decided', 'kept'] }),
    /** What made it an exception; stays whatever comes then. */
    reason: text({ enum: ['no', 'conditional'] }),
    leftBecause: text({
      enum: ['providerInactive', 'erased', 'held', 'moved', 'decided', 'ended', 'stopped', 'unanswered'],
    }),
    createdOn: moment().notNull(),
    /** How often the services were asked in a row without enough answers, and when they are asked again. */
    attempts: integer().notNull().default(0),
    nextAskOn: moment(),
    /** Which server is asking, and until when the others must leave it alone; by the database clock. */
    leaseToken: text(),
    leasedUntil: moment(),
    /** When the services were asked last; null while nobody was. */
    askedOn: moment(),
    /** When it became an exception. */
    exceptionOn: moment(),
    /** When the provider was told, how many days before the end that had to be, and when it may end. */
    noticedOn: day(),
    noticeDays: integer(),
    endsOn: day(),
    endedOn: day(),
    renewedOn: moment(),
    /** The administrator who kept it, and why. */
    keptById: integer(),
    keptBecause: text(),
  },
  (table) => [
    // A tariff is in one renewal at a time.
    uniqueIndex('renewal_items_open')
      .on(table.applicationId)
      .where(sql`state in ('toAsk', 'silent', 'exception', 'noticed', 'waiting')`),
    index('renewal_items_due').on(table.nextAskOn, table.id).where(sql`state in ('toAsk', 'silent')`),
    index('renewal_items_exceptions')
      .on(table.endsOn, table.id)
      .where(sql`state in ('exception', 'noticed', 'waiting')`),
    index('renewal_items_run').on(table.runId, table.state, table.providerId),
    index('renewal_items_application').on(table.applicationId, table.id),
    index('renewal_items_noticed').on(table.providerId, table.noticedOn).where(sql`noticed_on is not null`),
    // Nobody's tariff ends by a renewal without a notice that old.
    check(
      'renewal_items_ended_after_notice',
      sql`state <> 'ended' or (ended_on is not null and notice_days >= 1 and ended_on >= noticed_on + notice_days)`,
    ),
    check(
      'renewal_items_notice_is_whole',
      sql`num_nonnulls(noticed_on, notice_days, ends_on) in (0, 3) and (ends_on is null or ends_on >= noticed_on + notice_days)`,
    ),
    check(
      'renewal_items_noticed_is_noticed',
      sql`state not in ('noticed', 'ended') or noticed_on is not null`,
    ),
    check('renewal_items_says_why', sql`(state = 'left') = (left_because is not null)`),
    check('renewal_items_says_how', sql`(state = 'renewed') = (how is not null)`),
  ],
);
