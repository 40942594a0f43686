import { eq } from 'drizzle-orm';
import { batchCheckItems, batchChecks } from '../../../server/db/schema/batchChecks';
import { users } from '../../../server/db/schema/users';
import { callers, type Examples } from '../../../tests/server/conformance/example';
import { validNif } from '../../../tests/support/nifs';
import type { TestServer } from '../../../tests/support/testServer';
import { makeClient } from './clients';

const ofClient = async (server: TestServer, providerId: number) => ({
  id: (await makeClient(server, providerId)).client.id,
});

const ofProvider = async (_: unknown, providerId: number) => ({ providerId });

/** Examples of calls about the systems of providers, and of those that only they have a use for. */
export const examples: Examples = {
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
  getApiCalls: { as: 'Administrator', input: ofProvider },
  getRateLimits: { as: 'Administrator', input: ofProvider },
  listChanges: { as: 'Operator', refuses: 'Administrator', input: async () => ({ pageSize: 5 }) },
  checkBatch: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async () => ({ items: [{ fiscalNumber: validNif(9_000_003) }, { fiscalNumber: 'nenhum' }] }),
  },
  getBatchCheck: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => {
      const [operator] = await server.db.select().from(users).where(eq(users.username, callers.Operator));
      const [check] = await server.db
        .insert(batchChecks)
        .values({
          providerId,
          askedById: operator?.id ?? 0,
          askedOn: new Date(),
          total: 1,
          done: 1,
          endedOn: new Date(),
        })
        .returning();
      await server.db.insert(batchCheckItems).values({ checkId: check?.id ?? 0, index: 0, code: 'ok' });
      return { checkId: check?.id };
    },
  },
};
