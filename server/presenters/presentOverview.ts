import type { Durations, Overview } from '../../contract/entities/overview';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { withoutDistrict } from '../../contract/rules/district';
import { type MaintenanceProgress, statusesOfProgress } from '../../contract/rules/maintenanceProgress';
import { disclosedCount, largestWithheldGroup } from '../../contract/rules/smallGroups';
import type { Figures, ProviderFigures, WeekOfDecisions } from '../services/overview/getOverview';

const { eligible, active } = applicationStatus;

/** Presents the overview without any count of one to five, or any total that would reveal one by subtraction. */
export const presentOverview = ({ day, waiting, weeks, late, period, districts }: Figures): Overview => ({
  day,
  waiting: waiting.map((age) => ({ ...age, count: disclosedCount(age.count) })),
  weeks: weeks.map(({ beginDate, endDate, taken, ...week }) => ({
    beginDate,
    endDate,
    eligible: decided(week.eligible),
    nonEligible: decided(week.nonEligible),
    durations: { services: durationsOf(taken.services), people: durationsOf(taken.people) },
  })),
  late: inOrder(late, [eligible, active]).map(({ providerId, providerName, byStatus }) => ({
    providerId,
    providerName,
    waiting: disclosedCount(byStatus.get(eligible) ?? 0),
    active: disclosedCount(byStatus.get(active) ?? 0),
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
            activeTariffs: disclosedCount(activeTariffs),
          })),
      }
    : null,
  districts: {
    since: districts.since,
    list: districts.list
      .map(({ district, count }) => ({ district: district || withoutDistrict, count: disclosedCount(count) }))
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.district.localeCompare(b.district, 'pt')),
  },
});

const decided = ({ services, people }: WeekOfDecisions['eligible']) => ({
  services: disclosedCount(services),
  people: disclosedCount(people),
});

/** Returns the median and 90th percentile, in days, of the time decisions took; null for five decisions or fewer. */
const durationsOf = (taken: WeekOfDecisions['taken']['people']): Durations | null => {
  const total = taken.reduce((sum, { count }) => sum + count, 0);
  if (total <= largestWithheldGroup) return null;
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
    disclosedCount(
      statusesOfProgress(progress).reduce((sum, statusId) => sum + (byStatus.get(statusId) ?? 0), 0),
    );
  return { submitted: countOf('submitted'), underWay: countOf('underWay'), done: countOf('done') };
};

const byName = (a: ProviderFigures, b: ProviderFigures) => a.providerName.localeCompare(b.providerName, 'pt');

/** Sorts by the counts that may be shown, highest first, then by name. */
const inOrder = (providers: readonly ProviderFigures[], statusIds: readonly number[]) => {
  const disclosedSum = ({ byStatus }: ProviderFigures) =>
    statusIds.reduce((sum, statusId) => sum + (disclosedCount(byStatus.get(statusId) ?? 0) ?? 0), 0);
  return [...providers].sort((a, b) => disclosedSum(b) - disclosedSum(a) || byName(a, b));
};
