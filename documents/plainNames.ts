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
  const first = bytes.indexOf(sign);
  if (first < 0) return bytesAsText(bytes);
  const plain = bytes.slice();
  let end = first;
  for (let at = first; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const high = digits[bytes[at + 1] ?? 0] ?? 16;
    const low = digits[bytes[at + 2] ?? 0] ?? 16;
    const isEscape = byte === sign && high < 16 && low < 16;
    plain[end] = isEscape ? high * 16 + low : byte;
    if (isEscape) at += 2;
    end += 1;
  }
  return bytesAsText(plain.subarray(0, end));
};
