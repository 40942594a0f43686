import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '../../../../server/db/schema/applications';
import { renewalItems } from '../../../../server/db/schema/renewals';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { type KeptAnswer, keepAnswersOfMany } from '../../../../server/services/verification/serviceAnswers';
import type { RenewalOutcome } from '../../contract/renewalOutcome';
import { unansweredStates } from '../../contract/states';
import { fatesOf } from '../declared/fates';
import type { ClaimedItems } from './claimItems';

/** What came of asking about a tariff. */
export interface AskedItem {
  readonly id: number;
  /** Undefined while a service has not answered. */
  readonly outcome: RenewalOutcome | undefined;
  /** Whether a service was asked at all. */
  readonly wasAsked: boolean;
  readonly attempts: number;
  readonly nextAskOn: Date;
  readonly answers: readonly (KeptAnswer & { readonly applicationId: number })[];
}

/**
 * Writes what came of leased tariffs, with the answers: renewed, an exception, to be asked again, or left alone because something
 * else happened to them meanwhile. One that is no longer leased, as it was asked for too long or the renewal was stopped, is not
 * touched.
 */
export const concludeItems = (
  { db, now }: WorkContext,
  { ids, leaseToken }: ClaimedItems,
  asked: readonly AskedItem[],
): Promise<void> =>
  db.transaction(async (tx) => {
    // Requests are locked before their tariffs in renewals, as wherever one ends.
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        inArray(
          applications.id,
          tx
            .select({ id: renewalItems.applicationId })
            .from(renewalItems)
            .where(inArray(renewalItems.id, [...ids])),
        ),
      )
      .orderBy(asc(applications.id))
      .for('share');
    const ours = await tx
      .select({ id: renewalItems.id })
      .from(renewalItems)
      .where(
        and(
          inArray(renewalItems.id, [...ids]),
          eq(renewalItems.leaseToken, leaseToken),
          inArray(renewalItems.state, [...unansweredStates]),
        ),
      )
      .orderBy(asc(renewalItems.id))
      .for('update');
    const fates = await fatesOf(
      tx,
      ours.map(({ id }) => id),
      now(),
    );
    const rows = ours.map(({ id }) => {
      const result = asked.find((one) => one.id === id);
      const isLoss = result?.outcome === 'no' || result?.outcome === 'conditional';
      const fate = fates.get(id);
      // A hold keeps data, and nobody from being renewed.
      const leftBecause = fate?.left === 'held' && !isLoss ? undefined : fate?.left;
      const state = leftBecause ? 'left' : stateAfter(result?.outcome);
      return {
        id,
        state,
        how: state === 'renewed' ? (result?.wasAsked ? 'asked' : 'reused') : null,
        reason: state === 'exception' ? (result?.outcome ?? null) : null,
        left: leftBecause ?? null,
        wasAsked: result?.wasAsked ?? false,
        attempts: result?.attempts ?? 0,
        next: state === 'silent' ? (result?.nextAskOn.toISOString() ?? null) : null,
      };
    });
    const moment = sql`${now().toISOString()}::timestamptz`;
    await tx.execute(sql`
      update renewal_items item set
        state = told.state, how = told.how, reason = told.reason, left_because = told."left",
        attempts = told.attempts, next_ask_on = told.next, lease_token = null, leased_until = null,
        asked_on = case when told."wasAsked" then ${moment} else item.asked_on end,
        renewed_on = case when told.state = 'renewed' then ${moment} end,
        exception_on = case when told.state = 'exception' then ${moment} end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
        id bigint, state text, how text, reason text, "left" text, "wasAsked" boolean, attempts integer, next timestamptz
      )
      where item.id = told.id`);
    const written = new Set(rows.filter(({ left }) => left !== 'erased').map(({ id }) => id));
    await keepAnswersOfMany(
      tx,
      asked.filter(({ id }) => written.has(id)).flatMap(({ answers }) => [...answers]),
    );
  });

const stateAfter = (outcome: RenewalOutcome | undefined): 'silent' | 'renewed' | 'exception' =>
  outcome === undefined ? 'silent' : outcome === 'yes' ? 'renewed' : 'exception';
