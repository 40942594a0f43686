import { type SQL, sql } from 'drizzle-orm';
import { householdServiceNames } from '../../../../contract/rules/verification';
import type { RenewalRun } from './renewalRun';
import { at } from './renewalRun';

const day = 24 * 60 * 60 * 1000;

/** From when on answers are young enough to be used again in a renewal: its own always are. */
const freshSince = ({ answerDays, startedOn }: RenewalRun, moment: Date): Date => {
  const since = moment.getTime() - answerDays * day;
  return new Date(startedOn ? Math.min(since, startedOn.getTime()) : since);
};

/**
 * Builds the join that tells what is known of `a`, a row of `applications`, by the last answer of each service about its tax
 * number, whichever request it was given for: `known.outcome` (yes, no, conditional or unknown), `known.is_fresh`, whether that
 * can be used, `known.asked_on`, when the older of them was given, and `known.fresh`, what can be used of each service. One yes
 * is enough (spec 10.3); a conditional answer is never used again, as what it asks for may be there by now.
 */
export const knownAnswers = (run: RenewalRun, moment: Date): SQL => {
  const isFresh = sql`(said.asked_on > ${at(freshSince(run, moment))} and said.result <> 'conditional')`;
  return sql`left join lateral (
    select
      case
        when coalesce(bool_or(said.result = 'yes'), false) then 'yes'
        when count(*) < ${householdServiceNames.length}::int then 'unknown'
        when bool_or(said.result = 'conditional') then 'conditional'
        else 'no'
      end as outcome,
      coalesce(
        bool_or(said.result = 'yes' and ${isFresh})
          or (bool_and(${isFresh}) and count(*) = ${householdServiceNames.length}::int),
        false
      ) as is_fresh,
      min(said.asked_on) as asked_on,
      coalesce(jsonb_object_agg(said.service, said.result) filter (where ${isFresh}), '{}') as fresh
    from (
      select distinct on (answer.service) answer.service, answer.result, answer.asked_on
      from applications other
      join service_answers answer on answer.application_id = other.id
      where other.fiscal_number = a.fiscal_number and other.erased_on is null
      order by answer.service, answer.asked_on desc
    ) said
  ) known on true`;
};
