import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { tariffEnding } from '../../../../server/services/hooks/hooks';
import { morningOf } from '../../../../server/services/mail/remindOfDeadlines';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { findRunning, type RenewalRun, staysRunning } from '../declared/renewalRun';
import { applyFates } from './followExceptions';

/** How many notices one transaction gives. */
const noticesOfStep = 200;

/**
 * Gives notice of exceptions every morning, a step at a time, and once there is none left sends each provider one e-mail about
 * those of the day. Returns whether there was anything to do. A notice, what its webhooks are told and the day that it ends on are
 * one transaction.
 */
export const giveNotices = async (context: WorkContext): Promise<boolean> => {
  const { db, now } = context;
  const run = await findRunning(db);
  const today = lisbonDate(now());
  const isTime = run && now() >= morningOf(now()) && (run.noticedThrough ?? '') < today;
  if (!isTime) return false;
  return db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    if (!(await staysRunning(tx, run.id))) return false;
    const isMore = await noticeSome(inside, run, today);
    if (!isMore) await tellProviders(inside, run, today);
    return true;
  });
};

const noticeSome = async (
  context: WorkContext,
  { id: runId, noticeDays }: RenewalRun,
  today: string,
): Promise<boolean> => {
  const { db } = context;
  const found = await db
    .select()
    .from(renewalItems)
    .where(and(eq(renewalItems.runId, runId), eq(renewalItems.state, 'exception')))
    .orderBy(asc(renewalItems.id))
    .limit(noticesOfStep)
    .for('update');
  if (found.length === 0) return false;
  // Whoever handed something in, or lost the tariff otherwise, since it was looked at is told nothing.
  await applyFates(context, found);
  const noticed = await db
    .update(renewalItems)
    .set({
      state: 'noticed',
      noticedOn: today,
      noticeDays,
      endsOn: sql`${today}::date + ${noticeDays}::int`,
    })
    .where(
      and(
        sql`${renewalItems.id} = any(${sql.param(found.map(({ id }) => id))}::bigint[])`,
        eq(renewalItems.state, 'exception'),
      ),
    )
    .returning({
      applicationId: renewalItems.applicationId,
      reason: renewalItems.reason,
      endsOn: renewalItems.endsOn,
    });
  for (const { applicationId, reason, endsOn } of noticed)
    if (reason && endsOn) await tariffEnding(context, { applicationId, reason, endsOn });
  return true;
};

/** Queues one e-mail for each provider with notices since the last morning, and ends this one. */
const tellProviders = async (
  context: ServiceContext,
  { id: renewalId, noticedThrough }: RenewalRun,
  today: string,
): Promise<void> => {
  const { db } = context;
  const providers = await db
    .selectDistinct({ providerId: renewalItems.providerId })
    .from(renewalItems)
    .where(and(eq(renewalItems.runId, renewalId), gt(renewalItems.noticedOn, noticedThrough ?? '0001-01-01')))
    .orderBy(asc(renewalItems.providerId));
  for (const { providerId } of providers)
    await enqueueJob(context, 'sendRenewalNotice', {
      renewalId,
      providerId,
      ...(noticedThrough && { after: noticedThrough }),
      through: today,
    });
  await db.update(renewalRuns).set({ noticedThrough: today }).where(eq(renewalRuns.id, renewalId));
};
