import type { DataProvider, RaRecord, useTranslate } from 'ra-core';
import type { Field } from '../fields/Field';

/** What a resource says about its history, for its record pages. */
export interface RecordHistory {
  /** The capability (calls of our own) that reading the history needs, if the resource itself does not. */
  readonly capability?: string;
  /** Loads fields that only the history shows, such as those of a part below the form. */
  readonly loadFields?: (dataProvider: DataProvider) => Promise<readonly Field[]>;
}

/** A version of a record: a change that was kept, with what it left behind. */
export interface RecordVersion {
  readonly id: number;
  /** In ISO 8601. */
  readonly changedOn: string;
  /** `found` is a state that nobody is known to have made. */
  readonly action: 'found' | 'create' | 'update';
  readonly username: string | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  /** The whole record after the change; a file as `{ filename }`. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the record as a version left it. */
export const recordAfter = ({ id, values }: RecordVersion): RaRecord => ({ ...values, id });

/** Returns the record as a version found it; empty if it created the record. */
export const recordBefore = ({ id, action, values, changes }: RecordVersion): RaRecord =>
  action === 'create'
    ? { id }
    : { ...values, ...Object.fromEntries(changes.map(({ field, before }) => [field, before])), id };

/**
 * Returns the record as it is once a version is brought back: what the version does not know stays as it is, and so do
 * files, of which only the names are kept.
 */
export const recordRestored = (
  fields: readonly Field[],
  record: RaRecord,
  { values }: RecordVersion,
): RaRecord => {
  const stay = fields.filter(({ kind, readOnly }) => kind === 'file' || readOnly);
  const kept = Object.fromEntries(stay.map(({ source }) => [source, record[source]]));
  return { ...record, ...values, ...kept };
};

/** Returns the fields that differ between two states: in what is kept, or in their own text. */
export const differingFields = (
  fields: readonly Field[],
  before: RaRecord,
  after: RaRecord,
  translate: ReturnType<typeof useTranslate>,
): Field[] =>
  fields.filter(
    ({ source, text }) =>
      JSON.stringify(before[source] ?? null) !== JSON.stringify(after[source] ?? null) ||
      (text && text(before, translate) !== text(after, translate)),
  );
