import type { NotNull } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgView,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { RecordField } from '../../../contract/records/recordFields';
import { recordFiles } from './recordFiles';
import { users } from './users';

/** How each kind of field is kept. */
const columnKinds = {
  text: () => text(),
  longText: () => text(),
  email: () => text(),
  digits: () => text(),
  choice: () => text(),
  number: () => integer(),
  lookup: () => integer(),
  money: () => numeric({ precision: 12, scale: 2, mode: 'number' }),
  date: () => date(),
  moment: () => timestamp({ withTimezone: true }),
  yesNo: () => boolean(),
  file: () => integer().references(() => recordFiles.id),
  custom: () => jsonb(),
} satisfies Record<RecordField['kind'], () => unknown>;

type ColumnOf<Field extends RecordField> = Field extends { required: true }
  ? NotNull<ReturnType<(typeof columnKinds)[Field['kind']]>>
  : ReturnType<(typeof columnKinds)[Field['kind']]>;

type ColumnsOf<Fields extends readonly RecordField[]> = {
  [Field in Fields[number] as Field['source']]: ColumnOf<Field>;
};

/**
 * The columns of the fields of a plain resource. A lookup is a number here; where its resource has a table, `references` says
 * so, and a value that it does not have is then refused as the field's.
 */
const recordColumns = <Fields extends readonly RecordField[]>(
  fields: Fields,
  references: Readonly<Record<string, () => AnyPgColumn>> = {},
): ColumnsOf<Fields> =>
  Object.fromEntries(
    fields.map((field) => {
      const column = columnKinds[field.kind]();
      const target = references[field.source];
      if (target) (column as ReturnType<typeof integer>).references(target);
      return [field.source, field.required === true ? column.notNull() : column];
    }),
    // Built of the very fields that the type names.
  ) as ColumnsOf<Fields>;

/** A table or view that holds the records of a plain resource. */
export type RecordSource = PgTable | PgView;

const declarations = new WeakMap<object, RecordDeclaration>();

/** The plain resource whose records something that a schema file exports holds; undefined where it holds none. */
export const declarationOf = (exported: unknown): RecordDeclaration | undefined =>
  typeof exported === 'object' && exported !== null ? declarations.get(exported) : undefined;

/** Says that a view holds the records of a plain resource, which are then only read. */
export const holdsRecords = <View extends PgView>(declaration: RecordDeclaration, view: View): View => {
  declarations.set(view, declaration);
  return view;
};

/** The table of a plain resource, named like it: an id, its provider where it belongs to one, and its fields. */
export const recordTable = <const Fields extends readonly RecordField[]>(
  declaration: RecordDeclaration<Fields>,
  references?: Readonly<Record<string, () => AnyPgColumn>>,
) => {
  const tableName = snakeCase(declaration.name);
  const providerId = integer()
    .notNull()
    .references(() => users.id);
  const columns = {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(declaration.fields, references),
  };
  // Who owns a record is nobody's field.
  if (declaration.belongsTo) Object.assign(columns, { providerId });
  const table = pgTable(tableName, columns, (own): PgTableExtraConfigValue[] => {
    const columnOf = (source: string) => (own as Record<string, AnyPgColumn>)[source] as never;
    return [
      ...declaration.fields
        .filter((field) => field.unique)
        .map(({ source }) => unique(`${tableName}_${snakeCase(source)}_unique`).on(columnOf(source))),
      ...(declaration.belongsTo ? [index(`${tableName}_provider`).on(columnOf('providerId'))] : []),
    ];
  });
  declarations.set(table, declaration);
  return table;
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
