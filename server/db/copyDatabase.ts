import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database';
import { rowsOf } from './rowsOf';
import { underSchemaLock } from './underSchemaLock';

/** How far the copy of a table is. */
export interface TableProgress {
  readonly table: string;
  readonly copied: number;
  readonly rows: number;
  /** Whether the table's rows were compared and are equal. */
  readonly isEqual: boolean;
}

/** What a copy of a database is told about, and what it still asks for before it is kept. */
interface CopyOptions {
  readonly onProgress: (progress: TableProgress) => void;
  /** Runs at the end, in the transaction that makes the copy: if it throws, nothing is kept. */
  readonly check: (target: Database) => Promise<void>;
}

/**
 * Copies every row of a database into an empty one of the same schema, identities, derived counts and the state of the
 * sequences included. The tables and their columns are those of the catalogue, so that none can be forgotten. At the end
 * the rows of both are compared by number and hash. All of it is one transaction of the target; a server that starts on
 * the target meanwhile waits.
 * @throws {Error} if the target has rows, a table differs in its columns, or a row is not the same afterwards
 */
export const copyDatabase = (source: Database, target: Database, options: CopyOptions): Promise<void> =>
  source.transaction((from) =>
    underSchemaLock(target, async (to) => {
      for (const db of [from, to]) await renderAlike(db);
      const tables = await tablesOf(to);
      await requireEmpty(to, tables);
      requireSameTables(await tablesOf(from), tables);
      const constraints = await constraintsOf(to);
      for (const one of constraints) await to.execute(sql`${alter(one)} deferrable initially deferred`);
      for (const table of tables) await copyTable(from, to, table, options.onProgress);
      await to.execute(sql`set constraints all immediate`);
      for (const one of constraints) await to.execute(sql`${alter(one)} not deferrable`);
      for (const { name } of tables) await to.execute(sql`alter table ${nameOf(name)} enable trigger user`);
      await options.check(to);
    }),
  );

/** A table with what its copy needs, in the order of the columns. */
interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

const columnRow = z.object({
  table: z.string(),
  name: z.string(),
  /** Computed by the database, so that nothing can be written to it. */
  isGenerated: z.boolean(),
  /** The sequence that the column's next value comes from, quoted where it must be. */
  sequence: z.string().nullable(),
});

type Column = z.infer<typeof columnRow>;

/** Runs a statement, and reads its rows. */
const read = async <Row extends z.ZodType>(db: Database, row: Row, statement: SQL): Promise<z.infer<Row>[]> =>
  z.array(row).parse(rowsOf(await db.execute(statement)));

/** What migrations keep of themselves; the target has its own. */
const ownTables: readonly string[] = ['schema_lock', 'schema_migrations'];

const tablesOf = async (db: Database): Promise<readonly Table[]> => {
  const rows = await read(
    db,
    columnRow,
    sql`
      select relname as "table", attname as name, attgenerated <> '' as "isGenerated",
        pg_get_serial_sequence(format('public.%I', relname), attname) as sequence
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and attnum > 0 and not attisdropped
      order by relname, attnum`,
  );
  const names = [...new Set(rows.map(({ table }) => table))].filter((name) => !ownTables.includes(name));
  return names.map((name) => ({ name, columns: rows.filter(({ table }) => table === name) }));
};

const nameOf = (table: string) => sql`public.${sql.identifier(table)}`;

const requireEmpty = async (db: Database, tables: readonly Table[]): Promise<void> => {
  const filled: string[] = [];
  for (const { name } of tables)
    if (rowsOf(await db.execute(sql`select from ${nameOf(name)} limit 1`)).length > 0) filled.push(name);
  if (filled.length > 0)
    throw new Error(
      `The target is not empty: ${filled.join(', ')} ${filled.length > 1 ? 'have' : 'has'} rows. Create another database, on which no server has started yet.`,
    );
};

const columnNames = ({ columns }: Table) =>
  columns
    .map(({ name }) => name)
    .sort()
    .join(', ');

const requireSameTables = (source: readonly Table[], target: readonly Table[]): void => {
  const names = new Set([...source, ...target].map(({ name }) => name));
  for (const name of names) {
    const [there, here] = [source, target].map((tables) => tables.find((table) => table.name === name));
    if (!there || !here)
      throw new Error(`The table ${name} is in the ${there ? 'source' : 'target'} only: nothing was copied.`);
    if (columnNames(there) !== columnNames(here))
      throw new Error(
        `The table ${name} has other columns in the target than in the source: nothing was copied.`,
      );
  }
};

