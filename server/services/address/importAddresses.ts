import { count, notInArray, sql } from 'drizzle-orm';
import type { LookedUpAddress } from '../../../contract/entities/address';
import type { Database } from '../../db/database';
import { addresses } from '../../db/schema/addresses';
import { addressColumns, readAddressLines } from './readAddressLines';
import { WrongAddresses } from './wrongAddresses';

/** What an import did to the addresses that postal codes are looked up in. */
export interface ImportReport {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  /** Addresses that the file does not have: removed where that was asked for, else still there. */
  readonly others: number;
}

const atOnce = 1000;
const mostProblems = 20;

/** Everything but the id, as the new row has it. */
const fromFile = Object.fromEntries(
  Object.entries(addressColumns)
    .filter(([part]) => part !== 'id')
    .map(([part, column]) => [part, sql.raw(`excluded.${column}`)]),
);

const countAll = async (db: Database) => {
  const [all] = await db.select({ count: count() }).from(addresses);
  return all?.count ?? 0;
};

/** Stores addresses; answers how many of them were not there as they are. */
const store = async (db: Database, batch: readonly LookedUpAddress[]): Promise<number> => {
  if (batch.length === 0) return 0;
  const written = await db
    .insert(addresses)
    .values([...batch])
    .onConflictDoUpdate({
      target: addresses.id,
      set: fromFile,
      setWhere: sql`row(${addresses}.*) is distinct from row(excluded.*)`,
    })
    .returning({ id: addresses.id });
  return written.length;
};

/**
 * Reads the addresses of a CSV file into the database, some at a time and all or none; what is there under the same id
 * is brought up to date, so that a file may be imported again (docs/operate.md, "Postal codes").
 */
export const importAddresses = (
  db: Database,
  texts: AsyncIterable<string>,
  { removesOthers }: { removesOthers: boolean },
): Promise<ImportReport> =>
  db.transaction(async (tx) => {
    const before = await countAll(tx);
    const ids: number[] = [];
    const problems: string[] = [];
    let wrong = 0;
    let written = 0;
    let batch: LookedUpAddress[] = [];
    for await (const found of readAddressLines(texts)) {
      if ('problem' in found) {
        wrong += 1;
        if (problems.length < mostProblems) problems.push(`  line ${found.line} ${found.problem}`);
      } else if (wrong === 0) {
        ids.push(found.address.id);
        batch.push(found.address);
        if (batch.length === atOnce) {
          written += await store(tx, batch);
          batch = [];
        }
      }
    }
    if (wrong > problems.length) problems.push(`  and ${wrong - problems.length} more`);
    if (wrong > 0) throw new WrongAddresses(problems.join('\n'));
    written += await store(tx, batch);

    const after = await countAll(tx);
    const others = after - ids.length;
    if (removesOthers && others > 0) {
      const listed = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`;
      await tx.delete(addresses).where(notInArray(addresses.id, listed));
    }
    return { read: ids.length, added: after - before, changed: written - (after - before), others };
  });
