import { nativeDigestOf } from '../../contract/digestOf';

/** What an encrypted document begins with; no PDF does. */
const mark = new TextEncoder().encode('TSI-AES1');
const ivBytes = 12;
const keyBytes = 32;

/** An encrypted document as it is stored, its name, and the key that alone opens it. */
export interface EncryptedBytes {
  readonly hash: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly key: Uint8Array<ArrayBuffer>;
}

/** Encrypts a document with a new key (AES-256-GCM), so that the same document is never stored as the same bytes. */
export const encryptBytes = async (plain: Uint8Array<ArrayBuffer>): Promise<EncryptedBytes> => {
  const key = crypto.getRandomValues(new Uint8Array(keyBytes));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const encrypted = await crypto.subtle.encrypt(terms(iv), await cipherKey(key, 'encrypt'), plain);
  const content = new Uint8Array(mark.length + ivBytes + encrypted.byteLength);
  content.set(mark);
  content.set(iv, mark.length);
  content.set(new Uint8Array(encrypted), mark.length + ivBytes);
  return { hash: await nameOfBytes(content), content, key };
};

/** Decrypts a document; undefined if the key is another's. */
export const decryptBytes = async (
  content: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const iv = content.subarray(mark.length, mark.length + ivBytes);
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt(
        terms(iv),
        await cipherKey(key, 'decrypt'),
        content.subarray(mark.length + ivBytes),
      ),
    );
  } catch {
    return undefined;
  }
};

/** Whether stored bytes are those of an encrypted document. */
export const isEncrypted = (content: Uint8Array): boolean =>
  content.length > mark.length + ivBytes && mark.every((byte, index) => content[index] === byte);

/**
 * Returns the name of a document by its bytes as they are stored: their SHA-256, for an encrypted one without the mark.
 * A version that does not know the mark then finds other bytes than it expects, and shows none.
 */
export const nameOfBytes = (content: Uint8Array<ArrayBuffer>): Promise<string> =>
  nativeDigestOf(isEncrypted(content) ? content.subarray(mark.length) : content);

const cipherKey = (key: Uint8Array<ArrayBuffer>, usage: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);

/** The mark is authenticated too: another way of encrypting will have another. */
const terms = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: mark });
