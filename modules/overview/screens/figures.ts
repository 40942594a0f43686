import { paths } from '../../../contract/paths';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { decisionResults } from '../../../contract/rules/decisionSearch';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { type MaintenanceProgress, maintenanceProgress } from '../../../contract/rules/maintenanceProgress';
import { searchAddress } from '../../../src/kit/search/searchAddress';
import type { Decider, Overview } from '../contract/overview';
import { overviewPaths } from '../contract/overviewPaths';
import { aboutDays, figureTexts, overviewTexts } from './texts';

/** A number of a figure; null for a time that nothing took. */
export interface FigureValue {
  readonly value: number | null;
  /** The list behind it; absent if there is none for this user. */
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
  /** The key of its texts. */
  readonly name: keyof typeof figureTexts;
  /** A line that explains it. */
  readonly about: string;
  readonly series: readonly FigureSeries[];
  readonly rows: readonly FigureRow[];
  /**
   * Whether the values are days rather than requests: days have no total, and later values of a stack include
   * the earlier ones.
   */
  readonly isDays?: boolean;
}

/** Values of the same kind, one in every row. */
export interface FigureSeries {
  readonly key: string;
  readonly text: string;
  /** Series with the same stack share a bar. */
  readonly stack?: string;
  /** Whether the series appears in the table only. */
  readonly isAside?: boolean;
}

const { awaitsRegulator, eligible, active } = applicationStatus;

/** Returns a day given as AAAA-MM-DD the way people write it. */
export const dayText = (day: string): string => dayMonthYear(new Date(`${day}T12:00:00Z`));
const shortDay = (day: string) => dayText(day).slice(0, 5).replace('-', '/');

/**
 * Returns the figures of an overview, each with links to the lists behind it; the yearly requests are linked
 * only for users who may open them.
 */
export const figuresOf = (overview: Overview, mayOpenYearly: boolean): Figure[] => [
  waitingFigure(overview),
  decisionsFigure(overview),
  durationsFigure(overview),
  lateFigure(overview),
  ...(overview.period ? [periodFigure(overview.period, mayOpenYearly)] : []),
  districtsFigure(overview),
];

/** Returns the sum of a series. */
export const sumOfSeries = ({ rows }: Figure, series: number): number =>
  rows.reduce((sum, { values }) => sum + (values[series]?.value ?? 0), 0);

const waitingFigure = ({ waiting }: Overview): Figure => ({
  name: 'waiting',
  about: figureTexts.waiting.about,
  series: [{ key: 'count', text: figureTexts.waiting.series.count }],
  rows: waiting.map(({ fromDays, toDays, beginDate, endDate, count }) => ({
    key: String(fromDays),
    text: toDays === null ? overviewTexts.over(fromDays - 1) : overviewTexts.between(fromDays, toDays),
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
    text: overviewTexts.week(shortDay(week.beginDate), shortDay(week.endDate)),
    values: valuesOf(week),
  }));

const decisionsFigure = ({ weeks }: Overview): Figure => ({
  name: 'decisions',
  about: figureTexts.decisions.about,
  series: [
    { key: 'eligibleServices', text: figureTexts.decisions.series.eligibleServices, stack: 'eligible' },
    { key: 'eligiblePeople', text: figureTexts.decisions.series.eligiblePeople, stack: 'eligible' },
    {
      key: 'nonEligibleServices',
      text: figureTexts.decisions.series.nonEligibleServices,
      stack: 'nonEligible',
    },
    { key: 'nonEligiblePeople', text: figureTexts.decisions.series.nonEligiblePeople, stack: 'nonEligible' },
  ],
  rows: weekRows(weeks, ({ beginDate, endDate, ...week }) => {
    const decided = (decision: (typeof decisionResults)[number], decidedBy: Decider): FigureValue => ({
      value: week[decision][decidedBy],
      to: decisionsAddress({ beginDate, endDate, decidedBy, decision }),
    });
    return [
      decided('eligible', 'services'),
      decided('eligible', 'people'),
      decided('nonEligible', 'services'),
      decided('nonEligible', 'people'),
    ];
  }),
});

interface Decisions extends Pick<Week, 'beginDate' | 'endDate'> {
  decidedBy: Decider;
  decision?: (typeof decisionResults)[number];
}

/** Returns the address of the list of requests and rechecks that were decided in a week. */
const decisionsAddress = ({ beginDate, endDate, ...decided }: Decisions): string =>
  searchAddress(overviewPaths.extendedSearch, {
    ...decided,
    decisionBeginDate: beginDate,
    decisionEndDate: endDate,
    isAnnualMaintenance: false,
  });

const durationsFigure = ({ weeks }: Overview): Figure => ({
  name: 'durations',
  about: figureTexts.durations.about,
  isDays: true,
  series: [
    { key: 'servicesMedian', text: figureTexts.durations.series.servicesMedian, stack: 'services' },
    { key: 'servicesP90', text: figureTexts.durations.series.servicesP90, stack: 'services' },
    { key: 'peopleMedian', text: figureTexts.durations.series.peopleMedian, stack: 'people' },
    { key: 'peopleP90', text: figureTexts.durations.series.peopleP90, stack: 'people' },
  ],
  rows: weekRows(weeks, ({ beginDate, endDate, durations }) => {
    const of = (decidedBy: Decider) => {
      const to = decisionsAddress({ beginDate, endDate, decidedBy });
      return [
        { value: durations[decidedBy]?.median ?? null, to },
        { value: durations[decidedBy]?.p90 ?? null, to },
      ];
    };
    return [...of('services'), ...of('people')];
  }),
});

const lateFigure = ({ late }: Overview): Figure => ({
  name: 'late',
  about: figureTexts.late.about,
  series: [
    { key: 'waiting', text: figureTexts.late.series.waiting, stack: 'late' },
    { key: 'active', text: figureTexts.late.series.active, stack: 'late' },
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
  about: aboutDays.period(dayText(period.beginDate), dayText(period.endDate)),
  series: [
    ...maintenanceProgress.map((progress) => ({
      key: progress,
      text: figureTexts.period.series[progress],
      stack: 'period',
    })),
    { key: 'activeTariffs', text: figureTexts.period.series.activeTariffs, isAside: true },
  ],
  rows: period.providers.map(({ providerId, providerName, ...counts }) => {
    const { beginDate, endDate } = period;
    const handedIn = (progress: MaintenanceProgress): FigureValue => ({
      value: counts[progress],
      to: mayOpen
        ? searchAddress(paths.annualMaintenance, { providerId, progress, beginDate, endDate })
        : undefined,
    });
    return {
      key: String(providerId),
      text: providerName,
      values: [
        ...maintenanceProgress.map(handedIn),
        {
          value: counts.activeTariffs,
          to: searchAddress(paths.applications, { providerId, applicationStatusId: active }),
        },
      ],
    };
  }),
});

const districtsFigure = ({ districts: { since, list } }: Overview): Figure => ({
  name: 'districts',
  about: aboutDays.districts(dayText(since)),
  series: [{ key: 'count', text: figureTexts.districts.series.count }],
  rows: list.map(({ district, count }) => ({
    key: district,
    text: district,
    values: [
      {
        value: count,
        to: searchAddress(overviewPaths.extendedSearch, {
          beginDate: since,
          district,
          isRecheck: false,
          isAnnualMaintenance: false,
        }),
      },
    ],
  })),
});
