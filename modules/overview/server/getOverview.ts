import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { userType } from '../../../contract/rules/userTypes';
import { rowsOf } from '../../../server/db/rowsOf';
import { users } from '../../../server/db/schema/users';
import { daysAfter } from '../../../server/lib/calendarDays';
import { findCurrentOrLastPeriod } from '../../../server/services/annualMaintenance/findPeriod';
import {
  countByDistrict,
  countByProvider,
  countDecisions,
  countOf,
} from '../../../server/services/applications/counts/countApplications';
import type { CountedFilter } from '../../../server/services/applications/counts/countedFilter';
import { type Decision, decisionKeys } from '../../../server/services/applications/counts/decisionKey';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { getOverview as getOverviewCall } from '../contract/calls';
import type { Decider } from '../contract/overview';

const { submitted, awaitsRegulator, eligible, active } = applicationStatus;

/** How many weeks of decisions are shown, including the current one. */
const shownWeeks = 8;
/** How many days of requests are counted by district. */
const districtDays = 365;
/** The age groups of what waits, in calendar days since submission; the last is open-ended. */
const ages = [
  { fromDays: 0, toDays: 2 },
  { fromDays: 3, toDays: 5 },
  { fromDays: 6, toDays: 10 },
  { fromDays: 11, toDays: null },
] as const;

/** Every figure of the overview as it is; the presenter decides what may be disclosed. */
export interface Figures {
  readonly day: string;
  readonly waiting: readonly WaitingCount[];
  readonly weeks: readonly WeekOfDecisions[];
  readonly late: readonly ProviderFigures[];
  readonly period: PeriodFigures | undefined;
  readonly districts: {
    readonly since: string;
    readonly list: readonly { district: string; count: number }[];
  };
}

/** The number of requests of an age group that await the regulator. */
export interface WaitingCount {
  readonly fromDays: number;
  readonly toDays: number | null;
  readonly beginDate: string | null;
  readonly endDate: string;
  readonly count: number;
}

/** The decisions of a week by result and decider, and for each decider how many took how many days, shortest first. */
export interface WeekOfDecisions {
  readonly beginDate: string;
  readonly endDate: string;
  readonly eligible: Readonly<Record<Decider, number>>;
  readonly nonEligible: Readonly<Record<Decider, number>>;
  readonly taken: Readonly<Record<Decider, readonly { days: number; count: number }[]>>;
}

/** The counts of one provider, by stored status. */
export interface ProviderFigures {
  readonly providerId: number;
  readonly providerName: string;
  readonly byStatus: ReadonlyMap<number, number>;
}

/** The requests handed in during a period, by provider and status, and the tariffs that are active now. */
export interface PeriodFigures {
  readonly beginDate: string;
  readonly endDate: string;
  readonly providers: readonly (ProviderFigures & { readonly activeTariffs: number })[];
}

/** Returns the figures of all requests together, for administrators who may read them (spec 12). */
export const getOverview = async (context: SignedInContext): Promise<Figures> => {
  requireAccess(context, getOverviewCall);
  const { db, now } = context;
  const day = lisbonDate(now());
  const names = await providerNames(context);
  const since = daysAfter(day, -districtDays);
  return {
    day,
    waiting: await countWaiting(context, day),
    weeks: await weeksOfDecisions(context, day),
    late: byProvider(
      await countByProvider(db, { statusIds: [eligible, active], delayed: { is: true, at: now() } }),
      names,
    ),
    period: await periodFigures(context, names),
    districts: {
      since,
      list: await countByDistrict(db, { firstDay: since, lastDay: day, kinds: ['request'] }),
    },
  };
};

const providerNames = async ({ db }: SignedInContext): Promise<Map<number, string>> => {
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.userTypeId, userType.provider));
  return new Map(found.map(({ id, name }) => [id, name ?? '']));
};

const waitingCounts = z.record(z.string(), z.number());

