import { base64url } from 'jose';

/** What signs the head of the tree over the audit; whoever has its public key can verify it, and sign nothing. */
export interface HeadSigner {
  /** Ed25519 public key, 32 bytes in base64url. */
  readonly publicKey: string;
  /** Signs a text; in base64url. */
  readonly sign: (text: string) => Promise<string>;
}

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Start = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

/** Derives the signer from the key of the seals: the same key always gives the same one, and it never gives away the key. */
export const headSigner = async (auditKey: CryptoKey): Promise<HeadSigner> => {
  const purpose = new TextEncoder().encode('signing key of the head of the audit');
  const seed = new Uint8Array(await crypto.subtle.sign('HMAC', auditKey, purpose));
  const pair = await crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.of(...pkcs8Start, ...seed),
    'Ed25519',
    true,
    ['sign'],
  );
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair);
  return {
    publicKey: x,
    sign: async (text) =>
      base64url.encode(
        new Uint8Array(await crypto.subtle.sign('Ed25519', pair, new TextEncoder().encode(text))),
      ),
  };
};
