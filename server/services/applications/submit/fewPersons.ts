import { and, gte, ne, type SQL, sql } from 'drizzle-orm';
import { addLisbonDays, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { lockRow } from '../../../db/lockRow';
import { applications } from '../../../db/schema/applications';
import { allowanceTexts } from '../../attempts/texts';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { limitAction, unlimited, warningShare } from '../../context/allowance';
import { overLimit } from '../../context/limitUse';
import type { SignedInContext } from '../../context/serviceContext';
import { ownApplications } from '../visibility/visibleApplications';

const daySeconds = 24 * 60 * 60;

/**
 * Limits for how many different persons the account and its provider ask for eligibility on one day in Portugal, so that
 * nobody tries tax numbers one after the other; `stored` are the requests of this call. Nothing is counted but the requests
 * themselves; yearly lists are not among them. Locks the provider until the transaction ends, so that simultaneous
 * submissions on any server count each other: comes last, so that a call of many requests holds up nobody meanwhile.
 * @throws {Refusal} `limitReached`, for the caller's transaction to be rolled back
 */
export const requireFewPersons = async (
  context: SignedInContext,
  stored: readonly number[],
): Promise<void> => {
  const { db, actor, allowance, now } = context;
  if (!allowance || actor.providerId === null) return;
  const { persons } = allowance.limits;
  // A system does the work of many people: what its provider may ask for is its limit.
  const limited = (actor.client ? (['provider'] as const) : (['account', 'provider'] as const)).filter(
    (whose) => persons[whose] < unlimited,
  );
  if (limited.length === 0) return;
  const moment = now();
  await lockRow(db, `persons of ${actor.providerId}`);
  const until = startOfLisbonDay(addLisbonDays(startOfLisbonDay(moment), 1));
  const today = await countToday(context, startOfLisbonDay(moment), stored);
  for (const whose of limited) {
    const most = persons[whose];
    const { before, after } = today[whose];
    const use = {
      name: `persons-${whose}`,
      limit: most,
      left: most - after,
      windowSeconds: daySeconds,
      secondsLeft: Math.max(1, Math.ceil((until.getTime() - moment.getTime()) / 1000)),
    } as const;
    context.tellLimit?.(use);
    if (after > most && after > before) {
      allowance.onReached({ limit: 'persons', outcome: 'refused' });
      const text = allowanceTexts.personsReached(whose, most, until);
      allowance.notify(text);
      throw overLimit(context, { ...use, left: most - before }, text, 'limitReached');
    }
    if (before >= most * warningShare || after < most * warningShare) continue;
    await writeAuditEvent(context, {
      action: limitAction,
      subject: 'user',
      subjectId: whose === 'account' ? actor.userId : actor.providerId,
      detail: { limit: 'persons', outcome: 'warned', period: 'day' },
    });
    allowance.onReached({ limit: 'persons', outcome: 'warned' });
    allowance.notify(allowanceTexts.personsNear(whose, most - after, until));
  }
};

/**
 * Counts the persons of today's requests, with and without those just stored: the citizen and, for a student, the student,
 * as eligibility is asked for both.
 */
const countToday = async ({ db, actor }: SignedInContext, since: Date, stored: readonly number[]) => {
  const own = sql`${applications.createdById} = ${actor.userId}`;
  const earlier = sql`${applications.id} <> all(${sql.param([...stored])}::int[])`;
  const persons = (condition: SQL) =>
    sql<number>`count(distinct person.nif) filter (where ${condition})`.mapWith(Number);
  const [found] = await db
    .select({
      accountBefore: persons(sql`${own} and ${earlier}`),
      accountAfter: persons(own),
      providerBefore: persons(earlier),
      providerAfter: persons(sql`true`),
    })
    .from(applications)
    .innerJoin(
      sql`lateral unnest(array[${applications.fiscalNumber}, ${applications.studentFiscalNumber}]) as person(nif)`,
      sql`true`,
    )
    .where(
      and(ownApplications(actor), ne(applications.kind, 'maintenance'), gte(applications.createdOn, since)),
    );
  const { accountBefore = 0, accountAfter = 0, providerBefore = 0, providerAfter = 0 } = found ?? {};
  return {
    account: { before: accountBefore, after: accountAfter },
    provider: { before: providerBefore, after: providerAfter },
  };
};
