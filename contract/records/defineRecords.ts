import type { AccessRule } from '../access';
import type { RecordField } from './recordFields';

/** What can be done with records; what has no rule is a call that does not exist. */
export type RecordAccess = Readonly<
  Partial<Record<'list' | 'show' | 'create' | 'edit' | 'delete', AccessRule>>
>;

/**
 * A plain resource: records that are listed, viewed, created, changed and deleted, and nothing else. Calls, checks, table
 * and texts are made from it; data only, so that the browser may have it without the schemas.
 */
export interface RecordDeclaration<Fields extends readonly RecordField[] = readonly RecordField[]> {
  /**
   * Its name everywhere: react-admin's, that of its folder in resources/, of its rows in contract/access.ts, of /api/<name>,
   * and of the extension in /config.json.
   */
  readonly name: string;
  /** Its rows in contract/access.ts. */
  readonly access: RecordAccess;
  /** What the records are, in English, for the description of the calls. */
  readonly summary: string;
  readonly fields: Fields;
  /** Whose the records are: provider and operator see and change those of their own provider only (spec 9). */
  readonly belongsTo?: 'provider';
  /** How a list is sorted where nothing is said; by id when absent. */
  readonly defaultSort?: readonly [source: Fields[number]['source'], order: 'ASC' | 'DESC'];
  /** Whether the audit trail tells who has read them, too. */
  readonly isReadingAudited?: true;
}

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

/** One record of a plain resource, as calls carry it; what need not be filled in may be null. */
export type RecordOf<Declaration extends { readonly fields: readonly RecordField[] }> = { id: number } & {
  [Field in Declaration['fields'][number] as Field['source']]:
    | ValueOf<Field>
    | (Field extends { required: true } ? never : null);
};

/** Declares a plain resource, keeping the types of its fields. */
export const defineRecords = <const Fields extends readonly RecordField[]>(
  declaration: RecordDeclaration<Fields>,
): RecordDeclaration<Fields> => declaration;

/** What people call the fields and choices of a plain resource, as its messages have them. */
export const recordTexts = <const Fields extends readonly RecordField[]>({
  fields,
}: Pick<RecordDeclaration<Fields>, 'fields'>) => {
  type Source = Fields[number]['source'];
  return {
    // Built of the very fields that the types name.
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