/** Has both databases write values as the same text, and lets neither give up meanwhile. */
const renderAlike = async (db: Database): Promise<void> => {
  for (const setting of [
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await db.execute(sql.raw(`set local ${setting}`));
};

const constraintRow = z.object({ table: z.string(), name: z.string() });

/** The references that are checked at once; rows refer to each other, so that they are checked at the end instead. */
const constraintsOf = (db: Database) =>
  read(
    db,
    constraintRow,
    sql`
      select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and not condeferrable and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );

const alter = ({ table, name }: z.infer<typeof constraintRow>) =>
  sql`alter table ${nameOf(table)} alter constraint ${sql.identifier(name)}`;

const lineRow = z.object({ line: z.string() });
/** Characters of rows that are sent at once: a document is a row, or a piece of 64 KiB. */
const batchLength = 4_000_000;
const batchRows = 2_000;
/** How often a long copy reports. */
const reportMilliseconds = 10_000;

const copyTable = async (
  from: Database,
  to: Database,
  table: Table,
  onProgress: CopyOptions['onProgress'],
): Promise<void> => {
  const { rows, longest, hash } = await summaryOf(from, table);
  const each = Math.max(1, Math.min(batchRows, Math.floor(batchLength / Math.max(1, longest))));
  const name = nameOf(table.name);
  let copied = 0;
  let reported = Date.now();
  // Without the triggers: what they would write is copied too.
  await to.execute(sql`alter table ${name} disable trigger user`);
  await from.execute(sql`declare copied no scroll cursor for ${linesOf(table)}`);
  for (;;) {
    const lines = await read(from, lineRow, sql.raw(`fetch forward ${each} from copied`));
    if (lines.length === 0) break;
    await to.execute(
      insertOf(
        table,
        lines.map(({ line }) => line),
      ),
    );
    copied += lines.length;
    if (Date.now() - reported < reportMilliseconds) continue;
    reported = Date.now();
    onProgress({ table: table.name, copied, rows, isEqual: false });
  }
  await from.execute(sql`close copied`);
  await continueSequences(from, to, table);
  const there = await summaryOf(to, table);
  if (there.rows !== rows || there.hash !== hash)
    throw new Error(
      `The table ${table.name} is not the same in the target: ${there.rows} rows of ${rows}. Nothing was kept.`,
    );
  onProgress({ table: table.name, copied, rows, isEqual: true });
};

const list = (columns: readonly Column[], prefix = sql``) =>
  sql.join(
    columns.map(({ name }) => sql`${prefix}${sql.identifier(name)}`),
    sql`, `,
  );

/** Each row as PostgreSQL's text of it, which reads and writes every type exactly. */
const linesOf = ({ name, columns }: Table) =>
  sql`select row(${list(columns)})::text as line from ${nameOf(name)}`;

/** Inserts rows from their text; `offset 0` has each read once, not once for each column. */
const insertOf = ({ name, columns }: Table, lines: readonly string[]) => {
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  return sql`
    insert into ${nameOf(name)} (${list(written)}) overriding system value
    select ${list(written, sql`(line).`)}
    from (select unnest(${sql.param(lines)}::text[])::${nameOf(name)} as line offset 0) as lines`;
};

const summaryRow = z.object({ rows: z.number(), longest: z.number(), hash: z.string() });

/** The number of a table's rows, the length of the longest, and the sum of their hashes, whatever their order. */
const summaryOf = async (db: Database, table: Table): Promise<z.infer<typeof summaryRow>> => {
  const half = (from: number) =>
    sql.raw(`coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint), 0)`);
  const [summary] = await read(
    db,
    summaryRow,
    sql`
      select count(*)::float8 as rows, coalesce(max(length), 0)::float8 as longest, ${half(1)} || ' ' || ${half(17)} as hash
      from (
        select md5(line) as hash, length(line) as length from (${linesOf(table)} offset 0) as lines offset 0
      ) as hashes`,
  );
  if (!summary) throw new Error(`The table ${table.name} can not be counted.`);
  return summary;
};

const stateRow = z.object({ value: z.string(), isCalled: z.boolean() });

/** Lets the target number its next rows as the source would have. */
const continueSequences = async (from: Database, to: Database, { columns }: Table): Promise<void> => {
  for (const { sequence } of columns) {
    if (sequence === null) continue;
    const [state] = await read(
      from,
      stateRow,
      sql`select last_value::text as value, is_called as "isCalled" from ${sql.raw(sequence)}`,
    );
    if (state)
      await to.execute(
        sql`select setval(${sequence}::regclass, ${state.value}::bigint, ${state.isCalled}::boolean)`,
      );
  }
};
