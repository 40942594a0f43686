import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { apiCallCounters } from '../../../../server/db/schema/apiCalls';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { type LimitUse, overLimit } from '../../../../server/services/context/limitUse';
import type { ServiceContext, SignedInContext } from '../../../../server/services/context/serviceContext';
import { type RateWindow, rateWindowSeconds, rateWindows } from '../../contract/rateWindows';
import { integrationTexts } from './texts';

declare module '../../../../server/lib/moduleParts' {
  interface ModuleParts {
    /** How often the systems of one provider may call; `defaultClientCallLimits` when absent. */
    readonly integration?: { readonly callLimits: ClientCallLimits } | undefined;
  }
}

/** How many calls the clients of one provider may make in each window. */
export type ClientCallLimits = Readonly<Record<RateWindow, number>>;

/** Returns the limits of the deployment. */
export const callLimitsOf = ({ modules }: Pick<ServiceContext, 'modules'>): ClientCallLimits =>
  modules?.integration?.callLimits ?? defaultClientCallLimits;

/** The limits where a deployment sets none. */
export const defaultClientCallLimits: ClientCallLimits = { minute: 600, day: 200_000 };

/** How far a window is used up: the calls in it, and the seconds until it is counted from zero again. */
export interface WindowUse {
  readonly window: RateWindow;
  readonly limit: number;
  readonly calls: number;
  readonly secondsLeft: number;
}

/**
 * Counts a call of a provider's client, in one statement, so that any number of servers agree, and tells how many are left.
 * The first refusal in a row is audited.
 * @throws {Refusal} `tooManyAttempts` over a limit
 */
export const countClientCall = async (context: SignedInContext): Promise<void> => {
  const { db, actor, now, tellLimit } = context;
  const limits = callLimitsOf(context);
  if (actor.providerId === null) return;
  const moment = now();
  const counter = await addCall(db, actor.providerId, moment, limits);
  const windows = windowsOf(counter, moment, limits);
  const stateOf = ({ window, limit, calls, secondsLeft }: WindowUse): LimitUse => {
    const windowSeconds = rateWindowSeconds[window];
    return { name: window, limit, left: limit - calls, windowSeconds, secondsLeft };
  };
  for (const window of windows) tellLimit?.(stateOf(window));
  const over = windows.findLast(({ calls, limit }) => calls > limit);
  if (!over) return;
  if (over.calls === over.limit + 1)
    await writeAuditEvent(context, {
      action: 'tooManyCalls',
      detail: { kind: 'client', window: over.window },
    });
  throw overLimit(context, stateOf(over), integrationTexts.tooManyCalls(over.window));
};

/** Returns how far the windows of a counter are used up at a moment. */
export const windowsOf = (
  counter: typeof apiCallCounters.$inferSelect,
  moment: Date,
  limits: ClientCallLimits,
): readonly WindowUse[] => {
  const calls = { minute: counter.minuteCalls, day: counter.dayCalls };
  const ends = { minute: counter.minuteEndsOn, day: counter.dayEndsOn };
  return rateWindows.map((window) => {
    const milliseconds = ends[window].getTime() - moment.getTime();
    const isOver = milliseconds <= 0;
    return {
      window,
      limit: limits[window],
      calls: isOver ? 0 : calls[window],
      secondsLeft: isOver ? rateWindowSeconds[window] : Math.ceil(milliseconds / 1000),
    };
  });
};

const { minuteCalls, minuteEndsOn, dayCalls, dayEndsOn } = apiCallCounters;

/**
 * Lets the statement's own transaction end before the disk has it, which is most of what counting would cost: a server
 * that crashes forgets the calls of its last moments.
 */
const relaxed = sql<string>`set_config('synchronous_commit', 'off', true)`;

/**
 * Adds a call to both windows. What is refused counts up to two beyond the limit, which tells the first refusal from the
 * others, and what the minute refuses is none of the day's.
 */
const addCall = async (db: Database, providerId: number, now: Date, limits: ClientCallLimits) => {
  const time = sql.param(now, minuteEndsOn);
  const soFar = (calls: typeof minuteCalls | typeof dayCalls, end: typeof minuteEndsOn | typeof dayEndsOn) =>
    sql`(case when ${end} <= ${time} then 0 else ${calls} end)`;
  const [minute, day] = [soFar(minuteCalls, minuteEndsOn), soFar(dayCalls, dayEndsOn)];
  const more = (calls: SQL, limit: number) => sql`least(${calls} + 1, ${limit}::integer + 2)`;
  const endOf = (window: RateWindow) => new Date(now.getTime() + rateWindowSeconds[window] * 1000);
  const end = (column: typeof minuteEndsOn | typeof dayEndsOn, next: Date) =>
    sql`case when ${column} <= ${time} then ${sql.param(next, column)}::timestamptz else ${column} end`;
  const [minuteEnd, dayEnd] = [endOf('minute'), endOf('day')];
  const [counter] = await db
    .insert(apiCallCounters)
    .values({ providerId, minuteCalls: 1, minuteEndsOn: minuteEnd, dayCalls: 1, dayEndsOn: dayEnd })
    .onConflictDoUpdate({
      target: apiCallCounters.providerId,
      set: {
        minuteCalls: more(minute, limits.minute),
        minuteEndsOn: end(minuteEndsOn, minuteEnd),
        dayCalls: sql`case when ${minute} >= ${limits.minute}::integer then ${day} else ${more(day, limits.day)} end`,
        dayEndsOn: end(dayEndsOn, dayEnd),
      },
    })
    .returning({ ...getTableColumns(apiCallCounters), relaxed });
  if (!counter) throw new Error('The database counted nothing');
  return counter;
};
