import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLayerContainer } from '@mui/x-charts/ChartsLayerContainer';
import { ChartsSvgLayer } from '@mui/x-charts/ChartsSvgLayer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { type ReactNode, useRef } from 'react';
import { useMedia } from '../layout/useMedia';
import { useWidth } from '../layout/useWidth';
import { MaterialTheme } from '../material/MaterialTheme';
import { type BarLink, BarLinks, type ChartRow } from './BarLinks';
import { chartColors } from './chartColors';
import './charts.css';

/** Bars of one colour; series of the same stack share a line. */
export interface ChartSeries {
  readonly key: string;
  readonly text: string;
  readonly stack?: string | undefined;
}

interface BarChartProps {
  /** Translated; names the figure. */
  name: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** Whether the bars are drawn; until then their space is reserved. */
  isRendered: boolean;
  /** Renders a link of the surrounding router. */
  link: (to: string, props: BarLink) => ReactNode;
}

const axisHeight = 28;
const phone = { line: 44, gap: 8, names: 92 };
const desk = { line: 26, gap: 10, names: 168 };

/**
 * Horizontal bars, each a link to what it counts. The drawing says nothing that its links do not, and a table beside it
 * gives the same data to users who can't see it.
 */
export const BarChart = ({ name, series, rows, isRendered, link }: BarChartProps) => {
  const { line, gap, names } = useMedia('(max-width: 599.98px)') ? phone : desk;
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const lines = linesOf(series);
  const rowHeight = lines.length * line + gap;
  const height = rows.length * rowHeight + axisHeight;
  const colors = chartColors(series.length);
  return (
    <figure ref={figure} aria-label={name} className="ui-chart">
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
      {isRendered ? (
        <MaterialTheme>
          <ChartsDataProvider
            // Without a width each chart would force a layout of the whole page to find its own.
            {...(width && { width })}
            height={height}
            margin={{ top: 0, right: 84, bottom: 0, left: 0 }}
            skipAnimation
            disableKeyboardNavigation
            series={series.map(({ key, stack }, index) => ({
              type: 'bar',
              layout: 'horizontal',
              id: key,
              stack: stack ?? key,
              color: colors[index],
              data: rows.map(({ bars }) => bars[index]?.length ?? 0),
            }))}
            xAxis={[{ min: 0, height: axisHeight, tickMinStep: 1, tickNumber: 5 }]}
            yAxis={[
              {
                scaleType: 'band',
                data: rows.map(({ key }) => key),
                valueFormatter: (key: string) => rows.find((row) => row.key === key)?.text ?? '',
                width: names,
                categoryGapRatio: gap / rowHeight,
                barGapRatio: 0,
              },
            ]}
          >
            <ChartsLayerContainer>
              <ChartsSvgLayer>
                <ChartsGrid vertical />
                <BarPlot />
                <ChartsXAxis disableLine disableTicks />
                <ChartsYAxis disableTicks />
              </ChartsSvgLayer>
              <BarLinks rows={rows} lines={lines} link={link} />
            </ChartsLayerContainer>
          </ChartsDataProvider>
        </MaterialTheme>
      ) : (
        <div style={{ height }} />
      )}
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
