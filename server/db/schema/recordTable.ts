import type { NotNull, SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
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

/** The column type for each kind of field. */
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

/** Builds the columns for the fields of a plain resource. */
const recordColumns = <Fields extends readonly RecordField[]>(fields: Fields): ColumnsOf<Fields> =>
  Object.fromEntries(
    fields.map((field) => {
      const column = columnKinds[field.kind]();
      return [field.source, field.required === true ? column.notNull() : column];
    }),
    // Built from the very fields in the type.
  ) as ColumnsOf<Fields>;

/** A table or view with the records of a plain resource. */
export type RecordSource = PgTable | PgView;

const declarations = new WeakMap<object, RecordDeclaration>();

/** Returns the declaration of the plain resource whose records a schema file's export holds, if any. */
export const declarationOf = (exported: unknown): RecordDeclaration | undefined =>
  typeof exported === 'object' && exported !== null ? declarations.get(exported) : undefined;

/**
 * What a filter means where it is more than that the field has the value, by the field's source; `hashOf` tells by
 * which hash a person is known that was looked for.
 */
export type OwnConditions = Readonly<
  Record<
    string,
    (value: unknown, hashOf?: (nif: string) => Promise<string>) => SQL | undefined | Promise<SQL | undefined>
  >
>;

const conditions = new WeakMap<RecordSource, OwnConditions>();

/** Returns the filters of a table or view that mean something of their own. */
export const ownConditions = (source: RecordSource): OwnConditions => conditions.get(source) ?? {};

/**
 * Declares that a view holds the records of a plain resource, which are then read-only; `own` says what some of its
 * filters mean.
 */
export const holdsRecords = <View extends PgView>(
  declaration: RecordDeclaration,
  view: View,
  own: OwnConditions = {},
): View => {
  declarations.set(view, declaration);
  conditions.set(view, own);
  return view;
};

/** The tables that lookups refer to, by the names of their resources. */
const tables = new Map<string, { readonly id: AnyPgColumn }>(
  ['users', 'providers', 'userProviders'].map((name) => [name, users]),
);

/**
 * Creates the table of a plain resource, named after it: an id and its fields. A lookup of a resource that has a table
 * here has a foreign key.
 */
export const recordTable = <const Fields extends readonly RecordField[]>(
  declaration: RecordDeclaration<Fields>,
) => {
  const tableName = snakeCase(declaration.name);
  const { fields, belongsTo } = declaration;
  const columns = {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(fields),
  };
  const table = pgTable(tableName, columns, (own): PgTableExtraConfigValue[] => {
    const columnOf = (source: string) => (own as Record<string, AnyPgColumn>)[source] as never;
    return [
      ...fields
        .filter((field) => field.unique)
        .map(({ source }) => unique(`${tableName}_${snakeCase(source)}_unique`).on(columnOf(source))),
      // Read when all tables are there, whichever file is loaded first.
      ...fields.flatMap((field) => {
        const target = field.kind === 'lookup' ? tables.get(field.lookup.resource) : undefined;
        return target ? [foreignKey({ columns: [columnOf(field.source)], foreignColumns: [target.id] })] : [];
      }),
      ...(belongsTo ? [index(`${tableName}_${snakeCase(belongsTo)}`).on(columnOf(belongsTo))] : []),
    ];
  });
  declarations.set(table, declaration);
  tables.set(declaration.name, table);
  return table;
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
