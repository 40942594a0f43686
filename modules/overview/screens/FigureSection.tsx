import { Link } from 'react-router';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { BarChart } from '../../../src/ui/charts/BarChart';
import type { ChartRow } from '../../../src/ui/charts/BarLinks';
import { Text } from '../../../src/ui/layout/Stack';
import { useMedia } from '../../../src/ui/layout/useMedia';
import { Section } from '../../../src/ui/page/Section';
import { Table, TableCell, TableRow } from '../../../src/ui/table/Table';
import { type Figure, type FigureValue, sumOfSeries } from './figures';
import { figureTexts, overviewTexts } from './texts';

/** The most rows that fit in a chart. */
const maxCharted = 20;

interface FigureSectionProps {
  figure: Figure;
  /** Whether the bars and the table are drawn yet; until then their space is reserved. */
  isRendered: boolean;
}

/** One figure: its chart, and below it a table with the same values. */
export const FigureSection = ({ figure, isRendered }: FigureSectionProps) => {
  const { name, about, rows } = figure;
  const { title } = figureTexts[name];
  return (
    <Section title={title} description={about}>
      {rows.length === 0 ? (
        <Text>{overviewTexts.nothing}</Text>
      ) : (
        <>
          <FigureChart figure={figure} isRendered={isRendered} />
          {rows.length > maxCharted && (
            <Text size="small" tone="secondary">
              {overviewTexts.first(maxCharted)}
            </Text>
          )}
          <details className="overview-table">
            <summary>{overviewTexts.table(title)}</summary>
            {isRendered && <FigureTable figure={figure} />}
          </details>
        </>
      )}
    </Section>
  );
};

const noValue: FigureValue = { value: null };

const FigureChart = ({ figure, isRendered }: FigureSectionProps) => {
  const charted = figure.series.flatMap((series, index) => (series.isAside ? [] : [{ ...series, index }]));
  const rows = figure.rows.slice(0, maxCharted).map(
    ({ key, text, values }): ChartRow => ({
      key,
      text,
      joint: overviewTexts.joint[figure.isDays ? 'days' : 'count'],
      bars: charted.map(({ text: series, stack, index }) => {
        const { value, to } = values[index] ?? noValue;
        const beside = (other: number) =>
          figure.isDays && figure.series[other]?.stack === stack ? values[other]?.value : undefined;
        return {
          value,
          length: (value ?? 0) - (beside(index - 1) ?? 0),
          text: barText(figure, value, beside(index + 1)),
          name: overviewTexts.value(text, series, valueText(figure, value)),
          to,
        };
      }),
    }),
  );
  return (
    <BarChart
      name={figureTexts[figure.name].title}
      series={charted}
      rows={rows}
      format={(value) => valueText(figure, value)}
      hasTotal={!figure.isDays && figure.rows.length <= maxCharted}
      isRendered={isRendered}
      link={(to, props) => <Link to={to} {...props} />}
    />
  );
};

/** Returns the text at the end of a bar, without its unit where a later one on its line has it. */
const barText = (figure: Figure, value: number | null, after: number | null | undefined): string =>
  value !== null && (after ?? 0) > value ? formatNumber(value) : valueText(figure, value);

const FigureTable = ({ figure }: { figure: Figure }) => {
  const { name, series, rows, isDays = false } = figure;
  const { title, row: rowHeading } = figureTexts[name];
  const isPhone = useMedia('(max-width: 599.98px)');
  return (
    <Table
      staysTable={series.length === 1 || !isPhone}
      name={title}
      headings={[
        { key: 'row', text: rowHeading },
        ...series.map((heading) => ({ ...heading, className: 'figure' })),
      ]}
    >
      {rows.map(({ key, text, values }) => (
        <TableRow key={key}>
          <TableCell label={rowHeading}>{text}</TableCell>
          {series.map(({ key, text: heading }, index) => {
            const { value, to } = values[index] ?? noValue;
            const isNothing = value === 0 || (isDays && value === null);
            const shownValue = valueText(figure, value);
            return (
              <TableCell key={key} label={heading} className="figure">
                {to && !isNothing ? (
                  <Link to={to} aria-label={overviewTexts.value(text, heading, shownValue)}>
                    {shownValue}
                  </Link>
                ) : (
                  shownValue
                )}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
      {!isDays && rows.length > 1 && (
        <TableRow className="overview-total">
          <TableCell label={rowHeading}>{overviewTexts.total}</TableCell>
          {series.map(({ key, text }, index) => (
            <TableCell key={key} label={text} className="figure">
              {formatNumber(sumOfSeries(figure, index))}
            </TableCell>
          ))}
        </TableRow>
      )}
    </Table>
  );
};

/** Returns a value as text: a number, days, or a dash for days that nothing took. */
const valueText = ({ isDays }: Figure, value: number | null): string => {
  if (value === null) return overviewTexts.none;
  return isDays ? overviewTexts.days(value) : formatNumber(value);
};
