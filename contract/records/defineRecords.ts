import type { AccessRule } from '../access';
import type { RecordAction, StateOf, StateSource } from './recordActions';
import type { RecordField } from './recordFields';

/** The access rules of a plain resource, by action; an action without a rule has no call. */
export type RecordAccess = Readonly<
  Partial<Record<'list' | 'show' | 'create' | 'edit' | 'delete', AccessRule>>
> & { readonly [action: string]: AccessRule | undefined };

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
  /** What the records are, for the descriptions of the calls and as the name of their group. */
  readonly summary: string;
  readonly fields: Fields;
  /**
   * The field that holds the provider who owns a record: a required lookup of `providers`. Providers and operators see
   * and change only the records of their own provider (spec 9), and create none for another; the regulator chooses.
   */
  readonly belongsTo?: Fields[number]['source'];
  /** The field that holds who created a record: a read-only lookup of `users`, which the server fills in. */
  readonly createdBy?: Fields[number]['source'];
  /**
   * The field that holds the state of a record, a required, read-only choice, and the state of a new one. Only actions
   * with a `move` change it.
   */
  readonly states?: { readonly field: Fields[number]['source']; readonly first: string };
  /** What people do with a record besides changing it, by a name that has a row in `access`. */
  readonly actions?: Readonly<Record<string, RecordAction>>;
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
   * The fields that can be set at once for every match of a search, or for those that are selected, by users who may change
   * a record. Not a file, and no field that is unique or set only once.
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

/**
 * Declares a plain resource, keeping the types of its fields. An action without a row in `access`, a state that the
 * field does not know, and a field that can hold none are type errors.
 */
export const defineRecords = <
  const Fields extends readonly RecordField[],
  const Source extends StateSource<Fields> = never,
  const Action extends string = never,
>(
  declaration: RecordDeclaration<Fields> & {
    readonly access: RecordAccess & Readonly<Record<NoInfer<Action>, AccessRule>>;
    readonly states?: { readonly field: Source; readonly first: NoInfer<StateOf<Fields, Source>> };
    readonly actions?: Readonly<Record<Action, RecordAction<NoInfer<StateOf<Fields, Source>>>>>;
  },
): RecordDeclaration<Fields> & { readonly actions?: Readonly<Record<Action, RecordAction>> } => declaration;

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
