import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { readingCounters } from '../../db/schema/readingCounters';
import { Refusal } from '../../lib/refusal';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import {
  type Allowance,
  limitAction,
  readingLimitOf,
  readingUnits,
  unlimited,
  warningShare,
} from '../context/allowance';
import type { SignedInContext } from '../context/serviceContext';
import { allowanceTexts } from './texts';

const hourMilliseconds = 60 * 60 * 1000;
const dayMilliseconds = 24 * hourMilliseconds;
const { hourUnits, hourEndsOn, dayUnits, dayEndsOn, refusals } = readingCounters;

/**
 * Returns what counts the units that a call shows its account. It refuses what comes after the limit was reached; one
 * answer may go beyond it, so that a long export is never cut off. What little comes beside what a call has counted is free,
 * so that a call writes once; only an export adds again, for each of its batches.
 */
export const readingCounter = (
  { actor, now, remoteAddress }: Pick<SignedInContext, 'actor' | 'now' | 'remoteAddress'>,
  allowance: Allowance,
): NonNullable<SignedInContext['countRead']> => {
  const limit = readingLimitOf(allowance.limits, actor.role);
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
    const audit = (outcome: string, period: string) =>
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
      const seconds = Math.max(1, Math.ceil((until.getTime() - moment.getTime()) / 1000));
      const text = allowanceTexts.readingReached(period, until);
      allowance.notify(text);
      throw new Refusal('limitReached', text, seconds);
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

interface Addition {
  readonly userId: number;
  readonly units: number;
  readonly now: Date;
  readonly limit: { readonly hour: number; readonly day: number };
}

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
  const hourEnd = new Date(now.getTime() + hourMilliseconds);
  const dayEnd = new Date(now.getTime() + dayMilliseconds);
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
