import { asc, desc, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { auditRoots } from '../../../server/db/schema/auditRoots';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import { isMoved } from '../../../server/services/audit/moveAudit';
import { auditLeaves, saltEvents } from './auditLeaves';
import { hashEvents, macOf } from './hashEvents';
import { rootOf } from './merkleTree';

type Seal = typeof auditSeals.$inferSelect;
type Root = typeof auditRoots.$inferSelect;

/** How many seals get their roots in one transaction at most, and for how many events. */
const sealsAtOnce = 50;
const eventsAtOnce = 2_000;

/** Computes what vouches for a root: it can't be made, nor moved to another seal, without the key. */
const rootSealOf = (key: CryptoKey, seal: Pick<Seal, 'id' | 'seal'>, root: string): Promise<string> =>
  macOf(key, ['audit root', seal.id, seal.seal, root]);

/** Returns whether one of the keys made a root for this seal. */
export const isGenuineRoot = async (
  keys: readonly CryptoKey[],
  seal: Seal,
  { root, seal: made }: Root,
): Promise<boolean> => {
  for (const key of keys) if ((await rootSealOf(key, seal, root)) === made) return true;
  return false;
};

/**
 * Gives the next seals their roots: new ones, those of before the tree existed, and those of servers of the version
 * before. Events that are not what was sealed get none, nor does anything after them. Returns whether there are more.
 */
export const addRoots = async (db: Database, key: CryptoKey): Promise<boolean> => {
  const [last] = await db
    .select({ id: auditRoots.id })
    .from(auditRoots)
    .orderBy(desc(auditRoots.id))
    .limit(1);
  const lastId = last?.id ?? 0;
  const [before] = await db
    .select()
    .from(auditSeals)
    .where(lte(auditSeals.id, lastId))
    .orderBy(desc(auditSeals.id))
    .limit(1);
  const next = await db
    .select()
    .from(auditSeals)
    .where(gt(auditSeals.id, lastId))
    .orderBy(asc(auditSeals.id))
    .limit(sealsAtOnce);
  let after = before?.throughId ?? 0;
  if (next.length > 0 && !(await isMoved(db, after))) return false;
  let events = 0;
  let added = 0;
  for (const seal of next) {
    if (added > 0 && events + seal.events > eventsAtOnce) break;
    const root = await sealedRoot(db, seal, after);
    if (root === undefined) return false;
    await db.insert(auditRoots).values({ id: seal.id, root, seal: await rootSealOf(key, seal, root) });
    after = seal.throughId;
    events += seal.events;
    added += 1;
  }
  return added > 0 && (added < next.length || next.length === sealsAtOnce);
};

/** Returns the root over the events of a seal; undefined if they are not those that were sealed. */
const sealedRoot = async (db: Database, seal: Seal, after: number): Promise<string | undefined> => {
  const range = { source: auditEvents, after, through: seal.throughId };
  const found = await hashEvents(db, range);
  // The audit was shortened before there were roots: the seal's own hash stands for what is gone.
  if (found.events === 0) return seal.contentHash;
  if (found.events !== seal.events || found.contentHash !== seal.contentHash) return undefined;
  await saltEvents(db, range);
  return rootOf(await auditLeaves(db, range));
};
