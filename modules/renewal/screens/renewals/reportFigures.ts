import { keysOf } from '../../contract/keysOf';
import type { RehearsedCount, RenewalCount, RenewalReport } from '../../contract/renewal';
import { exceptionReasons, leftReasons, rehearsedOutcomes, renewedHow } from '../../contract/states';
import { figureTexts as texts } from './texts';

/** Values of one kind, one in every row of a figure. */
export interface FigureSeries {
  readonly key: string;
  readonly text: string;
  /** Series with the same stack share a bar. */
  readonly stack?: string;
  /** Whether it appears in the table only. */
  readonly isAside?: boolean;
}

/** A row of a figure: one value for each of its series; null where there is none to compare with. */
interface FigureRow {
  readonly key: string;
  readonly text: string;
  readonly values: readonly (number | null)[];
}

/** A chart and its table. */
export interface Figure {
  readonly title: string;
  readonly about: string;
  readonly row: string;
  readonly series: readonly FigureSeries[];
  readonly rows: readonly FigureRow[];
}

/** Returns the figures of a rehearsal: what the stored answers say, by provider. */
export const rehearsalFigure = ({ rehearsal }: Pick<RenewalReport, 'rehearsal'>): Figure => ({
  ...texts.rehearsal,
  series: keysOf(rehearsedOutcomes).map((key) => ({ key, text: texts.outcomes[key], stack: 'all' })),
  rows: byProvider(rehearsal, (counts) =>
    keysOf(rehearsedOutcomes).map((outcome) => sum(counts.filter((one) => one.outcome === outcome))),
  ),
});

/** Returns the figures of a renewal that was started; those of which nothing is known yet are left out. */
export const reportFigures = (report: RenewalReport): Figure[] =>
  [
    comparedFigure(report),
    providersFigure(report),
    reasonsFigure(report),
    singleFigure({ ...texts.how, labels: renewedHow }, report.rows, ({ how }) => how),
    singleFigure({ ...texts.left, labels: leftReasons }, report.rows, ({ leftBecause }) => leftBecause),
  ].filter(({ rows }) => rows.length > 0);

type Compared = keyof typeof texts.compared.rows;

/** Returns beside which outcome of the rehearsal a tariff is counted; what was an exception stays one. */
export const comparedOf = ({ state, reason }: Pick<RenewalCount, 'state' | 'reason'>): Compared => {
  if (reason) return reason;
  if (state === 'renewed') return 'yes';
  return state === 'toAsk' || state === 'silent' ? 'unknown' : 'out';
};

const comparedFigure = ({ rows, rehearsal }: RenewalReport): Figure => ({
  ...texts.compared,
  series: [
    { key: 'rehearsed', text: texts.compared.series.rehearsed },
    { key: 'happened', text: texts.compared.series.happened },
  ],
  rows: keysOf(texts.compared.rows).map((key) => ({
    key,
    text: texts.compared.rows[key],
    values: [
      key === 'out' ? null : sum(rehearsal.filter(({ outcome }) => outcome === key)),
      sum(rows.filter((row) => comparedOf(row) === key)),
    ],
  })),
});

type Group = keyof typeof texts.groups;

/** Returns where a tariff is, in few words. */
const groupOf = ({ state }: Pick<RenewalCount, 'state'>): Group => {
  if (state === 'renewed' || state === 'ended' || state === 'left') return state;
  return state === 'toAsk' || state === 'silent' ? 'unanswered' : 'open';
};

const grouped = (groups: readonly Group[]) => ({
  series: groups.map((key) => ({
    key,
    text: texts.groups[key],
    stack: 'all',
    // A chart has four colours.
    isAside: key === 'left',
  })),
  valuesOf: (counts: readonly RenewalCount[]) =>
    groups.map((group) => sum(counts.filter((one) => groupOf(one) === group))),
});

const providersFigure = ({ rows }: RenewalReport): Figure => {
  const { series, valuesOf } = grouped(['renewed', 'open', 'ended', 'unanswered', 'left']);
  const { asked, noticed } = texts.providers.aside;
  return {
    ...texts.providers,
    series: [
      ...series,
      { key: 'asked', text: asked, isAside: true },
      { key: 'noticed', text: noticed, isAside: true },
    ],
    rows: byProvider(rows, (counts) => [
      ...valuesOf(counts),
      total(counts, ({ asked }) => asked),
      total(counts, ({ noticed }) => noticed),
    ]),
  };
};

const reasonsFigure = ({ rows }: RenewalReport): Figure => {
  const { series, valuesOf } = grouped(['renewed', 'open', 'ended', 'left']);
  return {
    ...texts.reasons,
    series,
    rows: keysOf(exceptionReasons).flatMap((key) => {
      const counts = rows.filter(({ reason }) => reason === key);
      return counts.length === 0 ? [] : [{ key, text: exceptionReasons[key], values: valuesOf(counts) }];
    }),
  };
};

/** Returns a figure with one value for each of the labels that any tariff has. */
const singleFigure = <Key extends string>(
  {
    labels,
    series,
    ...words
  }: {
    labels: Readonly<Record<Key, string>>;
    series: string;
  } & Pick<Figure, 'title' | 'about' | 'row'>,
  rows: readonly RenewalCount[],
  keyOf: (row: RenewalCount) => Key | null,
): Figure => ({
  ...words,
  series: [{ key: 'count', text: series }],
  rows: keysOf(labels).flatMap((key) => {
    const count = sum(rows.filter((row) => keyOf(row) === key));
    return count === 0 ? [] : [{ key, text: labels[key], values: [count] }];
  }),
});

const byProvider = <Count extends RehearsedCount | RenewalCount>(
  counts: readonly Count[],
  valuesOf: (counts: readonly Count[]) => number[],
): FigureRow[] =>
  [...new Map(counts.map((one) => [one.providerId, one.providerDescription]))]
    .map(([id, text]) => {
      const own = counts.filter(({ providerId }) => providerId === id);
      return { key: String(id), text, values: valuesOf(own), size: sum(own) };
    })
    .toSorted((a, b) => b.size - a.size);

const total = <Count>(counts: readonly Count[], of: (count: Count) => number): number =>
  counts.reduce((all, one) => all + of(one), 0);

const sum = (counts: readonly { readonly count: number }[]): number => total(counts, ({ count }) => count);
