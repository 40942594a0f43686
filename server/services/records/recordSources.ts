import { getTableColumns, getViewSelectedFields, is } from 'drizzle-orm';
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { RecordActionCalls } from '../../../contract/records/recordActionCalls';
import type { RecordCalls, RecordDownloads } from '../../../contract/records/recordCalls';
import type { RecordChoices } from '../../../contract/records/recordChoices';
import { declarationOf, type RecordSource } from '../../db/schema/recordTable';
import type { RecordActionFunctions } from '../recordActions/defineRecordActions';

/** A plain resource with its calls and the source of its records. */
export interface PlainResource {
  readonly declaration: RecordDeclaration;
  readonly calls: RecordCalls;
  /** The calls that return a file, by the field that holds it. */
  readonly downloads: RecordDownloads;
  /** The calls that list what a lookup can refer to, by the field. */
  readonly choices: RecordChoices;
  /** The calls of its actions, by the action, and what they do besides moving a record to another state. */
  readonly actions: RecordActionCalls;
  readonly functions: RecordActionFunctions['functions'];
  /** The table or view that holds the records. */
  readonly source: RecordSource;
}

const modules = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true });

const sources = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((exported) => {
      const declaration = declarationOf(exported);
      return declaration ? [[declaration.name, exported as RecordSource] as const] : [];
    }),
);

/** Returns every plain resource that has a table or view. */
export const declaredRecords = (): RecordDeclaration[] =>
  [...sources.values()].flatMap((source) => declarationOf(source) ?? []);

/** Columns by the names of their fields. */
export type RecordColumns = Readonly<Record<string, AnyPgColumn>>;

/** Returns the columns of a table or view, by the names of their fields. */
export const columnsOf = (source: RecordSource): RecordColumns =>
  (is(source, PgTable) ? getTableColumns(source) : getViewSelectedFields(source)) as RecordColumns;

/** Returns the table or view of the plain resource of a name, if there is one. */
export const sourceNamed = (name: string): RecordSource | undefined => sources.get(name);

/** Returns the table or view of a plain resource; throws at startup, naming the resource, if no schema file has one. */
export const recordSource = ({ name }: RecordDeclaration): RecordSource => {
  const source = sourceNamed(name);
  if (!source) throw new Error(`No file of server/db/schema has recordTable(${name}).`);
  return source;
};