const countWaiting = async ({ db }: SignedInContext, day: string): Promise<WaitingCount[]> => {
  const asked = ages.map((age) => ({
    ...age,
    beginDate: age.toDays === null ? null : daysAfter(day, -age.toDays),
    endDate: daysAfter(day, -age.fromDays),
  }));
  const filterOf = ({ beginDate, endDate }: (typeof asked)[number]): CountedFilter => ({
    statusIds: [awaitsRegulator],
    firstDay: beginDate ?? undefined,
    lastDay: endDate,
  });
  const columns = asked.map(
    (age, index) => sql`${countOf(filterOf(age))}::float8 as ${sql.raw(`age${index}`)}`,
  );
  const [row] = rowsOf(await db.execute(sql`select ${sql.join(columns, sql`, `)}`));
  const counts = waitingCounts.parse(row);
  return asked.map((age, index) => ({ ...age, count: counts[`age${index}`] ?? 0 }));
};

/** Returns the Monday of a day's week. */
const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const weeksOfDecisions = async ({ db }: SignedInContext, day: string): Promise<WeekOfDecisions[]> => {
  const first = daysAfter(mondayOf(day), 7 * (1 - shownWeeks));
  const found = await countDecisions(db, decisionKeys([first, day]), { kinds: ['request', 'recheck'] });
  return Array.from({ length: shownWeeks }, (_, week) => {
    const beginDate = daysAfter(first, 7 * week);
    const endDate = daysAfter(beginDate, 6);
    const ofWeek = found.filter((one) => one.day >= beginDate && one.day <= endDate);
    const countOfResult = (result: Decision['result']) => {
      const by = (decider: Decider) =>
        sumOf(ofWeek.filter((one) => one.result === result && one.decider === decider));
      return { services: by('services'), people: by('people') };
    };
    const takenBy = (decider: Decider) =>
      ofWeek
        .filter((one) => one.decider === decider)
        .map(({ daysTaken, count }) => ({ days: daysTaken, count }))
        .sort((a, b) => a.days - b.days);
    return {
      beginDate,
      endDate,
      eligible: countOfResult('eligible'),
      nonEligible: countOfResult('nonEligible'),
      taken: { services: takenBy('services'), people: takenBy('people') },
    };
  });
};

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const byProvider = (
  counts: Awaited<ReturnType<typeof countByProvider>>,
  names: ReadonlyMap<number, string>,
): ProviderFigures[] => {
  const providers = new Map<number, Map<number, number>>();
  for (const { providerId, statusId, count } of counts) {
    const byStatus = providers.get(providerId) ?? new Map<number, number>();
    providers.set(providerId, byStatus.set(statusId, count));
  }
  return [...providers].map(([providerId, byStatus]) => ({
    providerId,
    providerName: names.get(providerId) ?? '',
    byStatus,
  }));
};

/**
 * Returns the progress of the period in effect, or else of the last one. Requests are counted by the day on
 * which they were handed in; that is possible during a period only, so only a day that two periods share
 * would count for both.
 */
const periodFigures = async (
  context: SignedInContext,
  names: ReadonlyMap<number, string>,
): Promise<PeriodFigures | undefined> => {
  const period = await findCurrentOrLastPeriod(context);
  if (!period) return undefined;
  const [beginDate, endDate] = [lisbonDate(period.beginDate), lisbonDate(period.endDate)];
  const handedIn = await countByProvider(context.db, {
    kinds: ['maintenance'],
    firstDay: beginDate,
    lastDay: endDate,
  });
  const tariffs = await countByProvider(context.db, { kinds: ['request'], statusIds: [active] });
  const activeOf = new Map(tariffs.map(({ providerId, count }) => [providerId, count]));
  const withoutRequests = tariffs.map(({ providerId }) => ({ providerId, statusId: submitted, count: 0 }));
  return {
    beginDate,
    endDate,
    providers: byProvider([...withoutRequests, ...handedIn], names).map((one) => ({
      ...one,
      activeTariffs: activeOf.get(one.providerId) ?? 0,
    })),
  };
};
