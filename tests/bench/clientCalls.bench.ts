import { afterAll, beforeAll, bench, describe } from 'vitest';
import { countClientCall } from '../../modules/integration/server/calls/countClientCall';
import { createCallKeeper } from '../../modules/integration/server/calls/keepClientCalls';
import { makeClient, tokenOf } from '../../modules/integration/tests/clients';
import type { SignedInContext } from '../../server/services/context/serviceContext';
import { makeOperator } from '../support/builders';
import { createTestServer, type TestServer } from '../support/testServer';

const modules = { integration: { callLimits: { minute: 1_000_000_000, day: 1_000_000_000 } } };
const atOnce = 8;

let server: TestServer;
let context: SignedInContext;
let tokens: Readonly<Record<'person' | 'client', string>>;
let keep: ReturnType<typeof createCallKeeper>;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', modules });
  const person = await makeOperator(server.db);
  const providerId = person.parentId ?? 0;
  const made = await makeClient(server, providerId);
  const actor = {
    userId: made.client.id,
    username: '',
    role: 'Operator',
    roles: [],
    permissions: [],
  } as const;
  context = {
    db: server.db,
    now: () => new Date(),
    remoteAddress: null,
    modules,
    familyId: '',
    actor: { ...actor, providerId },
  };
  tokens = {
    person: (await server.signIn(person.username ?? '')).accessToken,
    client: await tokenOf(server, made),
  };
  keep = createCallKeeper(server.db, () => undefined);
});
afterAll(() => server.close());

const callWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  await (await server.fetch('/api/Application/get-status', { headers })).text();
};
const count = () => countClientCall(context);

describe('one call after the other', () => {
  bench('counting a call of a client', count, { time: 1500 });
  bench('a call of a person that reads nothing', () => callWith(tokens.person), { time: 1500 });
  bench('the same of a client: counted and kept', () => callWith(tokens.client), { time: 1500 });
});

describe(`${atOnce} at once, all of one provider`, () => {
  const all = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: atOnce }, one));
  bench('counting', async () => void (await all(count)), { time: 1500 });
  bench('calls of a person', async () => void (await all(() => callWith(tokens.person))), { time: 1500 });
  bench('calls of a client', async () => void (await all(() => callWith(tokens.client))), { time: 1500 });
});

describe('what nobody waits for', () => {
  bench(
    'handing over a call to be kept',
    () =>
      keep({
        calledOn: new Date(),
        clientId: context.actor.userId,
        providerId: context.actor.providerId ?? 0,
        method: 'GET',
        path: '/Application/get-status',
        status: 200,
        reference: 'x',
        milliseconds: 1,
      }),
    { time: 500 },
  );
});
