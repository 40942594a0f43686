/** What every field has, whatever it holds. */
interface FieldBase {
  /** Its name in records, filters and the database (where it is written with underscores). */
  readonly source: string;
  /** What people call it, in Portuguese: forms, columns, filters and the server's refusals say the same. */
  readonly labelText: string;
  /** Whether it must be filled in: always, or on creating only. */
  readonly required?: true | 'create';
  /** Filled in once, on creating; only shown afterwards. */
  readonly fixed?: true;
  /** Filled in by the server; only ever shown. */
  readonly readOnly?: true;
  /** Whether no two records may have the same. */
  readonly unique?: true;
  /** Whether a list may be sorted by it. */
  readonly sortable?: true;
  /** Whether a list may be searched by it. */
  readonly filterable?: true;
}

/** What is typed as text may be judged beyond its length: the Portuguese message for what can't be kept. Not asked when empty. */
interface TypedField extends FieldBase {
  /** In characters. */
  readonly maxLength: number;
  readonly problem?: (text: string) => string | undefined;
}

/** Only PDF can be judged by its content, as the documents of requests are (contract/rules/uploads.ts). */
interface FileField {
  readonly kind: 'file';
  /** No more than a document may have: `maxPdfBytes`. */
  readonly maxBytes: number;
  readonly accept: '.pdf';
  readonly unique?: never;
  readonly sortable?: never;
  readonly filterable?: never;
}

/** Where the choices of a lookup come from: react-admin's name of the resource, and the field that a person reads. */
export interface RecordLookup {
  readonly resource: string;
  readonly text: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  /** How many to fetch, where the list is paged. */
  readonly size?: number;
}

/** One field of a plain resource: form, list, filter, calls and column of the database are made from it. */
export type RecordField =
  | (TypedField & { readonly kind: 'text' | 'longText' | 'email' })
  /** Digits kept as text, such as a tax number. */
  | (TypedField & { readonly kind: 'digits' })
  /** A whole number. */
  | (FieldBase & { readonly kind: 'number'; readonly min?: number; readonly max?: number })
  /** An amount in euros, exact to the cent. */
  | (FieldBase & { readonly kind: 'money'; readonly min?: number; readonly max?: number })
  /** A calendar day, kept as yyyy-MM-dd. */
  | (FieldBase & { readonly kind: 'date' })
  /** A point in time, kept as ISO 8601 in UTC. */
  | (FieldBase & { readonly kind: 'moment' })
  | (FieldBase & { readonly kind: 'yesNo' })
  /** One of a few that are known beforehand: what is kept, and what people read. */
  | (FieldBase & { readonly kind: 'choice'; readonly choices: Readonly<Record<string, string>> })
  /** The id of a record of another resource; `ownText` names the field of this record with its text. */
  | (FieldBase & { readonly kind: 'lookup'; readonly lookup: RecordLookup; readonly ownText?: string })
  /** One PDF of at most `maxBytes`, judged by what it holds; no list is sorted or searched by it. */
  | (FieldBase & FileField)
  /** Anything else: kept as JSON, judged and drawn by the resource itself; no list is sorted or searched by it. */
  | (FieldBase & { readonly kind: 'custom'; readonly problem?: (value: unknown) => string | undefined });
