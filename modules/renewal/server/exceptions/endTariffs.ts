import { and, asc, eq, lte } from 'drizzle-orm';
import { lossOfEligibilityReasonId } from '../../../../contract/rules/activation';
import { lisbonDate, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { applications } from '../../../../server/db/schema/applications';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { endOfActivation } from '../../../../server/services/applications/moves/deactivate';
import { enterStatus } from '../../../../server/services/applications/moves/enterStatus';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { findRunning, type RenewalRun, staysRunning } from '../declared/renewalRun';
import { endTexts } from '../declared/texts';
import { applyFates } from './followExceptions';

/** How many tariffs are ended before other work gets its turn; each is a transaction. */
const endedInTurn = 20;

/** Ends tariffs of the running renewal whose day has come; returns whether there were any. */
export const endTariffs = async (context: WorkContext): Promise<boolean> => {
  const { db, now } = context;
  const run = await findRunning(db);
  if (!run) return false;
  const due = await db
    .select({ id: renewalItems.id, applicationId: renewalItems.applicationId })
    .from(renewalItems)
    .where(
      and(
        eq(renewalItems.runId, run.id),
        eq(renewalItems.state, 'noticed'),
        lte(renewalItems.endsOn, lisbonDate(now())),
      ),
    )
    .orderBy(asc(renewalItems.endsOn), asc(renewalItems.id))
    .limit(endedInTurn);
  for (const { id, applicationId } of due)
    await db.transaction((tx) => endTariff({ ...context, db: tx }, run, id, applicationId));
  return due.length > 0;
};

/**
 * Ends one tariff, in the usual way, if its notice is old enough, nothing was handed in and the renewal still goes on: request and
 * tariff are locked, so that nothing can be handed in or decided in between.
 */
const endTariff = async (
  context: WorkContext,
  run: RenewalRun,
  itemId: number,
  applicationId: number,
): Promise<void> => {
  const { db, now } = context;
  if (!(await staysRunning(db, run.id))) return;
  const [application] = await db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update');
  const today = lisbonDate(now());
  const [item] = await db
    .select()
    .from(renewalItems)
    .where(
      and(eq(renewalItems.id, itemId), eq(renewalItems.state, 'noticed'), lte(renewalItems.endsOn, today)),
    )
    .for('update');
  if (!item || (await applyFates(context, [item])) || !application) return;
  await db.update(renewalItems).set({ state: 'ended', endedOn: today }).where(eq(renewalItems.id, itemId));
  await enterStatus(
    context,
    application,
    await endOfActivation(context, application, {
      activationEndDate: startOfLisbonDay(now()),
      activationEndReasonId: lossOfEligibilityReasonId,
      activationEndOtherReason: endTexts[item.reason ?? 'no'],
    }),
  );
};
