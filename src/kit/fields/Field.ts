import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { InputProps } from '../inputs/InputProps';
import type { Lookup } from '../inputs/useLookup';
import type { DescribedSource, TextKey } from './Texts';

/** The names of a record's fields; any name where the type of the record is open. */
export type Source<Row> = Extract<keyof Row, string>;

interface Typed {
  /** In characters. */
  maxLength?: number;
  /** The message for what can't be taken; undefined when it can. Not asked when empty. */
  problem?: (text: string) => string | undefined;
}

interface Limited {
  min?: number;
  max?: number;
}

interface Own {
  /** Asks for it; without one it is only shown. */
  Input?: ComponentType<InputProps>;
  /** Leaves the heading of its column to screen readers, as over icons. */
  compact?: boolean;
  /** As what a list's address names it, where it tells nothing of a person; absent where no address may. */
  linkedAs?: LinkedAs;
}

/** How the address of a list names a value that tells nothing of a person; the server judges it. */
type LinkedAs = 'number' | 'date' | 'choice';

/** What there is to say about a field of each kind, beside what every field has. */
export interface FieldKinds {
  /** A line of text. */
  text: Typed;
  /** Several lines; what is typed is counted. */
  longText: Typed;
  /** A filter takes any part of one. */
  email: Typed;
  /** Digits kept as text and never broken over lines, such as a tax number. */
  digits: Typed;
  /** A whole number that is not negative. */
  number: Limited;
  /** An amount in euros, kept as a number with two decimals at most. */
  money: Limited;
  /** A calendar day, kept as yyyy-MM-dd; `notBefore` names the field with the day that it may not precede. */
  date: { notBefore?: string };
  /** A point in time, kept as ISO 8601; people see and type the time of Portugal. */
  moment: object;
  yesNo: object;
  /** One of a few, by what is kept; their texts are `resources.<resource>.choices.<source>.<kept>`, or what stands here. */
  choice: { choices: Readonly<Record<string, string>> };
  /** The id of a record of another resource; `ownText` names the field of this record that has its text. */
  lookup: { lookup: Lookup; ownText?: string; linkedAs?: 'choice' };
  /** One file, kept as `{ filename, file }` with its content as a data URL; `accept` as in HTML. */
  file: { maxBytes: number; accept?: string };
  /** Asked for and drawn by the resource itself. */
  custom: Own;
}

/** What a field holds: it decides how it is asked for, shown, searched for, exported and sent. */
export type FieldKind = keyof FieldKinds;

interface FieldBase<Row> {
  /** Whether it must be filled in: always, or on creating only. */
  required?: true | 'create';
  /** Filled in once, on creating; only shown afterwards. */
  fixed?: true;
  /** Filled in by the server: only ever shown. */
  readOnly?: true;
  /** Whether a press of its heading sorts by it; what it is sorted by is up to the server. */
  sortable?: true;
  /** Whether, as a filter, its name needs the room of two. */
  isWide?: true;
  /** Filters that mean nothing without it: they are taken away with it. */
  takesAlong?: readonly string[];
  /** Draws it in a table, in place of what its kind does. A method, so that a field of any record may stand in a list of fields. */
  cell?(row: Row): ReactNode;
}

/** Its name in records and filters, and a label of its own where the resource's texts have none for it. */
type Naming<Name extends string, Texts> =
  | { source: Name & DescribedSource<Texts>; label?: TextKey<Texts> }
  | { source: Name; label: TextKey<Texts> };

/** What a record may keep in a field, where that is known: each has to have a text among the choices, and nothing else has. */
type Kept<Value> = [Extract<Value, string>] extends [never] ? string : Extract<Value, string>;

/** A choice per field of the record: what it offers is what that field can hold. */
type ChoiceField<Row, Texts> = {
  [Name in Source<Row>]: {
    kind: 'choice';
    choices: Readonly<Record<Kept<NonNullable<Row[Name]>>, string>>;
  } & Naming<Name, Texts>;
}[Source<Row>];

/** A custom field may stand for something that is no field of a record, such as the actions of a row. */
type FreeNaming<Texts> =
  | { source: DescribedSource<Texts>; label?: TextKey<Texts> }
  | { source: string; label: TextKey<Texts> };

/**
 * One field, whether a list shows it, a search asks for it or a form holds it. `text` when it has no kind. Its label is
 * `resources.<resource>.fields.<source>` where it has none of its own.
 *
 * `Row` is the type of the record and `Texts` that of the messages: with them a misspelt name or key is a type error.
 */
export type Field<Row = RaRecord, Texts = unknown> = FieldBase<Row> &
  (
    | ({ kind?: 'text' } & FieldKinds['text'] & Naming<Source<Row>, Texts>)
    | {
        [Kind in Exclude<FieldKind, 'text' | 'custom' | 'choice'>]: { kind: Kind } & FieldKinds[Kind] &
          Naming<Source<Row>, Texts>;
      }[Exclude<FieldKind, 'text' | 'custom' | 'choice'>]
    | ChoiceField<Row, Texts>
    | ({ kind: 'custom' } & FieldKinds['custom'] & FreeNaming<Texts>)
  );

/** A field that is known to be of a kind. */
export type FieldOf<Kind extends FieldKind> = FieldBase<RaRecord> &
  FieldKinds[Kind] & { source: string; label?: string; kind?: FieldKind };

/** The kind of a field. */
export const kindOf = ({ kind = 'text' }: { kind?: FieldKind }): FieldKind => kind;
