const name = 'key';
/** In milliseconds; some browsers leave their database without an answer. */
const longestWait = 2000;

/**
 * Returns the proof that this browser holds its key, for one call (RFC 9449); undefined where there is no key, or none can
 * be kept, as over plain http. Signing in makes the key, which no script can read and all tabs share.
 */
export const proveKey = (
  method: string,
  path: string,
  { nonce, isSignIn = false }: { nonce?: string | null; isSignIn?: boolean } = {},
): Promise<string | undefined> =>
  Promise.race([
    sign(method, path, nonce, isSignIn).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, longestWait)),
  ]);

const sign = async (htm: string, path: string, nonce: string | null | undefined, isSignIn: boolean) => {
  const { subtle } = crypto;
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const read = () => inStore<CryptoKeyPair | undefined>((store) => store.get(name));
  let pair = await read();
  if (!pair && isSignIn) {
    const made = await subtle.generateKey(ecdsa, false, ['sign']);
    // Another tab may have been first: its key stays.
    await inStore((store) => store.add(made, name)).catch(() => undefined);
    pair = await read();
  }
  if (!pair) return undefined;
  const { kty, crv, x, y } = await subtle.exportKey('jwk', pair.publicKey);
  const claims = {
    jti: crypto.randomUUID(),
    htm,
    htu: location.origin + path,
    iat: Math.floor(Date.now() / 1000),
    nonce: nonce ?? undefined,
  };
  const parts = [{ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }, claims];
  const text = parts.map((part) => base64url(bytesOf(JSON.stringify(part)))).join('.');
  return `${text}.${base64url(await subtle.sign(ecdsa, pair.privateKey, bytesOf(text)))}`;
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/** Runs one step on the store of the browser's key. */
const inStore = <T>(run: (store: IDBObjectStore) => IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('browserKey');
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result: db } = opening;
      const step = run(db.transaction(name, 'readwrite').objectStore(name));
      step.onerror = () => reject(step.error);
      step.onsuccess = () => {
        resolve(step.result);
        db.close();
      };
    };
  });
