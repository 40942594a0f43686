import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { readingCounters } from '../../db/schema/readingCounters';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import {
  type Allowance,
  limitAction,
  type ReadingLimit,
  readingUnits,
  unlimited,
  warningShare,
} from '../context/allowance';
import { type LimitUse, overLimit, type TellLimit } from '../context/limitUse';
import type { SignedInContext } from '../context/serviceContext';
import { allowanceTexts } from './texts';

const { hourUnits, hourEndsOn, dayUnits, dayEndsOn, refusals } = readingCounters;
const periods = ['hour', 'day'] as const;
const windowSeconds = { hour: 60 * 60, day: 24 * 60 * 60 } as const;

type Counter = typeof readingCounters.$inferSelect;
type CounterContext = Pick<SignedInContext, 'actor' | 'now' | 'remoteAddress' | 'tellLimit'>;

/**
 * Returns what counts the units that a call shows its account. It refuses what comes after the limit was reached; one
 * answer may go beyond it, so that a long export is never cut off. What little comes beside what a call has counted is free,
 * so that a call writes once; only an export adds again, for each of its batches.
 */
export const readingCounter = (
  { actor, now, remoteAddress, tellLimit }: CounterContext,
  allowance: Allowance,
): NonNullable<SignedInContext['countRead']> => {
  const limit = allowance.reading;
  let hasCounted = false;
  return async (db, units) => {
    if (units === 0 || (hasCounted && units < readingUnits.request)) return;
    const moment = now();
    const counter = await add(db, {
      userId: actor.userId,
      units,
      now: moment,
      limit: hasCounted ? { hour: unlimited, day: unlimited } : limit,
    });
    hasCounted = true;
    const { hour, day } = { hour: counter.hourUnits, day: counter.dayUnits };
    const uses = statesOf(counter, limit, moment);
    if (tellLimit) tellUses(tellLimit, uses);
    const audit = (outcome: 'warned' | 'refused', period: 'hour' | 'day') =>
      writeAuditEvent(
        { db, actor, now, remoteAddress },
        {
          action: limitAction,
          subject: 'user',
          subjectId: actor.userId,
          detail: { limit: 'reading', outcome, period },
        },
      );
    if (counter.refusals > 0) {
      const period = day >= limit.day ? 'day' : 'hour';
      const until = period === 'day' ? counter.dayEndsOn : counter.hourEndsOn;
      if (counter.refusals === 1) await audit('refused', period);
      allowance.onReached({ limit: 'reading', outcome: 'refused' });
      const text = allowanceTexts.readingReached(period, until);
      allowance.notify(text);
      throw overLimit({ tellLimit }, uses[period], text, 'limitReached');
    }
    const crosses = (sum: number, most: number) =>
      sum >= most * warningShare && sum - units < most * warningShare;
    const period = crosses(day, limit.day) ? 'day' : crosses(hour, limit.hour) ? 'hour' : undefined;
    if (!period) return;
    await audit('warned', period);
    allowance.onReached({ limit: 'reading', outcome: 'warned' });
    const until = period === 'day' ? counter.dayEndsOn : counter.hourEndsOn;
    allowance.notify(allowanceTexts.readingNear(period, until));
  };
};

/** Tells how much an account may still be shown, for an answer that shows it nothing. */
export const tellReading = async ({
  db,
  actor,
  now,
  tellLimit,
  allowance,
}: SignedInContext): Promise<void> => {
  if (!tellLimit || !allowance) return;
  const [counter] = await db.select().from(readingCounters).where(eq(readingCounters.userId, actor.userId));
  const ended = new Date(0);
  const none = { hourUnits: 0, hourEndsOn: ended, dayUnits: 0, dayEndsOn: ended };
  tellUses(tellLimit, statesOf(counter ?? none, allowance.reading, now()));
};

const statesOf = (
  counter: Pick<Counter, 'hourUnits' | 'hourEndsOn' | 'dayUnits' | 'dayEndsOn'>,
  limit: ReadingLimit,
  moment: Date,
): Readonly<Record<keyof ReadingLimit, LimitUse>> => {
  const stateOf = (period: keyof ReadingLimit, units: number, end: Date): LimitUse => {
    const milliseconds = end.getTime() - moment.getTime();
    const isOver = milliseconds <= 0;
    return {
      name: `reading-${period}`,
      limit: limit[period],
      left: limit[period] - (isOver ? 0 : units),
      windowSeconds: windowSeconds[period],
      secondsLeft: isOver ? windowSeconds[period] : Math.ceil(milliseconds / 1000),
    };
  };
  return {
    hour: stateOf('hour', counter.hourUnits, counter.hourEndsOn),
    day: stateOf('day', counter.dayUnits, counter.dayEndsOn),
  };
};

const tellUses = (tell: TellLimit, uses: ReturnType<typeof statesOf>) => {
  for (const period of periods) if (uses[period].limit < unlimited) tell(uses[period]);
};

interface Addition {
  readonly userId: number;
  readonly units: number;
  readonly now: Date;
  readonly limit: ReadingLimit;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Adds to both sums in one statement, so that any number of servers agree; what is refused is not added. */
const add = async (db: Database, { userId, units, now, limit }: Addition) => {
  const time = sql.param(now, hourEndsOn);
  const soFar = (sum: typeof hourUnits | typeof dayUnits, end: typeof hourEndsOn | typeof dayEndsOn) =>
    sql`(case when ${end} <= ${time} then 0 else ${sum} end)`;
  const [hour, day] = [soFar(hourUnits, hourEndsOn), soFar(dayUnits, dayEndsOn)];
  const isRefused = sql`(${hour} >= ${limit.hour}::integer or ${day} >= ${limit.day}::integer)`;
  const added = sql`(case when ${isRefused} then 0 else ${units}::integer end)`;
  const end = (column: typeof hourEndsOn | typeof dayEndsOn, next: Date) =>
    sql`case when ${column} <= ${time} then ${sql.param(next, column)}::timestamptz else ${column} end`;
  const hourEnd = after(now, windowSeconds.hour);
  const dayEnd = after(now, windowSeconds.day);
  const [counter] = await db
    .insert(readingCounters)
    .values({ userId, hourUnits: units, hourEndsOn: hourEnd, dayUnits: units, dayEndsOn: dayEnd })
    .onConflictDoUpdate({
      target: readingCounters.userId,
      set: {
        hourUnits: sql`${hour} + ${added}`,
        dayUnits: sql`${day} + ${added}`,
        hourEndsOn: end(hourEndsOn, hourEnd),
        dayEndsOn: end(dayEndsOn, dayEnd),
        refusals: sql`case when ${isRefused} then least(${refusals} + 1, 2) else 0 end`,
      },
    })
    .returning();
  if (!counter) throw new Error('The database counted nothing');
  return counter;
};
