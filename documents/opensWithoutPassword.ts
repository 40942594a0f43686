import { cbc } from '@noble/ciphers/aes.js';
import { concatBytes, equalBytes } from '@noble/ciphers/utils.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { PdfObjects } from './pdfObjects';
import { isDictionary, type PdfDictionary, type PdfValue } from './readPdfValue';

/**
 * Returns whether a PDF with this encryption dictionary, of the standard's own security handler, opens without a
 * password. Undefined when that can't be determined: its version is not in the standard, or a part was not found. `id`
 * is the first identifier of its trailer.
 */
export const opensWithoutPassword = (
  objects: PdfObjects,
  encryption: PdfDictionary,
  id: Uint8Array,
): boolean | undefined => {
  const get = (name: string) => objects(encryption.get(name)).value;
  const isFound = [...encryption.values()].every((value) => objects(value).isWhole);
  const [version, revision, owner, user] = [get('V'), get('R'), get('O'), get('U')];
  if (!isFound || !isStandardVersion(version)) return undefined;
  if (!(owner instanceof Uint8Array) || !(user instanceof Uint8Array)) return false;
  if (version === 5) {
    const salt = user.subarray(32, 40);
    const hash = revision === 6 ? newHash(salt) : sha256(salt);
    if (equalBytes(hash, user.subarray(0, 32))) return true;
  } else if (opensByOldKey(Number(revision), Number(get('P')), owner.subarray(0, 32), user, id)) return true;
  return version >= 4 && encryptsOnlyAttachments(objects, encryption);
};

const isStandardVersion = (version: PdfValue | undefined) =>
  version === 1 || version === 2 || version === 4 || version === 5;

/** Returns whether a password is asked only when an attachment is opened. */
const encryptsOnlyAttachments = (objects: PdfObjects, encryption: PdfDictionary) => {
  const isPlain = ['StmF', 'StrF'].every(
    (name) => objects(encryption.get(name) ?? 'Identity').value === 'Identity',
  );
  const filters = objects(encryption.get('CF')).value;
  const name = objects(encryption.get('EFF')).value;
  const filter =
    isDictionary(filters) && typeof name === 'string' ? objects(filters.get(name)).value : undefined;
  return isPlain && isDictionary(filter) && objects(filter.get('AuthEvent')).value === 'EFOpen';
};

/** Tries the empty password with every length of a key: programs disagree about it, and only the right one fits. */
const opensByOldKey = (
  revision: number,
  permissions: number,
  owner: Uint8Array,
  user: Uint8Array,
  id: Uint8Array,
): boolean => {
  const seed = [owner, littleEndian(permissions), id];
  const seeds = revision >= 4 ? [seed, [...seed, littleEndian(-1)]] : [seed];
  return keyLengths.some((bytes) =>
    seeds.some((one) => {
      const key = oldKey(one, revision, bytes);
      if (!(revision >= 3)) return equalBytes(rc4(key, padding), user.subarray(0, 32));
      return equalBytes(encryptInRounds(key, md5(concatBytes(padding, id))), user.subarray(0, 16));
    }),
  );
};

/** In bytes. */
const keyLengths = Array.from({ length: 12 }, (_, index) => index + 5);

/** Computes the hash of revision 6 for an empty password (7.6.4.3.4, Algorithm 2.B). */
const newHash = (salt: Uint8Array) => {
  let key = sha256(salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = concatBytes(...Array.from({ length: 64 }, () => key));
    const packed = cbc(key.subarray(0, 16), key.subarray(16, 32), { disablePadding: true }).encrypt(repeated);
    const remainder = packed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = [sha256, sha384, sha512][remainder]?.(packed) ?? key;
    last = packed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
};

const littleEndian = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value, true);
  return bytes;
};

/** Derives the key of revisions 2 to 4 (7.6.4.3.2). */
const oldKey = (seed: readonly Uint8Array[], revision: number, length: number) => {
  let hash = md5(concatBytes(padding, ...seed));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, length));
  return hash.subarray(0, length);
};

/** The padding that replaces an empty password (ISO 32000-2, 7.6.4.3.2). */
const padding = Uint8Array.of(
  ...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08],
  ...[0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a],
);

/** Applies RC4 twenty times, each with another key derived from the first (7.6.4.4.4). */
const encryptInRounds = (key: Uint8Array, data: Uint8Array) => {
  let result = data;
  for (let round = 0; round < 20; round += 1)
    result = rc4(
      key.map((byte) => byte ^ round),
      result,
    );
  return result;
};

/** Encrypts with RC4, as old PDFs are; today's libraries no longer offer it, because it is not safe for new files. */
const rc4 = (key: Uint8Array, data: Uint8Array): Uint8Array => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  let [i, j] = [0, 0];
  for (i = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  [i, j] = [0, 0];
  return data.map((byte) => {
    i = (i + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
  });
};
