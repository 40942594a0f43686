import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { rowsOf } from '../../../../server/db/rowsOf';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { getPublicCounts as getCall } from '../../contract/calls';
import { type PublicCount, publicCount } from '../../contract/renewal';
import { smallestPublicGroup } from '../../contract/renewalRules';
import { requireRenewal } from './renewals';

/**
 * Counts a renewal by district and outcome for publication: each number rounded down to a multiple of five, so that none tells of
 * fewer, and left out below; no total is told from which the rest would follow.
 * @throws {Refusal} `notFound` if there is no such renewal
 */
export const countPublicly = async (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof getCall>,
): Promise<PublicCount[]> => {
  requireAccess(context, getCall);
  await requireRenewal(context, renewalId);
  return z.array(publicCount).parse(
    rowsOf(
      await context.db.execute(sql`
        select a.district,
          case
            when item.state in ('toAsk', 'silent') then 'silent'
            when item.state in ('exception', 'noticed', 'waiting') then 'exception'
            else item.state
          end as outcome,
          (count(*) / ${smallestPublicGroup}::int * ${smallestPublicGroup}::int)::int as count
        from renewal_items item join applications a on a.id = item.application_id
        where item.run_id = ${renewalId}::int and a.district <> ''
        group by 1, 2 having count(*) >= ${smallestPublicGroup}::int order by 1, 2`),
    ),
  );
};
