import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { dayMonthYear, lisbonDate, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import { users } from '../../../../server/db/schema/users';
import type { ToldStep } from '../../../../server/services/hooks/happenings';
import type { Hooks } from '../../../../server/services/hooks/hooks';
import { morningOf, noonOf } from '../../../../server/services/mail/remindOfDeadlines';
import { termsOf } from '../declared/terms';
import { stepTexts as texts } from '../declared/texts';

const shownDay = (day: string) => dayMonthYear(noonOf(day));

/** Tells the timeline of a request when it was renewed, how and until when, and when its provider was told of its end. */
export const stepsOf: Hooks['stepsOf'] = async ({ db, actor }, applicationId) => {
  const found = await db
    .select({ item: renewalItems, validUntil: renewalRuns.validUntil, keptBy: users.username })
    .from(renewalItems)
    .innerJoin(renewalRuns, eq(renewalRuns.id, renewalItems.runId))
    .leftJoin(users, eq(users.id, renewalItems.keptById))
    .where(
      and(
        eq(renewalItems.applicationId, applicationId),
        or(isNotNull(renewalItems.renewedOn), isNotNull(renewalItems.noticedOn)),
      ),
    )
    .orderBy(asc(renewalItems.id));
  return found.flatMap(({ item, validUntil, keptBy }): ToldStep[] => {
    const { noticedOn, endsOn, reason, renewedOn, how, keptBecause } = item;
    const isRegulator = actor.role === 'Administrator';
    const steps: ToldStep[] = [];
    if (noticedOn && endsOn && reason)
      steps.push({
        occurredOn: morningOf(startOfLisbonDay(noonOf(noticedOn))),
        title: texts.noticed,
        lines: [texts.reason(reason), texts.endsOn(shownDay(endsOn))],
      });
    if (renewedOn && how)
      steps.push({
        occurredOn: renewedOn,
        title: how === 'asked' || how === 'reused' ? texts.byServices : texts.renewed,
        lines: [
          texts.how(how),
          texts.until(shownDay(validUntil)),
          ...(isRegulator && keptBecause ? [texts.kept(keptBecause), ...(keptBy ? [keptBy] : [])] : []),
        ],
      });
    return steps;
  });
};

/**
 * Matches tariffs that the services renewed in a period of the yearly maintenance, or before it for all of its time, where the
 * settings want the list to shrink by them.
 */
export const needsNoList: Hooks['needsNoList'] = (context, { beginDate, endDate }) => {
  if (!termsOf(context).shrinksList) return undefined;
  return sql`applications.id in (
    select item.application_id from renewal_items item join renewal_runs run on run.id = item.run_id
    where item.state = 'renewed' and item.renewed_on <= ${endDate.toISOString()}::timestamptz
      and (item.renewed_on >= ${beginDate.toISOString()}::timestamptz or run.valid_until >= ${lisbonDate(endDate)}::date)
  )`;
};
