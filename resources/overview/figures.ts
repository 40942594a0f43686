import type { Decider, Overview } from '../../contract/entities/overview';
import { paths } from '../../contract/paths';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { dayMonthYear } from '../../contract/rules/lisbonDay';
import { toldTotal } from '../../contract/rules/smallGroups';
import { searchAddress } from '../../src/kit/search/searchAddress';

/** A number of a figure; null where its group is too small to be told. */
export interface FigureValue {
  readonly value: number | null;
  /** The list behind it; absent where there is none for this visitor. */
  readonly to?: string | undefined;
}

/** A row of a figure: one value for each of its series. */
export interface FigureRow {
  readonly key: string;
  readonly text: string;
  readonly values: readonly FigureValue[];
}

/** A chart and its table. */
export interface Figure {
  /** Names its texts, `overview.<name>.…`. */
  readonly name: 'waiting' | 'decisions' | 'durations' | 'late' | 'period' | 'districts';
  /** What its texts tell of. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly series: readonly FigureSeries[];
  readonly rows: readonly FigureRow[];
  /** Days, which have no total, and of which the later values of a stack have the earlier ones in them; requests when absent. */
  readonly isDays?: boolean;
}

/** Values that are alike in every row. */
export interface FigureSeries {
  readonly key: string;
  /** Series of one stack stand in one bar. */
  readonly stack?: string;
  /** In the table only. */
  readonly isAside?: boolean;
}

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

const { awaitsRegulator, eligible, nonEligible, active, submitted } = applicationStatus;

/** A day as AAAA-MM-DD, as people write it. */
export const dayText = (day: string): string => dayMonthYear(new Date(`${day}T12:00:00Z`));
const shortDay = (day: string) => dayText(day).slice(0, 5);

/** The figures of an overview, each with the lists behind it; the yearly requests are a list for those who may open it. */
export const figuresOf = (overview: Overview, mayOpenYearly: boolean, translate: Translate): Figure[] => [
  waitingFigure(overview, translate),
  decisionsFigure(overview),
  durationsFigure(overview),
  lateFigure(overview),
  ...(overview.period ? [periodFigure(overview.period, mayOpenYearly)] : []),
  districtsFigure(overview, translate),
];

/** The sum of a series; null where a part of it is not told. */
export const totalOf = ({ rows }: Figure, series: number): number | null =>
  toldTotal(rows.map(({ values }) => values[series]?.value ?? null));

const waitingFigure = ({ waiting }: Overview, translate: Translate): Figure => ({
  name: 'waiting',
  series: [{ key: 'count' }],
  rows: waiting.map(({ fromDays, toDays, beginDate, endDate, count }) => ({
    key: String(fromDays),
    text:
      toDays === null
        ? translate('overview.waiting.over', { days: fromDays - 1 })
        : translate('overview.waiting.between', { from: fromDays, to: toDays }),
    values: [
      {
        value: count,
        to: searchAddress(paths.applications, { applicationStatusId: awaitsRegulator, beginDate, endDate }),
      },
    ],
  })),
});

type Week = Overview['weeks'][number];

const weekRows = (weeks: readonly Week[], valuesOf: (week: Week) => FigureValue[]): FigureRow[] =>
  weeks.map((week) => ({
    key: week.beginDate,
    text: `${shortDay(week.beginDate)} a ${shortDay(week.endDate)}`,
    values: valuesOf(week),
  }));

const decisionsFigure = ({ weeks }: Overview): Figure => ({
  name: 'decisions',
  series: [
    { key: 'eligibleServices', stack: 'eligible' },
    { key: 'eligiblePeople', stack: 'eligible' },
    { key: 'nonEligibleServices', stack: 'nonEligible' },
    { key: 'nonEligiblePeople', stack: 'nonEligible' },
  ],
  rows: weekRows(weeks, ({ beginDate, endDate, ...week }) => {
    const to = (applicationStatusId: number) =>
      searchAddress(paths.applications, { applicationStatusId, beginDate, endDate });
    return [
      { value: week.eligible.services, to: to(eligible) },
      { value: week.eligible.people, to: to(eligible) },
      { value: week.nonEligible.services, to: to(nonEligible) },
      { value: week.nonEligible.people, to: to(nonEligible) },
    ];
  }),
});

const durationsFigure = ({ weeks }: Overview): Figure => ({
  name: 'durations',
  isDays: true,
  series: [
    { key: 'servicesMedian', stack: 'services' },
    { key: 'servicesP90', stack: 'services' },
    { key: 'peopleMedian', stack: 'people' },
    { key: 'peopleP90', stack: 'people' },
  ],
  rows: weekRows(weeks, ({ beginDate, endDate, durations }) => {
    const to = searchAddress(paths.applications, { beginDate, endDate });
    const of = (decider: Decider) => [
      { value: durations[decider]?.median ?? null, to },
      { value: durations[decider]?.p90 ?? null, to },
    ];
    return [...of('services'), ...of('people')];
  }),
});

const lateFigure = ({ late }: Overview): Figure => ({
  name: 'late',
  series: [
    { key: 'waiting', stack: 'late' },
    { key: 'active', stack: 'late' },
  ],
  rows: late.map(({ providerId, providerName, ...counts }) => {
    const to = (applicationStatusId: number) =>
      searchAddress(paths.applications, { providerId, applicationStatusId, wasTSIActivationDelayed: true });
    return {
      key: String(providerId),
      text: providerName,
      values: [
        { value: counts.waiting, to: to(eligible) },
        { value: counts.active, to: to(active) },
      ],
    };
  }),
});

const periodFigure = (period: NonNullable<Overview['period']>, mayOpen: boolean): Figure => ({
  name: 'period',
  texts: { begin: dayText(period.beginDate), end: dayText(period.endDate) },
  series: [
    { key: 'submitted', stack: 'period' },
    { key: 'underWay', stack: 'period' },
    { key: 'done', stack: 'period' },
    { key: 'activeTariffs', isAside: true },
  ],
  rows: period.providers.map(({ providerId, providerName, ...counts }) => {
    const { beginDate, endDate } = period;
    // Its list has a filter for one status at a time.
    const to = (applicationStatusId?: number) =>
      mayOpen
        ? searchAddress(paths.annualMaintenance, { providerId, applicationStatusId, beginDate, endDate })
        : undefined;
    return {
      key: String(providerId),
      text: providerName,
      values: [
        { value: counts.submitted, to: to(submitted) },
        { value: counts.underWay, to: to() },
        { value: counts.done, to: to() },
        {
          value: counts.activeTariffs,
          to: searchAddress(paths.applications, { providerId, applicationStatusId: active }),
        },
      ],
    };
  }),
});

const districtsFigure = ({ districts: { since, list } }: Overview, translate: Translate): Figure => ({
  name: 'districts',
  texts: { since: dayText(since) },
  series: [{ key: 'count' }],
  rows: list.map(({ district, count }) => ({
    key: district,
    text: district || translate('overview.districts.unknown'),
    values: [{ value: count, to: searchAddress(paths.applications, { beginDate: since }) }],
  })),
});
