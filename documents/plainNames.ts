import { bytesAsText } from './bytesAsText';

const sign = '#'.charCodeAt(0);

const digits = new Uint8Array(256).fill(16);
for (const [value, character] of [...'0123456789abcdef'].entries()) {
  digits[character.charCodeAt(0)] = value;
  digits[character.toUpperCase().charCodeAt(0)] = value;
}

/**
 * Returns a part of a PDF as text with its names unescaped: any character of a name may be written as its hex
 * code, which would hide it from a search.
 */
export const plainNames = (bytes: Uint8Array): string => {
  const plain = bytes.slice();
  let [from, end] = [0, 0];
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, Math.max(from, at + 1))) {
    const high = digits[bytes[at + 1] ?? 0] ?? 16;
    const low = digits[bytes[at + 2] ?? 0] ?? 16;
    if (high === 16 || low === 16) continue;
    plain.copyWithin(end, from, at);
    end += at - from;
    plain[end++] = high * 16 + low;
    from = at + 3;
  }
  plain.copyWithin(end, from);
  return bytesAsText(plain.subarray(0, end + bytes.length - from));
};
