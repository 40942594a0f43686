import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useMedia } from '../layout/useMedia';
import { useWidth } from '../layout/useWidth';
import { loadable } from '../loading/loadable';
import type { BarLink, ChartRow, ChartSeries } from './BarLinks';
import { chartColors } from './chartColors';
import { tellSeries } from './tellSeries';
import './charts.css';

interface BarChartProps {
  /** Translated; names the figure. */
  name: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** Writes a value as its sentence does. */
  format: (value: number) => string;
  /** Whether values of a series add up to something. */
  hasTotal: boolean;
  /** Whether the bars are drawn; until then a skeleton of as many lines stands in their space. */
  isRendered: boolean;
  /** Renders a link of the surrounding router. */
  link: (to: string, props: BarLink) => ReactNode;
}

/** Loaded with the first chart: the library behind it is as large as all other code of a page. */
const ChartBars = loadable(async () => (await import('./ChartBars')).ChartBars);

/** Lines of 44 px, because each bar is pressed. */
const line = 44;
const gap = 8;
const axisHeight = 28;

/**
 * Horizontal bars, each a link to what it counts, and below them what they say in a sentence for each series. A table
 * beside it gives the same data to users who can't see it.
 */
export const BarChart = (props: BarChartProps) => {
  const { name, series, rows, format, hasTotal, isRendered, link } = props;
  const id = useId();
  const names = useMedia('(max-width: 599.98px)') ? 104 : 172;
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const lines = linesOf(series);
  const rowHeight = lines.length * line + gap;
  const height = rows.length * rowHeight + axisHeight;
  const colors = chartColors(series.length);
  const skeleton = (
    <div aria-hidden className="ui-chart-skeleton" style={{ height: rows.length * rowHeight, gap }}>
      {rows.map(({ key }) => (
        <span key={key} />
      ))}
    </div>
  );
  return (
    <figure ref={figure} aria-label={name} aria-describedby={id} className="ui-chart">
      {series.length > 1 && (
        <ul className="ui-chart-legend">
          {series.map(({ key, text }, index) => (
            <li key={key}>
              <span style={{ backgroundColor: colors[index] }} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <div style={{ height }}>
        {isRendered ? (
          <Suspense fallback={skeleton}>
            <ChartBars
              // Without a width each chart would force a layout of the whole page to find its own.
              size={{ ...(width && { width }), height, axisHeight, names, gapRatio: gap / rowHeight }}
              series={series}
              lines={lines}
              rows={rows}
              link={link}
            />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
      <figcaption id={id}>
        {series.map(({ key, text }, index) => (
          <p key={key}>{tellSeries({ name: text, values: valuesOf(rows, index), format, hasTotal })}</p>
        ))}
      </figcaption>
    </figure>
  );
};

/** Returns the indices of the series in each line, from the first line down. */
const linesOf = (series: readonly ChartSeries[]): number[][] => {
  const lines = new Map<string, number[]>();
  for (const [index, { key, stack = key }] of series.entries())
    lines.set(stack, [...(lines.get(stack) ?? []), index]);
  return [...lines.values()];
};

const valuesOf = (rows: readonly ChartRow[], index: number) =>
  rows.map(({ text, bars }) => ({ text, value: bars[index]?.value ?? null }));
