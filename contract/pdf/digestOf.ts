import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The same text for the same bytes, where there may be no WebCrypto, which asks for https. */
export const digestOf = (content: Uint8Array): string => bytesToHex(sha256(content));

/** The same as digestOf, by WebCrypto, which takes a tenth of the time: for the server, which always has it. */
export const nativeDigestOf = async (content: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
