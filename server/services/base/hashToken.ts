import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is stored of an opaque token: its SHA-256. Being random, it needs no salt. A long text keeps no other call waiting. */
export const hashToken = async (token: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8ToBytes(token))));
