const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const invalid = 0x80;
const bitsOf = new Uint8Array(256).fill(invalid);
for (const [bits, character] of [...alphabet].entries()) bitsOf[character.charCodeAt(0)] = bits;

const paddingSign = '='.charCodeAt(0);

/**
 * Decodes base64 in its own buffer; returns undefined if it is invalid. Documents come ten at a time, and
 * each further copy would be megabytes.
 */
export const decodeBase64InPlace = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined => {
  if (bytes.length % 4 !== 0) return undefined;
  const padding = bytes.at(-1) !== paddingSign ? 0 : bytes.at(-2) === paddingSign ? 2 : 1;
  bytes.fill(alphabet.charCodeAt(0), bytes.length - padding);

  let seen = 0;
  let end = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const a = bitsOf[bytes[at] ?? 0] ?? invalid;
    const b = bitsOf[bytes[at + 1] ?? 0] ?? invalid;
    const c = bitsOf[bytes[at + 2] ?? 0] ?? invalid;
    const d = bitsOf[bytes[at + 3] ?? 0] ?? invalid;
    seen |= a | b | c | d;
    bytes[end] = (a << 2) | (b >> 4);
    bytes[end + 1] = (b << 4) | (c >> 2);
    bytes[end + 2] = (c << 6) | d;
    end += 3;
  }
  return seen >= invalid ? undefined : bytes.subarray(0, end - padding);
};

/** Returns the bytes of a base64 text; undefined if it is invalid. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  decodeBase64InPlace(new TextEncoder().encode(text));

const step = 0x8000;

/** Encodes bytes as base64 text, in every runtime. */
export const encodeBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += step)
    binary += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(binary);
};
