import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The audience of the tokens in these tests. */
export const clientId = 'tarifa-social-internet';

const keyId = 'first';

/**
 * Starts the public half of an OpenID provider on loopback, discovery document and keys over HTTP,
 * and signs tokens as it.
 */
export const startLocalIssuer = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] };
  const asked: string[] = [];
  let isBroken = false;
  let name: string | undefined;
  let more: Record<string, string> = {};
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const document = { issuer: name ?? issuer, jwks_uri: `${issuer}/keys`, ...more };
    response
      .writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' })
      .end(isBroken ? 'broken' : JSON.stringify(request.url === '/keys' ? keys : document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    privateKey,
    publicKey,
    /** Sends a request with https replaced by http, because the issuer has no certificate. */
    send: (url: string | URL | Request, options?: RequestInit) =>
      fetch(String(url).replace('https:', 'http:'), options),
    /** Adds or replaces entries of the discovery document. */
    configure: (facts: Record<string, string>) => {
      more = facts;
    },
    /** The paths of the requests received. */
    asked,
    /** Makes every response a 500, or restores it. */
    break: (on: boolean) => {
      isBroken = on;
    },
    /** Changes the issuer name in the discovery document. */
    rename: (other: string | undefined) => {
      name = other;
    },
    /** Signs a token as the issuer would, valid for an hour, with these claims replaced or removed. */
    sign: (
      claims: JWTPayload,
      {
        key = privateKey,
        alg = 'RS256',
        kid = keyId,
      }: { key?: CryptoKey | Uint8Array; alg?: string; kid?: string } = {},
    ) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: clientId, sub: 'someone', iat: now, exp: now + 3600, ...claims })
        .setProtectedHeader({ alg, kid })
        .sign(key);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type LocalIssuer = Awaited<ReturnType<typeof startLocalIssuer>>;
