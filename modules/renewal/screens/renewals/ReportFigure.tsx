import { Link } from 'react-router';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { BarChart } from '../../../../src/ui/charts/BarChart';
import { Text } from '../../../../src/ui/layout/Stack';
import { useMedia } from '../../../../src/ui/layout/useMedia';
import { Section } from '../../../../src/ui/page/Section';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import type { Figure } from './reportFigures';
import { reportTexts as texts } from './texts';
import './renewals.css';

/** The most rows that fit in a chart. */
const maxCharted = 20;

/** One figure: its chart, and below it a table with the same values. */
export const ReportFigure = ({ figure }: { figure: Figure }) => {
  const { title, about, rows, series } = figure;
  const charted = series.flatMap((one, index) => (one.isAside ? [] : [{ ...one, index }]));
  return (
    <Section title={title} description={about}>
      <BarChart
        isRendered
        name={title}
        series={charted}
        format={formatNumber}
        hasTotal={rows.length <= maxCharted}
        rows={rows.slice(0, maxCharted).map(({ key, text, values }) => ({
          key,
          text,
          joint: ' + ',
          bars: charted.map(({ text: name, index }) => {
            const value = values[index] ?? 0;
            return {
              value,
              length: value,
              text: formatNumber(value),
              name: texts.value(text, name, `${value}`),
            };
          }),
        }))}
        link={(to, props) => <Link to={to} {...props} />}
      />
      {rows.length > maxCharted && (
        <Text size="small" tone="secondary">
          {texts.first(maxCharted)}
        </Text>
      )}
      <details className="renewal-table">
        <summary>{texts.table(title)}</summary>
        <FigureTable figure={figure} />
      </details>
    </Section>
  );
};

const FigureTable = ({ figure: { title, row, series, rows } }: { figure: Figure }) => {
  const isPhone = useMedia('(max-width: 599.98px)');
  const totals = series.map((_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const all = rows.length > 1 ? [...rows, { key: 'total', text: texts.total, values: totals }] : rows;
  return (
    <Table
      staysTable={series.length <= 2 || !isPhone}
      name={title}
      headings={[{ key: 'row', text: row }, ...series.map((one) => ({ ...one, className: 'figure' }))]}
    >
      {all.map(({ key, text, values }) => (
        <DataRow
          key={key}
          cells={[
            { key: 'row', label: row, className: 'title', content: text },
            ...series.map((one, index) => ({
              key: one.key,
              label: one.text,
              className: 'figure',
              content: numberOf(values[index]),
            })),
          ]}
        />
      ))}
    </Table>
  );
};

const numberOf = (value: number | null | undefined) => (value == null ? '–' : formatNumber(value));
