import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rowsOf';
import { type TableOfFiles, tablesOfFiles } from './databaseStore';
import type { DocumentContext } from './documentPlaces';

type Clock = Pick<DocumentContext, 'now'>;

/** How many files are registered by one statement: up to 100 MB of documents, whose hashes the database computes. */
const filesAtOnce = 20;

/** Registers a file that a server of the version before stored; returns its hash, or undefined if it has no bytes. */
export const registerFile = async (
  { db, now }: Clock & { readonly db: Database },
  table: TableOfFiles,
  id: number,
): Promise<string | undefined> => {
  const [found] = await register({ db, now }, table, { from: id, through: id });
  return found?.hash ?? undefined;
};

/**
 * Registers up to `steps` times some files that servers of the version before stored; returns how many it
 * registered; those without bytes are left as they are.
 */
export const registerFiles = async (
  context: Clock & { readonly db: Database },
  steps: number = Number.MAX_SAFE_INTEGER,
): Promise<number> => {
  let left = steps;
  let count = 0;
  for (const table of tablesOfFiles)
    for (let from = 0; left > 0; left -= 1) {
      const found = await register(context, table, { from });
      const last = found.at(-1);
      if (!last) break;
      count += found.filter(({ hash }) => hash !== null).length;
      from = last.id + 1;
    }
  return count;
};

const registered = z.array(z.object({ id: z.number(), hash: z.string().nullable() }));
const largestId = 2_147_483_647;

/** Registers the next files of a table, in one statement: no bytes leave the database. Returns those it looked at. */
const register = async (
  { db, now }: Clock & { readonly db: Database },
  table: TableOfFiles,
  { from, through = largestId }: { readonly from: number; readonly through?: number },
): Promise<z.infer<typeof registered>> => {
  const files = sql.identifier(getTableName(table));
  const result = await db.execute(sql`
    with found as (
      select id, coalesce(content, (
        select string_agg(piece.bytes, ''::bytea order by piece.position)
        from file_pieces piece where piece.bytes_id = file.bytes_id
      )) as bytes
      from ${files} file
      where hash is null and id between ${from}::int and ${through}::int order by id limit ${filesAtOnce}::int
    ),
    hashed as materialized (
      select id, encode(sha256(bytes), 'hex') as hash, length(bytes) as size from found
    ),
    entered as (
      insert into stored_documents (hash, place, size, stored_on)
      select distinct hash, 'database', size, ${now().toISOString()}::timestamptz from hashed
      where hash is not null order by hash
      on conflict (hash) do update set stored_on = excluded.stored_on
      returning hash
    ),
    written as (
      update ${files} file set hash = hashed.hash from hashed join entered using (hash)
      where file.id = hashed.id and file.hash is null
    )
    select id, hash from hashed order by id`);
  return registered.parse(rowsOf(result));
};
