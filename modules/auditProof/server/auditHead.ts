import { asc, eq } from 'drizzle-orm';
import { auditRoots } from '../../../server/db/schema/auditRoots';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { leafHash, rootOf } from './merkleTree';
import { headSigner } from './signHead';

/** A seal as the tree has it. */
interface SealLeaf {
  readonly seal: number;
  readonly throughId: number;
  readonly events: number;
  /** The root over its events, in hex digits. */
  readonly root: string;
}

/** The head of the tree, signed; modules/auditProof/proof.md describes it. */
export interface SignedHead {
  readonly format: 'tsi-audit-proof-1';
  /** JSON of seals, events, throughId, root and madeOn: exactly what was signed. */
  readonly head: string;
  readonly publicKey: string;
  readonly signature: string;
}

/** Computes and signs the head of the tree over every seal that has a root; also returns the seals, in order. */
export const auditHead = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  auditKey: CryptoKey,
): Promise<{ readonly signed: SignedHead; readonly seals: readonly SealLeaf[] }> => {
  const seals = await db
    .select({
      seal: auditSeals.id,
      throughId: auditSeals.throughId,
      events: auditSeals.events,
      root: auditRoots.root,
    })
    .from(auditSeals)
    .innerJoin(auditRoots, eq(auditRoots.id, auditSeals.id))
    .orderBy(asc(auditSeals.id));
  const head = JSON.stringify({
    seals: seals.length,
    events: seals.reduce((sum, { events }) => sum + events, 0),
    throughId: seals.at(-1)?.throughId ?? 0,
    root: rootOf(seals.map((seal) => leafHash(sealText(seal)))),
    madeOn: now().toISOString(),
  });
  const { publicKey, sign } = await headSigner(auditKey);
  return { signed: { format: 'tsi-audit-proof-1', head, publicKey, signature: await sign(head) }, seals };
};

/** What the leaf of a seal says. */
const sealText = ({ seal, throughId, events, root }: SealLeaf): string =>
  JSON.stringify([seal, throughId, events, root]);
