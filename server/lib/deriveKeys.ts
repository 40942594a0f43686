import { importTokenKeyBytes, type TokenKeys } from './tokenKeys';

/**
 * Derives keys for another purpose from each of these: nothing that one signed is valid for the other, and whoever has a
 * derived key can't tell the first.
 */
export const deriveKeys = async ([first, ...others]: TokenKeys, purpose: string): Promise<TokenKeys> => [
  await deriveKey(first, purpose),
  ...(await Promise.all(others.map((key) => deriveKey(key, purpose)))),
];

/** Derives one key: the HMAC of the purpose. */
export const deriveKey = async (key: CryptoKey, purpose: string): Promise<CryptoKey> =>
  importTokenKeyBytes(
    new Uint8Array(
      await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`derived key: ${purpose}`)),
    ),
  );
