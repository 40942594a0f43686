import { type RaRecord, useTranslate } from 'ra-core';
import { EmailText } from '../../ui/text/EmailText';
import { formatMoment } from '../format/lisbonTime';
import type { Column } from './Column';

interface CellValueProps<Row extends RaRecord> {
  column: Column<Row>;
  row: Row;
}

/** What a row shows in a column; nothing where it has no value. */
export const CellValue = <Row extends RaRecord>({ column, row }: CellValueProps<Row>) => {
  const translate = useTranslate();
  if (column.kind === 'custom') return column.render(row);
  const value: unknown = row[column.source];
  if (value === null || value === undefined || value === '') return null;
  if (column.kind === 'yesNo') return translate(value ? 'kit.inputs.yes' : 'kit.inputs.no');
  if (column.kind === 'moment') return formatMoment(String(value));
  return <EmailText text={String(value)} />;
};
