import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Whom the tokens of these tests are made for. */
export const clientId = 'tarifa-social-internet';

const keyId = 'first';

/** An OpenID provider's public half on loopback: discovery document and keys, over HTTP; and its pen. */
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
    /** Reaches it, by http for want of a certificate, whatever address was asked for. */
    send: (url: string | URL | Request, options?: RequestInit) =>
      fetch(String(url).replace('https:', 'http:'), options),
    /** Lets its discovery document say more, or something else. */
    tell: (facts: Record<string, string>) => {
      more = facts;
    },
    /** What was asked of it. */
    asked,
    /** Lets it answer 500, or work again. */
    break: (on: boolean) => {
      isBroken = on;
    },
    /** Lets it call itself by another name. */
    rename: (other: string | undefined) => {
      name = other;
    },
    /** A token as it would sign it, for an hour, with these claims changed or taken away. */
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
