import type { Lookup } from '../inputs/LookupInput';

interface FieldBase {
  /** Name of the filter. */
  source: string;
  /** Translation key; `resources.<resource>.fields.<source>` when absent. */
  label?: string;
  /** Whether its name needs the room of two. */
  isWide?: boolean;
}

interface TypedField extends FieldBase {
  maxLength?: number;
  /** The message for what can't be searched for; undefined when it can. Not asked when empty. */
  problem?: (text: string) => string | undefined;
}

/** One filter of a search form. */
export type SearchField =
  | (TypedField & { kind: 'text' })
  /** Digits kept as text, such as a tax number. */
  | (TypedField & { kind: 'digits'; maxLength: number })
  /** Digits kept as a number, such as an id. */
  | (FieldBase & { kind: 'number' })
  /** A calendar day, kept as yyyy-MM-dd; `notBefore` names the day that it may not precede. */
  | (FieldBase & { kind: 'date'; notBefore?: string })
  | (FieldBase & { kind: 'yesNo' })
  | (FieldBase & { kind: 'lookup'; lookup: Lookup });
