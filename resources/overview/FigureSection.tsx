import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { formatNumber } from '../../contract/rules/formatNumber';
import { BarChart } from '../../src/ui/charts/BarChart';
import type { ChartRow } from '../../src/ui/charts/BarLinks';
import { Text } from '../../src/ui/layout/Stack';
import { Section } from '../../src/ui/page/Section';
import { Table, TableCell, TableRow } from '../../src/ui/table/Table';
import { type Figure, type FigureValue, totalOf } from './figures';

/** So many rows have room in a chart. */
const mostCharted = 20;

/** One figure: its chart, and below it the table that says the same. */
export const FigureSection = ({ figure }: { figure: Figure }) => {
  const { name, texts, rows } = figure;
  const translate = useTranslate();
  const title = translate(`overview.${name}.title`);
  return (
    <Section title={title} description={translate(`overview.${name}.about`, texts)}>
      {rows.length === 0 ? (
        <Text>{translate('overview.nothing')}</Text>
      ) : (
        <>
          <FigureChart figure={figure} title={title} />
          {rows.length > mostCharted && (
            <Text size="small" tone="secondary">
              {translate('overview.first', { count: mostCharted })}
            </Text>
          )}
          <details className="overview-table">
            <summary>{translate('overview.table', { title })}</summary>
            <FigureTable figure={figure} title={title} />
          </details>
        </>
      )}
    </Section>
  );
};

interface PartProps {
  figure: Figure;
  /** Translated. */
  title: string;
}

const FigureChart = ({ figure, title }: PartProps) => {
  const translate = useTranslate();
  const valueText = useValueText(figure);
  const charted = figure.series.flatMap((series, place) => (series.isAside ? [] : [{ ...series, place }]));
  const seriesText = (key: string) => translate(`overview.${figure.name}.series.${key}`);
  const rows = figure.rows.slice(0, mostCharted).map(
    ({ key, text, values }): ChartRow => ({
      key,
      text,
      bars: charted.map(({ key: series, stack, place }) => {
        const { value, to } = values[place] ?? noValue;
        const isUntoldTime = figure.isDays && value === null;
        const told = { row: text, series: seriesText(series), value: valueText(value) };
        const inStack = figure.isDays && figure.series[place - 1]?.stack === stack;
        return {
          length: (value ?? 0) - (inStack ? (values[place - 1]?.value ?? 0) : 0),
          text: value === 0 || isUntoldTime ? '' : told.value,
          name: translate('overview.value', told),
          to,
        };
      }),
    }),
  );
  return (
    <BarChart
      name={title}
      series={charted.map(({ key, stack }) => ({ key, stack, text: seriesText(key) }))}
      rows={rows}
      link={(to, props) => <Link to={to} {...props} />}
    />
  );
};

const noValue: FigureValue = { value: null };

const FigureTable = ({ figure, title }: PartProps) => {
  const { name, series, rows, isDays = false } = figure;
  const translate = useTranslate();
  const valueText = useValueText(figure);
  const rowHeading = translate(`overview.${name}.row`);
  const headings = series.map(({ key }) => ({ key, text: translate(`overview.${name}.series.${key}`) }));
  return (
    <Table staysTable name={title} headings={[{ key: 'row', text: rowHeading }, ...headings]}>
      {rows.map(({ key, text, values }) => (
        <TableRow key={key}>
          <TableCell label={rowHeading}>{text}</TableCell>
          {values.map(({ value, to }, place) => (
            <TableCell key={headings[place]?.key} label={headings[place]?.text}>
              {to && value !== 0 && !(isDays && value === null) ? (
                <Link to={to} aria-label={`${text}, ${headings[place]?.text}: ${valueText(value)}`}>
                  {valueText(value)}
                </Link>
              ) : (
                valueText(value)
              )}
            </TableCell>
          ))}
        </TableRow>
      ))}
      {!isDays && rows.length > 1 && (
        <TableRow className="overview-total">
          <TableCell label={rowHeading}>{translate('overview.total')}</TableCell>
          {headings.map(({ key, text }, place) => (
            <TableCell key={key} label={text}>
              {totalText(totalOf(figure, place), translate('overview.untold'))}
            </TableCell>
          ))}
        </TableRow>
      )}
    </Table>
  );
};

const totalText = (total: number | null, untold: string) => (total === null ? untold : formatNumber(total));

/** A value as it is read: days, a number, or that it is too small to be told. */
const useValueText = ({ isDays }: Figure) => {
  const translate = useTranslate();
  return (value: number | null): string => {
    if (value === null) return translate(isDays ? 'overview.untold' : 'overview.small');
    return isDays ? translate('overview.days', value) : formatNumber(value);
  };
};
