import type { FieldValues } from 'react-hook-form';
import { hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { inputKindOf } from './inputKinds';

/** A field's chosen file can't be read any more: it was moved, changed or removed since. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    readonly source: string,
    cause: unknown,
  ) {
    super(`The file of ${source} could not be read`, { cause });
  }
}

/** Returns the values of a new record's form: what each field begins with, otherwise its kind's empty value. */
export const emptyRecord = (fields: readonly Field[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.source, field.defaultValue ?? inputKindOf(field).empty]));

/**
 * Encodes a form's values for sending: each field by its kind, null for empty ones, without those that the server
 * fills in. Values that belong to no field, such as those of a part below the fields, are unchanged. Rejects with
 * UnreadableFile.
 */
export const encodeRecord = async (fields: readonly Field[], values: FieldValues): Promise<FieldValues> => {
  const sent: FieldValues = { ...values };
  for (const field of fields) {
    const { source, readOnly } = field;
    if (readOnly) delete sent[source];
    else if (source in values) {
      sent[source] = await encodeValue(field, values[source]).catch((cause: unknown) => {
        throw new UnreadableFile(source, cause);
      });
    }
  }
  return sent;
};

const encodeValue = async (field: Field, value: unknown): Promise<unknown> => {
  if (!hasValue(value)) return null;
  const { encode } = inputKindOf(field);
  const encoded = encode ? await encode(value) : value;
  return hasValue(encoded) ? encoded : null;
};
