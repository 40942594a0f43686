import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAddresses } from '../../../contract/calls/address';
import { exampleCodes, manyRows } from '../../../server/seed/addresses/generateAddresses';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  await seedAddresses(server.db);
  client = await apiClient(server, await makeOperator(server.db, { permissions: [] }));
}, 60_000);

afterAll(() => server.close());

describe('7 GET Address/search, for anyone signed in', () => {
  it('finds several addresses, one, or none', async () => {
    for (const code of exampleCodes.many) {
      const rows = await client.answer(searchAddresses, code);
      expect(rows).toHaveLength(manyRows);
      expect(rows.every(({ cp4, cp3 }) => cp4 === code.cp4 && cp3 === code.cp3)).toBe(true);
      expect(rows.some(({ arteryLocalInfo }) => arteryLocalInfo?.startsWith('De 1 a '))).toBe(true);
    }
    for (const code of exampleCodes.one) expect(await client.answer(searchAddresses, code)).toHaveLength(1);
    for (const code of exampleCodes.none) expect(await client.answer(searchAddresses, code)).toEqual([]);
  });

  it('refuses parts that are not 4 and 3 digits', async () => {
    expect(await client.refusal(searchAddresses, { cp4: '100', cp3: '205' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('Código postal inválido'),
    });
    expect((await client.refusal(searchAddresses, { cp4: '1000', cp3: '20a' })).status).toBe(400);
    expect((await client.refusal(searchAddresses, { cp4: '1000' })).status).toBe(400);
  });
});
