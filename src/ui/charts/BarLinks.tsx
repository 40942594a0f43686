import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { type CSSProperties, Fragment, type ReactNode } from 'react';

/** One bar, or one part of a stacked one. */
export interface ChartBar {
  /** Without any there is no bar, and no link. */
  readonly length: number;
  /** Stands at its end; nothing where it is empty. */
  readonly text: string;
  /** The accessible name of its link. */
  readonly name: string;
  /** Where it leads to; no link when absent. */
  readonly to?: string | undefined;
}

/** The bars of one row, in the order of the series. */
export interface ChartRow {
  readonly key: string;
  /** Stands before it. */
  readonly text: string;
  readonly bars: readonly ChartBar[];
}

/** What a chart gives to the link over a bar. */
export interface BarLink {
  className: string;
  style: CSSProperties;
  'aria-label': string;
}

interface BarLinksProps {
  rows: readonly ChartRow[];
  /** The series of each line of a row. */
  lines: readonly (readonly number[])[];
  link: (to: string, props: BarLink) => ReactNode;
}

/** Short bars can be pressed as well, in pixels. */
const leastWidth = 24;

/** The links over the bars of a chart, as high as their line, and what stands at the end of each line. */
export const BarLinks = ({ rows, lines, link }: BarLinksProps) => {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  const area = useDrawingArea();
  const height = y.bandwidth() / lines.length;
  const end = area.left + area.width;
  return rows.map(({ key, bars }) =>
    lines.map((places, line) => {
      const top = (y(key) ?? 0) + line * height;
      const parts = placesOf(
        places.flatMap((place) => bars[place] ?? []),
        (value) => Number(x(value)),
      );
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <Fragment key={`${key} ${line}`}>
          {parts.map(({ bar, from, to }) => {
            if (!bar.to || bar.length === 0) return null;
            const style = {
              top,
              height,
              left: from,
              width: Math.min(Math.max(to - from, leastWidth), end - from),
            };
            return (
              <Fragment key={bar.name}>
                {link(bar.to, { className: 'ui-chart-bar', style, 'aria-label': bar.name })}
              </Fragment>
            );
          })}
          <span
            className="ui-chart-end"
            aria-hidden
            style={{ top, height, left: (parts.at(-1)?.to ?? 0) + 6 }}
          >
            {parts
              .map(({ bar }) => bar.text)
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Fragment>
      );
    }),
  );
};

/** Where each bar of a line begins and ends. */
const placesOf = (bars: readonly ChartBar[], pixelOf: (value: number) => number) => {
  let sum = 0;
  return bars.map((bar) => {
    const from = pixelOf(sum);
    sum += bar.length;
    return { bar, from, to: pixelOf(sum) };
  });
};
