import { useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { Labeled } from '../../ui/values/Labeled';
import { Pending } from '../../ui/values/Pending';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';

interface RecordValuesProps<Field extends string> {
  /** Values by field: texts, or elements that show them. */
  record: { readonly [Name in Field]?: ReactNode };
  /** The fields to show, in order, labelled by the texts of the resource. */
  fields: readonly Field[];
  /** The field that takes a line of its own. */
  wide?: Field;
  /** Whether missing values are still being loaded. */
  isPending?: boolean | undefined;
  /** The smallest width of a column in pixels. */
  minColumnWidth?: number;
}

/** Read-only fields of a record, each under its label (spec 2.8, read-only cards). */
export const RecordValues = <Field extends string>(props: RecordValuesProps<Field>) => {
  const { record, fields, wide, isPending, minColumnWidth = 300 } = props;
  const translateLabel = useTranslateLabel();
  return (
    <ReadOnlyFields minColumnWidth={minColumnWidth}>
      {fields.map((field) => (
        <Labeled key={field} label={String(translateLabel({ source: field }))} wide={field === wide}>
          {record[field] ?? (isPending && <Pending />)}
        </Labeled>
      ))}
    </ReadOnlyFields>
  );
};
