import { base64url } from 'jose';
import type { TokenKeys } from '../../../lib/tokenKeys';

/**
 * Encrypts a secret for the database, with AES-256-GCM and a key derived from the server's first one; `owner` is
 * authenticated with it, so that it opens for nobody else. The text begins with the name of its key.
 */
export const sealSecret = async ([key]: TokenKeys, secret: string, owner: number): Promise<string> => {
  const { name, cipherKey } = await derive(key);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(terms(iv, owner), cipherKey, bytesOf(secret));
  return [name, base64url.encode(iv), base64url.encode(new Uint8Array(sealed))].join('.');
};

/** Decrypts a secret with whichever of the server's keys it was sealed with; undefined if that one is gone. */
export const openSecret = async (
  keys: TokenKeys,
  sealed: string,
  owner: number,
): Promise<string | undefined> => {
  const [name, iv = '', content = ''] = sealed.split('.');
  for (const key of keys) {
    const derived = await derive(key);
    if (derived.name !== name) continue;
    const opened = await crypto.subtle
      .decrypt(terms(bytes(iv), owner), derived.cipherKey, bytes(content))
      // Somebody else's, or altered in the database: as good as none.
      .catch(() => undefined);
    return opened && new TextDecoder().decode(opened);
  }
  return undefined;
};

/** Returns what every secret begins with that was sealed with the server's first key. */
export const sealedBy = async ([key]: TokenKeys): Promise<string> => `${(await derive(key)).name}.`;

const ivBytes = 12;
const nameLength = 8;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const bytes = (text: string) => new Uint8Array(base64url.decode(text));
const terms = (iv: Uint8Array<ArrayBuffer>, owner: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(`user ${owner}`),
});

interface Derived {
  readonly name: string;
  readonly cipherKey: CryptoKey;
}

/** The server's keys can't be exported: what they sign, which nothing else does, becomes the key and its name. */
const derive = async (key: CryptoKey): Promise<Derived> => {
  const sign = (purpose: string) => crypto.subtle.sign('HMAC', key, bytesOf(purpose));
  const cipherKey = await crypto.subtle.importKey(
    'raw',
    await sign('encrypts secrets of factors'),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );
  const name = base64url.encode(new Uint8Array(await sign('names the key of secrets of factors')));
  return { name: name.slice(0, nameLength), cipherKey };
};
