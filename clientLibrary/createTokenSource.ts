import { importJWK, SignJWT } from 'jose';
import { fetchWithRetries, type Retries } from './fetchWithRetries';
import { errorOf } from './TsiError';

/** A private key as JWK (RFC 7517), with the `kid` by which the server knows its public half. */
export interface PrivateKey {
  readonly kty: string;
  readonly kid?: string;
  readonly alg?: string;
  readonly [member: string]: unknown;
}

/** A client of a provider, as a person creates it on the page 'Integração', and one of its two keys. */
export type Credentials = { readonly clientId: string } & (
  | { readonly clientSecret: string; readonly privateKey?: undefined }
  | { readonly privateKey: PrivateKey; readonly clientSecret?: undefined }
);

/** Gives access tokens, and fetches another before one ends. */
export interface TokenSource {
  read(): Promise<string>;
  /** Drops a token that the server no longer takes. */
  forget(token: string): void;
}

/** Seconds before its end in which a token is no longer used. */
const margin = 30;
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const assertionSeconds = 60;

/** What a key signs with if it does not say so. */
const algorithms: Readonly<Record<string, string>> = { EC: 'ES256', OKP: 'EdDSA', RSA: 'PS256' };

/** Fetches access tokens by a secret, or by a signed assertion (RFC 7523) for a private key. */
export const createTokenSource = (
  tokenUrl: string,
  credentials: Credentials,
  retries: Retries,
): TokenSource => {
  let current: Promise<{ token: string; until: number }> | undefined;
  let known: { token: string; until: number } | undefined;
  const fetchToken = async () => {
    const begun = Date.now();
    const response = await postUntilAnswered(tokenUrl, credentials, retries);
    if (!response.ok) throw await errorOf(response);
    const { access_token: token, expires_in: seconds } = await response.json();
    known = { token, until: begun + (seconds - margin) * 1000 };
    return known;
  };
  return {
    async read() {
      if (known && Date.now() < known.until) return known.token;
      current ??= fetchToken().finally(() => {
        current = undefined;
      });
      return (await current).token;
    },
    forget(token) {
      if (known?.token === token) known = undefined;
    },
  };
};

/** An assertion serves once, so each try is signed anew. */
const postUntilAnswered = (tokenUrl: string, credentials: Credentials, retries: Retries) => {
  const send = retries.fetch ?? fetch;
  const signed: typeof fetch = async (url, init) =>
    send(url, { ...init, body: new URLSearchParams(await grantOf(tokenUrl, credentials)) });
  return fetchWithRetries(tokenUrl, { method: 'POST' }, { ...retries, fetch: signed });
};

const grantOf = async (tokenUrl: string, { clientId, clientSecret, privateKey }: Credentials) => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  ...(privateKey
    ? {
        client_assertion_type: assertionType,
        client_assertion: await signAssertion(tokenUrl, clientId, privateKey),
      }
    : { client_secret: clientSecret ?? '' }),
});

const signAssertion = async (audience: string, clientId: string, privateKey: PrivateKey) => {
  const { kid, alg = algorithms[privateKey.kty] ?? '' } = privateKey;
  return new SignJWT()
    .setProtectedHeader({ alg, ...(kid && { kid }) })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${assertionSeconds}s`)
    .sign(await importJWK(privateKey, alg));
};
