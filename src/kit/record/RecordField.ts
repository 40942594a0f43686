import type { Lookup } from '../inputs/LookupInput';

interface FieldBase {
  source: string;
  /** Translation key; `resources.<resource>.fields.<source>` when absent. */
  label?: string;
  /** Whether it must be filled in: always, or on creating only. */
  required?: true | 'create';
  /** Filled in once, on creating; only shown afterwards. */
  fixed?: true;
}

interface TypedField extends FieldBase {
  maxLength: number;
  /** The message for what can't be kept; undefined when it can. Not asked when empty. */
  problem?: (text: string) => string | undefined;
}

/** One field of a record's form. */
export type RecordField =
  | (TypedField & { kind: 'text' | 'email' })
  /** `ownText` names the record's field with the text of its choice, for one that is no longer offered. */
  | (FieldBase & { kind: 'lookup'; lookup: Lookup; ownText?: string });
