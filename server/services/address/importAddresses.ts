import { count, notInArray, sql } from 'drizzle-orm';
import type { LookedUpAddress } from '../../../contract/entities/address';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';
import { addresses } from '../../db/schema/addresses';
import {
  type AddressPart,
  addressColumns,
  addressParts,
  isNumberPart,
  readAddressLines,
} from './readAddressLines';

/** The result of an import into the table that postal codes are looked up in. */
export interface ImportReport {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  /** Addresses missing from the file: removed if the caller requested it, otherwise still there. */
  readonly others: number;
}

const atOnce = 1000;
const maxProblems = 20;

const countAll = async (db: Database) => {
  const [all] = await db.select({ count: count() }).from(addresses);
  return all?.count ?? 0;
};

const listOf = (write: (part: AddressPart) => string) => sql.raw(addressParts.map(write).join(', '));
const columns = listOf((part) => addressColumns[part]);
const values = listOf((part) => `listed."${part}"`);
const types = listOf((part) => `"${part}" ${isNumberPart(part) ? 'int' : 'text'}`);
const changes = listOf((part) => `${addressColumns[part]} = excluded.${addressColumns[part]}`);

/** Stores addresses, passed as one parameter however many there are; returns how many rows were added or changed. */
const store = async (db: Database, batch: readonly LookedUpAddress[]): Promise<number> => {
  const written = await db.execute(sql`
    insert into addresses (${columns})
    select ${values} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as listed (${types})
    on conflict (id) do update set ${changes} where row(addresses.*) is distinct from row(excluded.*)
    returning id`);
  return rowsOf(written).length;
};

/**
 * Imports the addresses of a CSV file in batches, all or none. Rows with a known id are updated, so that a file can be
 * imported again (docs/operate.md, "Postal codes").
 * @throws {WrongAddresses} whose message lists the first 20 wrong lines
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
        if (problems.length < maxProblems) problems.push(`  line ${found.line} ${found.problem}`);
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

/** Thrown for a file with invalid lines, which the message lists; nothing from the file was stored. */
export class WrongAddresses extends Error {
  override readonly name = 'WrongAddresses';
}
