const digits = '0123456789abcdef';
const prefix = '\\x';
const base = 16;
const zero = 0x30;
const nine = 0x39;
const lowerA = 0x61;

const codes = new TextEncoder().encode(digits);
const decoder = new TextDecoder('latin1');
const digitOf = (code: number) => (code <= nine ? code - zero : code - lowerA + 10);

/**
 * How PGlite writes and reads bytea: PostgreSQL's hexadecimal text. Its own way makes an array of texts, one for each
 * byte: a document of 5 MB stops the server for a second and takes hundreds of megabytes.
 */
export const byteaText = {
  serialize: (bytes: Uint8Array): string => {
    const text = new Uint8Array(bytes.length * 2);
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index] ?? 0;
      text[2 * index] = codes[byte >> 4] ?? 0;
      text[2 * index + 1] = codes[byte % base] ?? 0;
    }
    return prefix + decoder.decode(text);
  },
  parse: (text: string): Uint8Array => {
    const bytes = new Uint8Array((text.length - prefix.length) / 2);
    for (let index = 0; index < bytes.length; index += 1) {
      const at = prefix.length + 2 * index;
      bytes[index] = digitOf(text.charCodeAt(at)) * base + digitOf(text.charCodeAt(at + 1));
    }
    return bytes;
  },
};
