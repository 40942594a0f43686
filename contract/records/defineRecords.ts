import type { AccessRule } from '../access';
import type { RecordField } from './recordFields';

/** The access rules of a plain resource, by action; an action without a rule has no call. */
export type RecordAccess = Readonly<
  Partial<Record<'list' | 'show' | 'create' | 'edit' | 'delete', AccessRule>>
>;

/**
 * A plain resource: records that can be listed, viewed, created, changed and deleted, and nothing else. Its
 * calls, validation, table and texts are derived from this declaration, which is pure data so that the
 * browser can use it without the schemas.
 */
export interface RecordDeclaration<Fields extends readonly RecordField[] = readonly RecordField[]> {
  /**
   * Its name everywhere: in react-admin, as its folder in resources/, in contract/access.ts, in /api/<name>,
   * and as the capability in /config.json.
   */
  readonly name: string;
  /** Its rules in contract/access.ts. */
  readonly access: RecordAccess;
  /** What the records are, in English, for the descriptions of the calls. */
  readonly summary: string;
  readonly fields: Fields;
  /**
   * The field that holds the provider who owns a record: a required lookup of `providers`. Providers and operators see
   * and change only the records of their own provider (spec 9), and create none for another; the regulator chooses.
   */
  readonly belongsTo?: Fields[number]['source'];
  /** The default sort order of a list; by id when absent. */
  readonly defaultSort?: readonly [source: Fields[number]['source'], order: 'ASC' | 'DESC'];
  /**
   * Whether the audit trail also records who read them: always, if they tell of people. Each resource says so, or
   * tests/architecture/plainResources.test.ts names it.
   */
  readonly isReadingAudited?: boolean;
  /**
   * Keeps who changed what, from what to what, for so many days; anyone who may view a record may then read it. It tells
   * what a record said, also once it is changed or deleted.
   */
  readonly history?: { readonly keptForDays: number };
  /** Whether whoever may create records can create many at once, from an .xlsx or .csv file. */
  readonly imports?: true;
  /**
   * The fields that can be set at once for every match of a search, or for those that are selected; each call of
   * `bulkEdit` asks for the rights to list and to change. Not a file, and no field that is unique or set only once.
   */
  readonly bulkEdit?: readonly BulkEditable<Fields[number]>[];
  /** Whether their ids may have more than 32 bits, as of what is written with every call. */
  readonly hasLargeIds?: true;
}

/** The names of the fields that can have the same value in many records. */
type BulkEditable<Field extends RecordField> = Field extends
  | { kind: 'file' | 'custom' }
  | { unique: true }
  | { fixed: true }
  | { readOnly: true }
  ? never
  : Field['source'];

type ValueOf<Field extends RecordField> = Field extends { kind: 'number' | 'money' | 'lookup' }
  ? number
  : Field extends { kind: 'yesNo' }
    ? boolean
    : Field extends { kind: 'choice'; choices: infer Choices }
      ? keyof Choices & string
      : Field extends { kind: 'custom' }
        ? unknown
        : Field extends { kind: 'file' }
          ? { filename: string }
          : string;

/** One record of a plain resource in a call; fields that are not required may be null. */
export type RecordOf<Declaration extends { readonly fields: readonly RecordField[] }> = { id: number } & {
  [Field in Declaration['fields'][number] as Field['source']]:
    | ValueOf<Field>
    | (Field extends { required: true } ? never : null);
};

/** Declares a plain resource, keeping the types of its fields. */
export const defineRecords = <const Fields extends readonly RecordField[]>(
  declaration: RecordDeclaration<Fields>,
): RecordDeclaration<Fields> => declaration;

/** Returns the labels of the fields and choices of a plain resource, in the shape of its messages. */
export const recordTexts = <const Fields extends readonly RecordField[]>({
  fields,
}: Pick<RecordDeclaration<Fields>, 'fields'>) => {
  type Source = Fields[number]['source'];
  return {
    // Built from the same fields as the types.
    fields: Object.fromEntries(fields.map(({ source, labelText }) => [source, labelText])) as Record<
      Source,
      string
    >,
    choices: Object.fromEntries(
      fields.flatMap((field) => (field.kind === 'choice' ? [[field.source, { ...field.choices }]] : [])),
    ) as {
      [Field in Fields[number] as Field extends { kind: 'choice' } ? Field['source'] : never]: Record<
        ValueOf<Field> & string,
        string
      >;
    },
  };
};
