const minBytes = 32;

/** The key that signs access tokens, out of a secret of at least 32 bytes; it can't be read back. */
export const importTokenKey = (secret: string): Promise<CryptoKey> => {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length < minBytes) throw new Error(`The token secret must have at least ${minBytes} bytes`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
};
