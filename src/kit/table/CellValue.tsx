import { type Identifier, type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { EmailText } from '../../ui/values/EmailText';
import { cellText, hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';

interface CellValueProps<Row extends RaRecord> {
  field: Field<Row>;
  row: Row;
}

// Loaded on demand, because most rows bring the texts of the records that they refer to.
const LookupText = loadable(async () => (await import('./LookupText')).LookupText);

/** The content of a record's field; empty if it has no value. */
export const CellValue = <Row extends RaRecord>({ field, row }: CellValueProps<Row>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return cellContent(field, row, { resource, translate });
};

/** What the text of a value depends on besides the record. */
export interface CellEnvironment {
  /** react-admin's name of the resource. */
  resource: string | undefined;
  translate: ReturnType<typeof useTranslate>;
}

/** Returns what a cell shows of a record's field, without a component per cell; for tables with many cells. */
export const cellContent = <Row extends RaRecord>(
  field: Field<Row>,
  row: Row,
  environment: CellEnvironment,
): ReactNode => {
  const value: unknown = row[field.source];
  if (field.cell) return field.cell(row, environment.translate);
  if (field.kind === 'lookup' && !field.ownText && hasValue(value))
    return (
      <Suspense fallback={null}>
        <LookupText lookup={field.lookup} id={value as Identifier} />
      </Suspense>
    );
  const text = cellText(row, { field, ...environment });
  return text.includes('@') ? <EmailText text={text} /> : text;
};
