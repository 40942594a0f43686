/** The properties of every field, whatever its kind. */
interface FieldBase {
  /** Its name in records, filters and the database (where it becomes snake_case). */
  readonly source: string;
  /** Its label in Portuguese, used by forms, columns, filters and the server's refusals. */
  readonly labelText: string;
  /** Whether it is required: always, or only when creating. */
  readonly required?: true | 'create';
  /** Set once, on creation; read-only afterwards. */
  readonly fixed?: true;
  /** Set by the server; always read-only. */
  readonly readOnly?: true;
  /** Whether its value must be unique. */
  readonly unique?: true;
  /** Whether a list may be sorted by it. */
  readonly sortable?: true;
  /** Whether a list may be searched by it. */
  readonly filterable?: true;
}

/**
 * A field typed as text. `problem` adds a check beyond the length: it returns the Portuguese message for an
 * invalid value, and is not called for an empty one.
 */
interface TypedField extends FieldBase {
  /** In characters. */
  readonly maxLength: number;
  readonly problem?: (text: string) => string | undefined;
}

/**
 * A file field; only PDFs, because only their content can be inspected, as it is for the documents of
 * requests (contract/rules/uploads.ts).
 */
interface FileField {
  readonly kind: 'file';
  /** At most the limit for a document, `maxPdfBytes`. */
  readonly maxBytes: number;
  readonly accept: '.pdf';
  readonly unique?: never;
  readonly sortable?: never;
  readonly filterable?: never;
}

/**
 * The source of a lookup's choices: the name of the react-admin resource, and the field to display. Whoever may see a
 * record needs the right to list that resource; with `namesOnly` a call of this resource gives id and text alone, of
 * records that this server has, for people of those who are active.
 */
export type RecordLookup = {
  readonly resource: string;
  readonly text: string;
  /** How many to fetch when the list is paged. */
  readonly size?: number;
} & (
  | { readonly filter?: Readonly<Record<string, unknown>>; readonly namesOnly?: never }
  | { readonly namesOnly: true; readonly filter?: never }
);

/**
 * One field of a plain resource; its form input, list column, filter, calls and database column are derived
 * from it.
 */
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
  /** One of a fixed set of choices: the stored values with their display texts. */
  | (FieldBase & { readonly kind: 'choice'; readonly choices: Readonly<Record<string, string>> })
  /** The id of a record of another resource; `ownText` names the field of this record that holds its text. */
  | (FieldBase & { readonly kind: 'lookup'; readonly lookup: RecordLookup; readonly ownText?: string })
  /** One PDF of at most `maxBytes`, checked by its content; lists can't be sorted or searched by it. */
  | (FieldBase & FileField)
  /**
   * Anything else: stored as JSON, validated and rendered by the resource itself; lists can't be sorted or
   * searched by it.
   */
  | (FieldBase & { readonly kind: 'custom'; readonly problem?: (value: unknown) => string | undefined });
