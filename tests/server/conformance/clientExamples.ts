import { makeClient } from '../../support/clients';
import type { TestServer } from '../../support/testServer';
import type { Examples } from './example';

const ofClient = async (server: TestServer, providerId: number) => ({
  id: (await makeClient(server, providerId)).client.id,
});

/** Examples of calls about the systems of providers. */
export const clientExamples: Examples = {
  listApiClients: { as: 'Administrator', input: async (_, providerId) => ({ providerId }) },
  createApiClient: {
    as: 'Operator',
    input: async () => ({
      name: 'CRM',
      permissions: ['ApplicationsModule_Reader'],
      addresses: ['192.0.2.0/24'],
      key: { kind: 'secret' },
    }),
  },
  updateApiClient: {
    as: 'Provider',
    input: async (server, providerId) => ({ ...(await ofClient(server, providerId)), name: 'Faturação' }),
  },
  addApiClientKey: {
    as: 'Operator',
    input: async (server, providerId) => ({
      ...(await ofClient(server, providerId)),
      key: { kind: 'secret', months: 6 },
    }),
  },
  revokeApiClientKey: {
    as: 'Operator',
    input: async (server, providerId) => {
      const { client } = await makeClient(server, providerId);
      return { id: client.id, keyId: client.keys[0]?.id };
    },
  },
  revokeApiClient: { as: 'Operator', input: ofClient },
};
