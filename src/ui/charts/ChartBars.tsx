import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLayerContainer } from '@mui/x-charts/ChartsLayerContainer';
import { ChartsSvgLayer } from '@mui/x-charts/ChartsSvgLayer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ReactNode } from 'react';
import { MaterialTheme } from '../material/MaterialTheme';
import { type BarLink, BarLinks, type ChartRow, type ChartSeries } from './BarLinks';
import { chartColors } from './chartColors';

interface ChartBarsProps {
  /** In pixels; without a width the chart measures its own. */
  size: { width?: number; height: number; axisHeight: number; names: number; gapRatio: number };
  series: readonly ChartSeries[];
  /** The indices of the series in each line of a row. */
  lines: readonly (readonly number[])[];
  rows: readonly ChartRow[];
  link: (to: string, props: BarLink) => ReactNode;
}

/** 10 points: the library's own are 9. */
const labels = { fontSize: 13.5 };

/** The bars of a chart with their axes and links. */
export const ChartBars = ({ size, series, lines, rows, link }: ChartBarsProps) => {
  const { width, height, axisHeight, names, gapRatio } = size;
  const colors = chartColors(series.length);
  return (
    <MaterialTheme>
      <ChartsDataProvider
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
        xAxis={[{ min: 0, tickLabelStyle: labels, height: axisHeight, tickMinStep: 1, tickNumber: 5 }]}
        yAxis={[
          {
            scaleType: 'band',
            data: rows.map(({ key }) => key),
            valueFormatter: (key: string) => rows.find((row) => row.key === key)?.text ?? '',
            width: names,
            tickLabelStyle: labels,
            categoryGapRatio: gapRatio,
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
  );
};
