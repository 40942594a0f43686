import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Returns the SHA-256 digest as 64 hex digits, without WebCrypto, which is missing outside https. */
export const digestOf = (content: Uint8Array): string => bytesToHex(sha256(content));

/** Returns the SHA-256 digest as 64 hex digits by WebCrypto, in a tenth of the time of digestOf: for the server. */
export const nativeDigestOf = async (content: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
