import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documentKeys } from '../db/schema/documentKeys';
import type { TokenKeys } from '../lib/tokenKeys';
import { keySealing, ownerText } from './documentKeys';

/** How far a rewrapping is. */
export interface RewrappedKeys {
  readonly rewrapped: number;
  /** Keys that none of the installation's keys opens. */
  readonly unopened: number;
}

/** How many keys are sealed anew at once. */
const keysAtOnce = 500;

/**
 * Seals every key with the installation's first key, in small steps and beside servers, so that former keys can be given
 * up. No document is touched. It can be broken off at any moment and begun again.
 */
export const rewrapKeys = async (
  db: Database,
  keys: TokenKeys,
  onStep: (soFar: RewrappedKeys) => void = () => {},
): Promise<RewrappedKeys> => {
  const current = await keySealing.nameOf(keys[0]);
  let soFar: RewrappedKeys = { rewrapped: 0, unopened: 0 };
  for (const name of await sealingNames(db)) {
    if (name === current) continue;
    for (let after = 0; ; ) {
      const found = await db
        .select()
        .from(documentKeys)
        .where(and(eq(documentKeys.sealedBy, name), gt(documentKeys.id, after)))
        .orderBy(asc(documentKeys.id))
        .limit(keysAtOnce);
      const last = found.at(-1);
      if (!last) break;
      after = last.id;
      const rewrapped = await rewrap(db, keys, found);
      soFar = {
        rewrapped: soFar.rewrapped + rewrapped,
        unopened: soFar.unopened + found.length - rewrapped,
      };
      onStep(soFar);
    }
  }
  return soFar;
};

const rewrap = async (
  db: Database,
  keys: TokenKeys,
  found: readonly (typeof documentKeys.$inferSelect)[],
): Promise<number> => {
  const anew: { id: number; before: string; sealed: string }[] = [];
  for (const { id, applicationId, sealed } of found) {
    const key = await keySealing.open(keys, sealed, ownerText(applicationId));
    if (key !== undefined)
      anew.push({ id, before: sealed, sealed: await keySealing.seal(keys, key, ownerText(applicationId)) });
  }
  if (anew.length === 0) return 0;
  const column = (name: keyof (typeof anew)[number]) => sql.param(anew.map((one) => one[name]));
  await db.execute(sql`
    update document_keys set sealed = anew.sealed
    from unnest(${column('id')}::int[], ${column('before')}::text[], ${column('sealed')}::text[]) as anew (id, before, sealed)
    where document_keys.id = anew.id and document_keys.sealed = anew.before`);
  return anew.length;
};

/** Returns the names of the keys that sealed any, each found by the index alone. */
const sealingNames = async (db: Database): Promise<string[]> => {
  const names: string[] = [];
  for (;;) {
    const [next] = await db
      .select({ name: documentKeys.sealedBy })
      .from(documentKeys)
      .where(gt(documentKeys.sealedBy, names.at(-1) ?? ''))
      .orderBy(asc(documentKeys.sealedBy))
      .limit(1);
    if (!next) return names;
    names.push(next.name);
  }
};

/** What seals the keys of documents. */
export interface KeyState {
  /** Keys that none of the installation's keys opens; their documents can not be read. */
  readonly unopened: number;
  /** Keys that a former key of the installation seals. */
  readonly former: number;
}

/** Counts the keys of documents that the installation's first key did not seal. */
export const keyState = async (db: Database, keys: TokenKeys | undefined): Promise<KeyState> => {
  const [current, ...former] = await Promise.all((keys ?? []).map((key) => keySealing.nameOf(key)));
  const others = (await sealingNames(db)).filter((name) => name !== current);
  const count = async (names: readonly string[]) =>
    names.length === 0 ? 0 : db.$count(documentKeys, inArray(documentKeys.sealedBy, [...names]));
  return {
    unopened: await count(others.filter((name) => !former.includes(name))),
    former: await count(others.filter((name) => former.includes(name))),
  };
};
