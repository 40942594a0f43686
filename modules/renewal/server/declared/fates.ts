import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationStatus, underWayStatuses } from '../../../../contract/rules/applicationStatuses';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { userStatus } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { keysOf } from '../../contract/keysOf';
import { leftReasons } from '../../contract/states';

const { active, eligible, nonEligible } = applicationStatus;
const underWay = sql.raw(underWayStatuses.join(', '));

/** A hold that is in force (modules/dataProtection), on a day. */
const isInForce = (today: string): SQL =>
  sql`(held.ended_on is null and (held.until is null or held.until >= ${today}::date))`;

/** What happened to a tariff outside of its renewal. */
const fate = z.object({
  id: z.coerce.number(),
  /** Why the renewal has to leave it alone; null if it has not. */
  left: z.enum(keysOf(leftReasons)).nullable(),
  /** Whether something that was handed in awaits its decision. */
  isWaiting: z.boolean(),
  /** Whether something that was handed in was found eligible since it became an exception. */
  isConfirmed: z.boolean(),
});
export type Fate = z.infer<typeof fate>;

/** Returns what happened to these tariffs outside of the renewal. What it reads is as old as the caller's locks allow. */
export const fatesOf = async (
  db: Database,
  itemIds: readonly number[],
  moment: Date,
): Promise<Map<number, Fate>> => {
  if (itemIds.length === 0) return new Map();
  const today = lisbonDate(moment);
  const rows = await db.execute(sql`
    select item.id,
      case
        when a.id is null or a.erased_on is not null then 'erased'
        when a.status_id <> ${active}::int and exists (
          select from applications child where child.recheck_application_id = a.id
            and child.status_id = ${nonEligible}::int and child.status_date >= item.created_on
        ) then 'decided'
        when a.status_id <> ${active}::int then 'ended'
        when a.provider_id <> item.provider_id then 'moved'
        when owner.user_status_id <> ${userStatus.active}::int then 'providerInactive'
        when exists (
          select from holds held where held.fiscal_number in (a.fiscal_number, a.student_fiscal_number)
            and ${isInForce(today)}
        ) or exists (
          select from holds held join applications other on other.id = held.application_id
          where ${isInForce(today)} and (other.id = a.id or other.recheck_application_id = a.id)
        ) then 'held'
      end as "left",
      exists (
        select from applications child
        where child.recheck_application_id = a.id and child.status_id in (${underWay})
      ) as "isWaiting",
      exists (
        select from applications child
        where child.recheck_application_id = a.id and child.status_id = ${eligible}::int
          and child.status_date >= item.exception_on
      ) as "isConfirmed"
    from renewal_items item
    left join applications a on a.id = item.application_id
    left join users owner on owner.id = a.provider_id
    where item.id = any(${sql.param([...itemIds])}::bigint[])`);
  return new Map(
    z
      .array(fate)
      .parse(rowsOf(rows))
      .map((one) => [one.id, one]),
  );
};
