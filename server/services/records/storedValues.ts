import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { RecordField } from '../../../contract/records/recordFields';
import { recordMessages } from '../../../contract/records/recordMessages';
import { Refusal, type Words, withName } from '../../lib/refusal';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of a new record as they are stored, with its owner even if nobody fills that in, its creator and
 * its first state.
 */
export const storedValues = (
  { fields, belongsTo, createdBy, states }: RecordDeclaration,
  input: Values,
  creatorId: number,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields
      .filter(({ readOnly, source }) => !readOnly || source === belongsTo)
      .map((field) => [field.source, storedValue(field, input[field.source])]),
  ),
  ...(createdBy && { [createdBy]: creatorId }),
  ...(states && { [states.field]: states.first }),
});

/** Returns values that the server itself sets in a record, as they are stored. */
export const ownValues = ({ fields }: RecordDeclaration, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ source }) => values[source] !== undefined)
      .map((field) => [field.source, storedValue(field, values[field.source])]),
  );

/**
 * Returns the values to change in a record, without those that it already has; refuses to change a field that
 * is filled in once.
 */
export const changedValues = (
  { fields }: RecordDeclaration,
  before: Values,
  input: Values,
): Record<string, unknown> => {
  const changed = fields
    .filter(({ readOnly, source }) => !readOnly && input[source] !== undefined)
    .map((field) => ({ field, value: storedValue(field, input[field.source]) }))
    .filter(({ field: { source }, value }) => !isSame(before[source], value));
  const fixed = changed.find(({ field }) => field.fixed);
  if (fixed) throw refusalOf(fixed.field, recordMessages.fixed);
  return Object.fromEntries(changed.map(({ field, value }) => [field.source, value]));
};

/** Builds a refusal that names a field, for people and for the form. */
export const refusalOf = ({ labelText, source }: RecordField, problem: Words): Refusal =>
  new Refusal('badRequest', withName(labelText, problem), undefined, source);

const storedValue = (field: RecordField, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  return field.kind === 'moment' ? new Date(String(value)) : value;
};

/** Returns whether two values are stored alike. */
const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);
