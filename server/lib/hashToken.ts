import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns what is stored of an opaque token: its SHA-256. Being random, it needs no salt. Hashing a long text
 * blocks no other call.
 */
export const hashToken = async (token: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8ToBytes(token))));
