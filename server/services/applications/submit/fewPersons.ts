import { and, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { SubmittedApplication } from '../../../../contract/entities/application';
import { addLisbonDays, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { lockRow } from '../../../db/lockRow';
import { applications } from '../../../db/schema/applications';
import { Refusal } from '../../../lib/refusal';
import { allowanceTexts } from '../../attempts/texts';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { limitAction, unlimited, warningShare } from '../../context/allowance';
import type { SignedInContext } from '../../context/serviceContext';
import { ownApplications } from '../visibility/visibleApplications';

/** The citizen and, for a student, the student: eligibility is asked for both. */
type Persons = Pick<SubmittedApplication, 'fiscalNumber' | 'studentFiscalNumber'>;

/**
 * Limits for how many different persons the account and its provider ask for eligibility on one day in Portugal, so that
 * nobody tries tax numbers one after the other. Nothing is counted but the requests themselves; yearly lists are not among
 * them. Locks the provider until the transaction ends, so that simultaneous submissions on any server count each other.
 * @throws {Refusal} `limitReached`
 */
export const requireFewPersons = async (
  context: SignedInContext,
  sent: readonly Partial<Persons>[],
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
  const asked = sent.flatMap(({ fiscalNumber, studentFiscalNumber }) =>
    [fiscalNumber, studentFiscalNumber].filter((nif): nif is string => Boolean(nif)),
  );
  const until = startOfLisbonDay(addLisbonDays(startOfLisbonDay(moment), 1));
  const today = await countToday(context, startOfLisbonDay(moment), asked);
  for (const whose of limited) {
    const most = persons[whose];
    const { before, after } = today[whose];
    if (after > most && after > before) {
      allowance.onReached({ limit: 'persons', outcome: 'refused' });
      const seconds = Math.max(1, Math.ceil((until.getTime() - moment.getTime()) / 1000));
      const text = allowanceTexts.personsReached(whose, most, until);
      allowance.notify(text);
      throw new Refusal('limitReached', text, seconds);
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

/** Counts the persons of today's requests, and how many they are with those asked for now. */
const countToday = async ({ db, actor }: SignedInContext, since: Date, asked: readonly string[]) => {
  const person = sql`person.nif`;
  const own = sql`${applications.createdById} = ${actor.userId}`;
  const distinct = (condition?: SQL) =>
    sql<number>`count(distinct ${person}) ${condition ? sql`filter (where ${condition})` : sql``}`.mapWith(
      Number,
    );
  const isNew = sql`${person} = any(${sql.param([...new Set(asked)])}::text[])`;
  const [found] = await db
    .select({
      account: distinct(own),
      accountKnown: distinct(sql`${own} and ${isNew}`),
      provider: distinct(),
      providerKnown: distinct(isNew),
    })
    .from(applications)
    .innerJoin(
      sql`lateral unnest(array[${applications.fiscalNumber}, ${applications.studentFiscalNumber}]) as person(nif)`,
      sql`true`,
    )
    .where(
      and(ownApplications(actor), ne(applications.kind, 'maintenance'), gte(applications.createdOn, since)),
    );
  const all = new Set(asked).size;
  const { account = 0, accountKnown = 0, provider = 0, providerKnown = 0 } = found ?? {};
  return {
    account: { before: account, after: account + all - accountKnown },
    provider: { before: provider, after: provider + all - providerKnown },
  };
};
