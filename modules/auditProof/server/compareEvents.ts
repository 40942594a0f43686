import type { Database } from '../../../server/db/database';
import { auditRecords } from '../../../server/db/schema/auditRecords';
import type { auditSeals } from '../../../server/db/schema/auditSeals';
import { auditLeaves } from './auditLeaves';
import { hashEvents } from './hashEvents';
import { rootOf } from './merkleTree';

/** Where the events of a seal begin, and their root if it has one. */
interface SealedPlace {
  readonly after: number;
  readonly root: string | undefined;
}

/** Compares the events as people read them with their seal: by the root, which allows for what was erased, if there is one. */
export const compareEvents = async (
  db: Database,
  seal: typeof auditSeals.$inferSelect,
  { after, root }: SealedPlace,
): Promise<'same' | 'others' | 'none'> => {
  const range = { source: auditRecords, after, through: seal.throughId };
  if (root === undefined) {
    const { events, contentHash } = await hashEvents(db, range);
    if (events === 0) return 'none';
    return events === seal.events && contentHash === seal.contentHash ? 'same' : 'others';
  }
  const leaves = await auditLeaves(db, range);
  if (leaves.length === 0) return 'none';
  return leaves.length === seal.events && rootOf(leaves) === root ? 'same' : 'others';
};
