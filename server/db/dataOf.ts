import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalColumn } from './personalColumn';

type NameIn<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** How rows of a table end when a citizen is erased. */
interface Endings<Name extends string> {
  /** What says which request a row belongs to, with which it ends. */
  readonly ofRequest?: Name | SQL;
  /** The columns that say by NIF whom a row is about, with whom it ends. */
  readonly ofPerson?: readonly Name[];
  /** What a row that ends gets besides. */
  readonly sets?: { readonly [Column in Name]?: SQL };
  /** Whether a row that mentions a citizen goes; else it loses the words that do. */
  readonly goesIfMentioned?: true;
  /** Which rows are searched for mentions; all when absent. */
  readonly searched?: SQL;
  /** Whether rows stay where only the student of a request is erased, of whom they do not tell. */
  readonly outlivesStudent?: true;
  /** The one function that ends its rows instead (modules/dataProtection, `endRows`). */
  readonly endedBy?: 'request' | 'documents' | 'personFiles';
}

/** A personal column, with its name in the schema and itself. */
export type DataColumn = PersonalColumn & { readonly name: string; readonly column: PgColumn };

/** What the inventory says of a table. */
export interface TableData extends Endings<string> {
  readonly table: PgTable;
  /** As the database calls it. */
  readonly name: string;
  /** Those that hold personal data. */
  readonly columns: readonly DataColumn[];
  /** Whether rows that end are deleted; else their columns are overwritten. */
  readonly isDeleted: boolean;
}

/**
 * Declares what the columns of a table tell of whom, and how its rows end; a column that is left out is a type error.
 * @throws {Error} if a column is said to end, and nothing would end it
 */
export const dataOf = <Table extends PgTable>(
  table: Table,
  columns: { readonly [Name in NameIn<Table>]: PersonalColumn | 'impersonal' },
  endings: Endings<NameIn<Table>> = {},
): TableData => {
  const inSchema = getTableColumns(table);
  const name = getTableName(table);
  const personal = Object.entries<PersonalColumn | 'impersonal'>(columns).flatMap(([column, row]) => {
    const found = inSchema[column];
    if (!found) throw new Error(`${name} has no column ${column}`);
    return row === 'impersonal' ? [] : [{ ...row, name: column, column: found }];
  });
  const isDeleted = personal.some(({ erased }) => erased === 'deleted');
  const ends = Boolean(endings.ofRequest ?? endings.ofPerson ?? endings.endedBy);
  for (const { name: of, erased, column } of personal) {
    const isUntrue = isDeleted ? !ends || erased !== 'deleted' : erased === 'overwritten' && !ends;
    if (isUntrue || (erased === 'overwritten' && !canBeOverwritten(column)))
      throw new Error(`${name}.${of}: nothing does what the inventory says`);
  }
  return { ...endings, table, name, columns: personal, isDeleted };
};

const canBeOverwritten = (column: PgColumn) =>
  !column.notNull || /^(text|jsonb?)$|\[\]$/.test(column.getSQLType());
