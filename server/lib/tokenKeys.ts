import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';

/** The server's keys: the first one signs, and each of them is accepted. */
export type TokenKeys = readonly [CryptoKey, ...CryptoKey[]];

const minBytes = 32;

/** Imports a key from a secret of at least 32 bytes; it can't be exported again. */
export const importTokenKey = (secret: string): Promise<CryptoKey> => {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length < minBytes) throw new Error(`The token secret must have at least ${minBytes} bytes`);
  return importTokenKeyBytes(bytes);
};

/** Imports a key from its bytes; it can't be exported again. */
export const importTokenKeyBytes = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** Imports the keys from secrets of at least 32 bytes each. */
export const importTokenKeys = async ([first, ...others]: readonly [
  string,
  ...string[],
]): Promise<TokenKeys> => [
  await importTokenKey(first),
  ...(await Promise.all(others.map((secret) => importTokenKey(secret)))),
];

/** The algorithm of every token. */
export const tokenAlgorithm = 'HS256';

/** Returns the claims of a token that one of the keys signed; undefined if it is forged, foreign or expired. */
export const verifiedClaims = async (
  keys: TokenKeys,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> => {
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: [tokenAlgorithm] })).payload;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
  return undefined;
};
