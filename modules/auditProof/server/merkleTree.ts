import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const ofLeaf = Uint8Array.of(0);
const ofNode = Uint8Array.of(1);

/** Hashes the text of a leaf (RFC 6962, section 2.1). */
export const leafHash = (text: string): Uint8Array => sha256(concatBytes(ofLeaf, utf8ToBytes(text)));

/** Hashes two neighbours. */
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(concatBytes(ofNode, left, right));

/**
 * Returns the root of the Merkle tree over leaves, in hex digits: neighbours are hashed in pairs, level by level, and the
 * last of an odd number goes up as it is, which is the tree of RFC 6962.
 */
export const rootOf = (leaves: readonly Uint8Array[]): string => {
  let level = leaves;
  while (level.length > 1) level = nextLevel(level);
  return bytesToHex(level[0] ?? sha256(new Uint8Array()));
};

const nextLevel = (level: readonly Uint8Array[]): Uint8Array[] => {
  const above: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (left) above.push(right ? nodeHash(left, right) : left);
  }
  return above;
};
