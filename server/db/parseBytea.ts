const prefix = '\\x';
const base = 16;
const zero = 0x30;
const nine = 0x39;
const lowerA = 0x61;

const digitOf = (code: number) => (code <= nine ? code - zero : code - lowerA + 10);

/**
 * Parses PostgreSQL's hexadecimal text, which is how PGlite receives bytea. Its own parser makes an array with a
 * string for each byte: a document of 5 MB blocks the server for a second and takes hundreds of megabytes.
 */
export const parseBytea = (text: string): Uint8Array => {
  const bytes = new Uint8Array((text.length - prefix.length) / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const at = prefix.length + 2 * index;
    bytes[index] = digitOf(text.charCodeAt(at)) * base + digitOf(text.charCodeAt(at + 1));
  }
  return bytes;
};
