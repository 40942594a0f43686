import { base64url } from 'jose';
import type { TokenKeys } from './tokenKeys';

/** Encrypts secrets for the database and opens them again. */
export interface SecretSealing {
  /** Encrypts with the first key; `owner` is authenticated, so that it opens for nobody else. Begins with the key's name. */
  seal(keys: TokenKeys, secret: string, owner: string): Promise<string>;
  /** Decrypts with whichever of the keys sealed it; undefined if that one is gone or it was altered. */
  open(keys: TokenKeys, sealed: string, owner: string): Promise<string | undefined>;
  /** Returns the name of a key, which what it sealed begins with before a full stop. */
  nameOf(key: CryptoKey): Promise<string>;
}

/**
 * Returns the sealing of one kind of secrets: AES-256-GCM with keys derived for this purpose, which open nothing that was
 * sealed for another.
 */
export const secretSealing = (purpose: string): SecretSealing => {
  const derived = new WeakMap<CryptoKey, Promise<Derived>>();
  const derivedOf = (key: CryptoKey): Promise<Derived> => {
    const known = derived.get(key) ?? derive(key, purpose);
    derived.set(key, known);
    return known;
  };
  return {
    seal: async ([key], secret, owner) => {
      const { name, cipherKey } = await derivedOf(key);
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const sealed = await crypto.subtle.encrypt(terms(iv, owner), cipherKey, bytesOf(secret));
      return [name, base64url.encode(iv), base64url.encode(new Uint8Array(sealed))].join('.');
    },
    open: async (keys, sealed, owner) => {
      const [name, iv = '', content = ''] = sealed.split('.');
      for (const key of keys) {
        const { name: ownName, cipherKey } = await derivedOf(key);
        if (ownName !== name) continue;
        const opened = await crypto.subtle
          .decrypt(terms(bytes(iv), owner), cipherKey, bytes(content))
          // Somebody else's, or altered in the database: as good as none.
          .catch(() => undefined);
        return opened && new TextDecoder().decode(opened);
      }
      return undefined;
    },
    nameOf: async (key) => (await derivedOf(key)).name,
  };
};

const ivBytes = 12;
const nameLength = 8;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const bytes = (text: string) => new Uint8Array(base64url.decode(text));
const terms = (iv: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(owner),
});

interface Derived {
  readonly name: string;
  readonly cipherKey: CryptoKey;
}

/** The server's keys can't be exported: what they sign, which nothing else does, becomes the key and its name. */
const derive = async (key: CryptoKey, purpose: string): Promise<Derived> => {
  const sign = (text: string) => crypto.subtle.sign('HMAC', key, bytesOf(text));
  const cipherKey = await crypto.subtle.importKey(
    'raw',
    await sign(`encrypts ${purpose}`),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );
  const name = base64url.encode(new Uint8Array(await sign(`names the key of ${purpose}`)));
  return { name: name.slice(0, nameLength), cipherKey };
};
