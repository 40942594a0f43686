import { type RaRecord, useResourceContext, useTranslate, useTranslateLabel } from 'ra-core';
import { Text } from '../../ui/layout/Stack';
import { DataRow, Table } from '../../ui/table/Table';
import { hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { cellContent } from '../table/CellValue';
import { historyTexts } from './texts';

/** A state of a record, under its translated heading. */
interface State {
  readonly heading: string;
  readonly record: RaRecord;
}

interface DifferenceTableProps {
  /** Translated; names the table. */
  name: string;
  /** The fields that differ. */
  fields: readonly Field[];
  before: State;
  after: State;
}

/** The fields that differ between two states of a record, each with both of its values. */
export const DifferenceTable = ({ name, fields, before, after }: DifferenceTableProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const headings = [historyTexts.field, before.heading, after.heading];
  return (
    <Table name={name} headings={headings.map((text) => ({ key: text, text }))}>
      {fields.map((field) => (
        <DataRow
          key={field.source}
          cells={[
            {
              key: 'field',
              label: historyTexts.field,
              content: String(translateLabel({ source: field.source, label: field.label })),
            },
            ...[before, after].map(({ heading, record }) => ({
              key: heading,
              label: heading,
              className: 'words',
              content: contentOf(field, record, { resource, translate }),
            })),
          ]}
        />
      ))}
    </Table>
  );
};

/** Returns what a state says in a field. A cell of its own, or the text of a lookup, may need more than is kept. */
const contentOf = (field: Field, record: RaRecord, environment: Parameters<typeof cellContent>[2]) => {
  const isDrawn = field.kind === 'custom' && !field.text;
  const { cell, ...plain } = field;
  const known = plain.kind === 'lookup' ? { ...plain, ownText: undefined } : plain;
  const isEmpty = !field.text && !hasValue(record[field.source]);
  const content = isEmpty ? '' : cellContent(isDrawn ? field : (known as Field), record, environment);
  return hasValue(content) ? (
    content
  ) : (
    <Text size="small" tone="secondary">
      {historyTexts.empty}
    </Text>
  );
};
