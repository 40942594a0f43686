const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const invalid = 0x80;
const bitsOf = new Uint8Array(256).fill(invalid);
for (const [bits, character] of [...alphabet].entries()) bitsOf[character.charCodeAt(0)] = bits;

/**
 * The bytes of a base64 text; undefined when it is none. Decoded in place: documents come ten at a time,
 * and each further copy would be megabytes.
 */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new TextEncoder().encode(text);
  // Characters beyond ASCII take more than a byte.
  if (bytes.length !== text.length) return undefined;
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
