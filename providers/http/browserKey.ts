const name = 'browserKey';
/** In milliseconds; some browsers leave their database without an answer. */
const longestWait = 2000;

/**
 * Returns the proof that this browser holds its key, for one call (RFC 9449); undefined where there is no key, or none can
 * be kept, as over plain http. Signing in makes the key, which no script can read and all tabs share.
 */
export const proveKey = (
  method: string,
  path: string,
  isSignIn: boolean,
  nonce?: string | null,
): Promise<string | undefined> =>
  Promise.race([
    sign(method, path, isSignIn, nonce).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, longestWait)),
  ]);

const sign = async (htm: string, path: string, isSignIn: boolean, nonce?: string | null) => {
  const { subtle } = crypto;
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const pair = await keptPair(isSignIn && (await subtle.generateKey(ecdsa, false, ['sign'])));
  if (!pair) return undefined;
  const { kty, crv, x, y } = await subtle.exportKey('jwk', pair.publicKey);
  const htu = location.origin + path;
  const claims = { jti: crypto.randomUUID(), htm, htu, iat: Date.now() / 1000, nonce };
  // Both are ASCII.
  const text = [{ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }, claims]
    .map((part) => base64url(JSON.stringify(part)))
    .join('.');
  const signature = await subtle.sign(ecdsa, pair.privateKey, new TextEncoder().encode(text));
  return `${text}.${base64url(String.fromCharCode(...new Uint8Array(signature)))}`;
};

const base64url = (bytes: string) => btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

/** Returns the browser's key; if it has none yet, keeps the one that was made. */
const keptPair = (made?: CryptoKeyPair | false): Promise<CryptoKeyPair | undefined> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const { result: db } = opening;
      const transaction = db.transaction(name, 'readwrite');
      const store = transaction.objectStore(name);
      const reading = store.get(name);
      reading.onsuccess = () => {
        if (!reading.result && made) store.put(made, name);
      };
      transaction.oncomplete = () => {
        db.close();
        resolve(reading.result ?? (made || undefined));
      };
    };
  });
