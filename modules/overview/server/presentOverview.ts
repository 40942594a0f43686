import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { withoutDistrict } from '../../../contract/rules/district';
import { type MaintenanceProgress, statusesOfProgress } from '../../../contract/rules/maintenanceProgress';
import type { Durations, Overview } from '../contract/overview';
import type { Figures, ProviderFigures, WeekOfDecisions } from './getOverview';

const { eligible, active } = applicationStatus;

/** Presents the overview to somebody who may open every request that it counts. */
export const presentOverview = ({ day, waiting, weeks, late, period, districts }: Figures): Overview => ({
  day,
  waiting: [...waiting],
  weeks: weeks.map(({ beginDate, endDate, taken, ...week }) => ({
    beginDate,
    endDate,
    eligible: week.eligible,
    nonEligible: week.nonEligible,
    durations: { services: durationsOf(taken.services), people: durationsOf(taken.people) },
  })),
  late: inOrder(late, [eligible, active]).map(({ providerId, providerName, byStatus }) => ({
    providerId,
    providerName,
    waiting: byStatus.get(eligible) ?? 0,
    active: byStatus.get(active) ?? 0,
  })),
  period: period
    ? {
        beginDate: period.beginDate,
        endDate: period.endDate,
        providers: [...period.providers]
          .sort(byName)
          .map(({ providerId, providerName, byStatus, activeTariffs }) => ({
            providerId,
            providerName,
            ...progressOf(byStatus),
            activeTariffs,
          })),
      }
    : null,
  districts: {
    since: districts.since,
    list: districts.list
      .map(({ district, count }) => ({ district: district || withoutDistrict, count }))
      .sort((a, b) => b.count - a.count || a.district.localeCompare(b.district, 'pt')),
  },
});

/** Returns the median and 90th percentile, in days, of the time decisions took; null without a decision. */
const durationsOf = (taken: WeekOfDecisions['taken']['people']): Durations | null => {
  const total = taken.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const within = (part: number) => {
    let sum = 0;
    const reached = taken.find(({ count }) => {
      sum += count;
      return sum >= total * part;
    });
    return reached?.days ?? 0;
  };
  return { median: within(0.5), p90: within(0.9) };
};

const progressOf = (byStatus: ReadonlyMap<number, number>) => {
  const countOf = (progress: MaintenanceProgress) =>
    statusesOfProgress(progress).reduce((sum, statusId) => sum + (byStatus.get(statusId) ?? 0), 0);
  return { submitted: countOf('submitted'), underWay: countOf('underWay'), done: countOf('done') };
};

const byName = (a: ProviderFigures, b: ProviderFigures) => a.providerName.localeCompare(b.providerName, 'pt');

/** Sorts by the requests in these statuses, most first, then by name. */
const inOrder = (providers: readonly ProviderFigures[], statusIds: readonly number[]) => {
  const sumOf = ({ byStatus }: ProviderFigures) =>
    statusIds.reduce((sum, statusId) => sum + (byStatus.get(statusId) ?? 0), 0);
  return [...providers].sort((a, b) => sumOf(b) - sumOf(a) || byName(a, b));
};
