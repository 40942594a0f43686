import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { type CSSProperties, Fragment, type ReactNode } from 'react';

/** Bars of one colour; series of the same stack share a line. */
export interface ChartSeries {
  readonly key: string;
  readonly text: string;
  readonly stack?: string | undefined;
}

/** One bar, or one part of a stacked one. */
export interface ChartBar {
  /** At 0 there is neither a bar nor a link. */
  readonly length: number;
  /** What it stands for, which may be more than its own length; null if nothing was measured. */
  readonly value: number | null;
  /** Shown at the end of its line; that of an empty bar only where the whole line is empty. */
  readonly text: string;
  /** The accessible name of its link. */
  readonly name: string;
  /** The target of its link; no link when absent. */
  readonly to?: string | undefined;
}

/** The bars of one row, in the order of the series. */
export interface ChartRow {
  readonly key: string;
  /** Shown before the bars. */
  readonly text: string;
  readonly bars: readonly ChartBar[];
  /** Stands between the texts of bars that share a line. */
  readonly joint: string;
}

/** The props that a chart passes to the link over a bar. */
export interface BarLink {
  className: string;
  style: CSSProperties;
  'aria-label': string;
}

interface BarLinksProps {
  rows: readonly ChartRow[];
  /** The indices of the series in each line of a row. */
  lines: readonly (readonly number[])[];
  link: (to: string, props: BarLink) => ReactNode;
}

/** The links over the bars of a chart, as tall as their line, and the text at the end of each line. */
export const BarLinks = ({ rows, lines, link }: BarLinksProps) => {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  const area = useDrawingArea();
  const height = y.bandwidth() / lines.length;
  const end = area.left + area.width;
  return rows.map(({ key, bars, joint }) =>
    lines.map((indices, line) => {
      const top = (y(key) ?? 0) + line * height;
      const parts = placesOf(
        indices.flatMap((index) => bars[index] ?? []),
        (value) => Number(x(value)),
      );
      const drawn = parts.filter(({ bar }) => bar.length > 0);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <Fragment key={`${key} ${line}`}>
          {placeLinks(parts, end).map(({ bar, from, to }) => (
            <Fragment key={bar.name}>
              {link(bar.to, {
                className: 'ui-chart-bar',
                style: { top, height, left: from, width: to - from },
                'aria-label': bar.name,
              })}
            </Fragment>
          ))}
          <span
            className="ui-chart-end"
            aria-hidden
            style={{ top, height, left: (parts.at(-1)?.to ?? 0) + 6 }}
          >
            {(drawn.length > 0 ? drawn : parts.slice(0, 1)).map(({ bar }) => bar.text).join(joint)}
          </span>
        </Fragment>
      );
    }),
  );
};

/** Returns where each bar of a line begins and ends, in pixels. */
const placesOf = (bars: readonly ChartBar[], pixelOf: (value: number) => number) => {
  let sum = 0;
  return bars.map((bar) => {
    const from = pixelOf(sum);
    sum += bar.length;
    return { bar, from, to: pixelOf(sum) };
  });
};

/** A bar that can be pressed, and where its link begins and ends, in pixels. */
interface PlacedLink<Bar> {
  bar: Bar & { readonly to: string };
  from: number;
  to: number;
}

/** Minimum width of a link in pixels, so that short bars can be pressed too (WCAG 2.5.5). */
const leastWidth = 44;

/**
 * Places the links over the bars of one line: beside each other, none narrower than 44 pixels and none beyond `end`.
 * A bar without a target or of length 0 has none. With more links than the line has room for, the first begin before 0.
 */
export const placeLinks = <Bar extends { readonly to?: string | undefined; readonly length: number }>(
  bars: readonly { readonly bar: Bar; readonly from: number; readonly to: number }[],
  end: number,
): PlacedLink<Bar>[] => {
  const links = bars.flatMap(({ bar, from, to }) =>
    bar.to && bar.length > 0 ? [{ bar: { ...bar, to: bar.to }, from, to }] : [],
  );
  let previous = 0;
  for (const link of links) {
    link.from = Math.max(link.from, previous);
    previous = link.to = Math.max(link.to, link.from + leastWidth);
  }
  let next = end;
  for (const link of links.toReversed()) {
    link.to = Math.min(link.to, next);
    next = link.from = Math.min(link.from, link.to - leastWidth);
  }
  return links;
};
