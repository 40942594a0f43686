import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Returns the SHA-256 digest as hex, without WebCrypto, which is missing outside https. */
export const digestOf = (content: Uint8Array): string => bytesToHex(sha256(content));

/** Returns the same digest as digestOf by WebCrypto, in a tenth of the time; for the server, which always has it. */
export const nativeDigestOf = async (content: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
