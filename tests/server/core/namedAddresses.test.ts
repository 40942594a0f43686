import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '../../../server/http/listCalls';
import { textOf } from '../../architecture/projectFiles';
import { createTestServer, type TestServer } from '../../support/testServer';

const site = 'https://tsi.example.pt';
const metadata = '/.well-known/oauth-authorization-server';
const pages = ['/apiReference.html'];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
}, 60_000);
afterAll(() => server.close());

const pathOf = (address: string) => new URL(address, site).pathname;

/** Fetches an address and what it leads to; a call that takes no GET is there if a POST is answered. */
const isFound = async (address: string): Promise<boolean> => {
  const path = pathOf(address);
  if (pages.includes(path)) return true;
  const answer = await server.fetch(path, { redirect: 'manual' });
  const next = answer.headers.get('location');
  if (next) return isFound(next);
  return [answer.status, (await server.fetch(path, { method: 'POST' })).status].some(
    (status) => status !== 404,
  );
};

/** The keys of a document whose values are addresses; an address of calls is there if its document is. */
const addresses: Readonly<Record<string, (value: string) => string>> = {
  issuer: (value) => `${site}${metadata}${pathOf(value).replace(/^\/$/, '')}`,
  token_endpoint: (value) => value,
  service_documentation: (value) => value,
  tokenUrl: (value) => value,
  url: (value) => `${value}/openapi.json`,
};

const namedIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'string' && Object.hasOwn(addresses, key) && /^(\/|https:\/\/tsi\.)/.test(inner)
          ? [addresses[key]?.(inner) ?? inner]
          : namedIn(inner),
      );

const read = async (path: string) => {
  const answer = await server.fetch(path);
  expect(answer.status, path).toBe(200);
  return answer.json();
};

describe('every address that a document of the server names is found', () => {
  it.each([
    ['', metadata],
    ['/sandbox', `${metadata}/sandbox`],
    ['/sandbox', `/sandbox${metadata}`],
    ['', '/api/openapi.json'],
    ['', '/api/docs/openapi.json'],
    ['/sandbox', '/sandbox/api/openapi.json'],
  ])('of the issuer at %s/: %s', async (issuer, document) => {
    const said = await read(document);
    const named = namedIn(said);
    expect(named.length).toBeGreaterThan(1);
    for (const address of named) expect(await isFound(address), address).toBe(true);
    if (document.includes(metadata)) expect(said.issuer).toBe(`${site}${issuer}`);
    else
      expect(said.components.securitySchemes.client.flows.clientCredentials.tokenUrl).toBe(
        `${issuer}/api/oauth/token`,
      );
  });

  it('by the rule of RFC 8414, from the issuer to a document that says the same issuer', async () => {
    for (const issuer of [site, `${site}/sandbox`]) {
      const { issuer: said } = await read(`${metadata}${pathOf(issuer).replace(/^\/$/, '')}`);
      expect(said).toBe(issuer);
    }
  });

  it('each server of the document has its own tokens there', async () => {
    const { servers, components } = await read('/api/openapi.json');
    const schemes: { flows?: { clientCredentials: { tokenUrl: string } } }[] = Object.values(
      components.securitySchemes,
    );
    const tokens = schemes.flatMap(({ flows }) => flows?.clientCredentials.tokenUrl ?? []);
    expect(tokens).toEqual(servers.map(({ url }: { url: string }) => `${url}/oauth/token`));
  });
});

describe('every address that a guide names is found, at the root and below /sandbox', () => {
  it.each(['modules/integration/guide.md', 'clientLibrary/README.md'])('%s', async (guide) => {
    const named = [...textOf(guide).matchAll(/`(?:POST |GET )?(\/[\w./-]+)`/g)].map(([, path = '']) => path);
    const paths = listCalls().map(({ call }) => call.path);
    for (const path of new Set(named)) {
      if (/^\/(sandbox|oauth\/token|Sandbox)$/.test(path)) continue;
      if (paths.includes(path)) continue;
      expect(await isFound(path), path).toBe(true);
      if (!path.endsWith('/sandbox')) expect(await isFound(`/sandbox${path}`), `/sandbox${path}`).toBe(true);
    }
  });
});
