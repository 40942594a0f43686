import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '../../../server/http/listCalls';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterAll(() => server.close());

describe('docs/asvs.tsv, 3.5.1: foreign pages are told by their Origin where a browser sends no Sec-Fetch-Site', () => {
  const own = 'https://tsi.example.pt';
  const posts = listCalls()
    .filter(({ call: { method, access } }) => method === 'POST' && access === 'public')
    .map(({ call }) => call.path);
  const post = async (headers: Record<string, string>, path = '/Authentication/login', at = own) =>
    (await server.fetch(`${at}/api${path}`, { method: 'POST', headers, body: '{}' })).status;

  it.each(posts)('refuses them on every public call: %s', async (path) => {
    expect(await post({ origin: 'https://elsewhere.example' }, path)).toBe(403);
    expect(await post({ origin: own }, path)).not.toBe(403);
    expect(await post({}, path)).not.toBe(403);
  });

  it.each([
    'null',
    'https://elsewhere.example',
    'https://tsi.example.pt.elsewhere.example',
    'https://elsewhere.example/tsi.example.pt',
    'https://tsi.example.pt@elsewhere.example',
    'http://tsi.example.pt',
    'https://tsi.example.pt:8443',
    'https://outro.example.pt',
    'https://tsi.example.pt, https://elsewhere.example',
    'chrome-extension://tsi.example.pt',
    'file://',
    '',
    'tsi.example.pt',
  ])('refuses %j', async (origin) => {
    expect(await post({ origin })).toBe(403);
    expect(await post({ origin, 'sec-fetch-site': 'none' })).toBe(403);
  });

  it('lets in the own page behind a proxy that calls the server by another name', async () => {
    expect(await post({ origin: own }, undefined, 'http://10.0.0.7:3000')).toBe(400);
  });

  it('lets in the own page at a host name other than the public one', async () => {
    const host = 'http://192.168.1.5:3000';
    expect(await post({ origin: host }, undefined, host)).toBe(400);
    expect(await post({ origin: 'http://192.168.1.6:3000' }, undefined, host)).toBe(403);
  });

  it('believes a browser that says that the page is its own', async () => {
    expect(await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(400);
    expect(await post({ origin: own, 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});
