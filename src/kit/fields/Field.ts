import type { RaRecord, useTranslate } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { Lookup } from '../inputs/SelectInput';
import type { InputProps } from '../inputs/useFieldProps';

/** The names of a record's fields; any string if the record's type is not given. */
export type Source<Row> = Extract<keyof Row, string>;

interface Typed {
  /** In characters. */
  maxLength?: number;
  /** Returns the error message for an invalid text, undefined for a valid one. Not called for an empty text. */
  problem?: (text: string) => string | undefined;
}

interface Limited {
  min?: number;
  max?: number;
}

interface Own {
  /** The input of the field; without one it is only shown. */
  Input?: ComponentType<InputProps>;
  /** Whether the column's heading is for screen readers only, as above icons. */
  compact?: boolean;
  /** Whether it shows a number, which is aligned on the right as those of other kinds are. */
  isFigure?: boolean;
  /** How a list's URL represents the value if it says nothing about a person; absent if no URL may contain it. */
  linkedAs?: LinkedAs;
}

/** How a list's URL represents a value that says nothing about a person; the server validates it. */
type LinkedAs = 'number' | 'date' | 'choice';

/** The options of each kind of field, besides those that every field has. */
interface FieldKinds {
  /** A line of text; `clean` cleans what is pasted, instead of the application's rule. */
  text: Typed & { clean?: (text: string) => string };
  /** Several lines, with a character count. */
  longText: Typed;
  /** An e-mail address; a filter accepts any part of one. */
  email: Typed;
  /** Digits kept as text and never broken over lines, such as a tax number. */
  digits: Typed;
  /** A whole number that is not negative. */
  number: Limited;
  /** An amount in euros, kept as a number with at most two decimals. */
  money: Limited;
  /** A calendar day, kept as yyyy-MM-dd; `notBefore` names the field with the earliest day allowed. */
  date: { notBefore?: string };
  /** A point in time, kept as ISO 8601, shown and typed in Portuguese time. */
  moment: object;
  yesNo: object;
  /**
   * One of a few values, kept by its key; its text is
   * `resources.<resource>.choices.<source>.<key>`, or the one given here.
   */
  choice: { choices: Readonly<Record<string, string>> };
  /** The id of a record of another resource; `ownText` names the field of this record that has its text. */
  lookup: { lookup: Lookup; ownText?: string; linkedAs?: 'choice' };
  /** One file, kept as `{ filename, file }` with its content as a data URL; `accept` as in HTML. */
  file: { maxBytes: number; accept?: string };
  /** A field whose input and cell the resource provides itself. */
  custom: Own;
}

/** What a field holds, which decides how it is entered, shown, searched for, exported and sent. */
export type FieldKind = keyof FieldKinds;

interface FieldBase<Row> {
  /** Whether it must be filled in: always, or only when a record is created. */
  required?: true | 'create';
  /** What the form of a new record begins with. */
  defaultValue?: string | number | boolean;
  /** Filled in once, when the record is created; only shown afterwards. */
  fixed?: true;
  /** Filled in by the server: only ever shown. */
  readOnly?: true;
  /** Whether its heading is a button that sorts the list; the server decides on the sort key. */
  sortable?: true;
  /** Whether, as a filter, it takes the width of two, because its label is long. */
  isWide?: true;
  /** Filters that mean nothing without this one and are removed along with it. */
  takesAlong?: readonly string[];
  /** Returns its text instead of the kind, wherever it is shown or exported; also called where there is no value. */
  text?(row: Row, translate: ReturnType<typeof useTranslate>): string;
  /** Renders its table cell instead of the kind. A method, so that fields of different records fit into one list. */
  cell?(row: Row, translate: ReturnType<typeof useTranslate>): ReactNode;
  /**
   * Where it stands in the card that a row becomes on a small screen: in its title, which is the link to the record in a
   * table too, or at the end of the title's line. The first column with a heading is the title unless another says so.
   */
  inCard?: 'title' | 'beside';
}

/** Its name in records and filters, and a label, which is mandatory if the resource's texts have none for the name. */
type Naming<Name extends string, Texts> =
  | { source: Name & DescribedSource<Texts>; label?: TextKey<Texts> }
  | { source: Name; label: TextKey<Texts> };

/** The values that a record may hold in a field, if known: the choices must have a text for each, and for no other. */
type Kept<Value> = [Extract<Value, string>] extends [never] ? string : Extract<Value, string>;

/** A choice field, for each field of the record, with exactly the choices that the field can hold. */
type ChoiceField<Row, Texts> = {
  [Name in Source<Row>]: {
    kind: 'choice';
    choices: Readonly<Record<Kept<NonNullable<Row[Name]>>, string>>;
  } & Naming<Name, Texts>;
}[Source<Row>];

/** A custom field need not be a field of the record; it may hold the actions of a row, for example. */
type FreeNaming<Texts> =
  | { source: DescribedSource<Texts>; label?: TextKey<Texts> }
  | { source: string; label: TextKey<Texts> };

/**
 * A field of a list, a search or a form. Its kind is `text` unless given, and its label is
 * `resources.<resource>.fields.<source>` unless it has one of its own.
 *
 * `Row` is the type of the record and `Texts` that of the messages; with both, a misspelt name or key is a type error.
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

/** A field known to be of a certain kind. */
export type FieldOf<Kind extends FieldKind> = FieldBase<RaRecord> &
  FieldKinds[Kind] & { source: string; label?: string; kind?: FieldKind };

/** Returns the kind of a field. */
export const kindOf = ({ kind = 'text' }: { kind?: FieldKind }): FieldKind => kind;

/** The dotted keys of all texts in a group of messages. */
type Keys<Group> = {
  [Part in keyof Group & string]: Group[Part] extends string ? Part : `${Part}.${Keys<Group[Part]>}`;
}[keyof Group & string];

/** A translation key: one of the messages' keys if their type is given, any string otherwise. */
export type TextKey<Texts = unknown> = unknown extends Texts ? string : Keys<Texts>;

/** The fields that the messages of a resource have a label for; any string if the type of the messages is not given. */
type DescribedSource<Texts = unknown> = Texts extends {
  resources: Record<string, { fields: infer Labels }>;
}
  ? Extract<keyof Labels, string>
  : string;
