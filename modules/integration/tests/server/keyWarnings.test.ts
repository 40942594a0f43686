import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { apiAssertions, apiClientKeys } from '../../../../server/db/schema/apiClients';
import { jobs } from '../../../../server/db/schema/jobs';
import { users } from '../../../../server/db/schema/users';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { makeOperator, makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { makeClient } from '../clients';

let server: TestServer;
let moment: Date;
afterEach(() => server.close());

/** Starts a server with a provider, and a system whose key ends on 15 February 2027. */
const open = async () => {
  moment = new Date('2027-01-15T12:00:00Z');
  const now = () => moment;
  server = await createTestServer({ seed: 'empty', now });
  const { db } = server;
  const provider = await makeProvider(db, { permissions: [], username: 'geral@rede.example.pt' });
  const operator = (username: string, permissions: string[], more = {}) =>
    makeOperator(db, { parentId: provider.id, username, permissions, ...more });
  const managing = ['Integration_Reader', 'Integration_Updater', 'ApplicationsModule_Reader'];
  await operator('gestora@rede.example.pt', managing);
  await operator('antiga@rede.example.pt', managing, { userStatusId: 2 });
  await operator('loja@rede.example.pt', ['ApplicationsModule_Reader', 'Integration_Reader']);
  await operator('outra@alheia.example.pt', managing, { parentId: (await makeProvider(db)).id });
  const made = await makeClient(server, provider.id, {
    name: 'CRM',
    permissions: ['ApplicationsModule_Reader'],
    key: { kind: 'secret', months: 1 },
    now,
  });
  await enqueueJob({ db, now, remoteAddress: null }, 'warnOfKeys', {}, { key: 'warnOfKeys' });
  return { db, provider, ...made };
};
const workAt = async (at: string) => {
  moment = new Date(at);
  const before = server.mails.length;
  await server.db.update(jobs).set({ runAt: moment });
  await server.work();
  return server.mails.slice(before);
};

describe('the end of a key', () => {
  it('is told 30, 7 and 1 days before, to who may replace it and to who made it, once each', async () => {
    const { client } = await open();
    // The key holds for a month of 31 days.
    expect(await workAt('2027-01-15T13:00:00Z')).toEqual([]);
    expect(await workAt('2027-01-16T06:00:00Z'), 'before eight').toEqual([]);
    const first = await workAt('2027-01-16T09:00:00Z');
    expect(first.map(({ to }) => to).sort()).toEqual(['geral@rede.example.pt', 'gestora@rede.example.pt']);
    expect(first[0]?.subject).toContain('chave do sistema CRM a terminar');
    expect(first[0]?.text).toContain(
      `A chave «${client.keys[0]?.hint}» do sistema «CRM» termina em 15-02-2027`,
    );
    expect(first[0]?.text).toContain('faltam 30 dias');
    expect(first[0]?.text).toContain('https://tsi.example.pt/integration');
    expect(await workAt('2027-01-17T09:00:00Z')).toEqual([]);
    expect((await workAt('2027-02-10T09:00:00Z'))[0]?.text, 'two days late').toContain('faltam 5 dias');
    expect(await workAt('2027-02-11T09:00:00Z')).toEqual([]);
    expect((await workAt('2027-02-14T09:00:00Z'))[0]?.text).toContain('falta 1 dia');
    expect(await workAt('2027-02-16T09:00:00Z')).toEqual([]);
  });

  it('is told of no key that was revoked, nor of those of an inactive provider', async () => {
    const { db, provider } = await open();
    await db.update(apiClientKeys).set({ revokedOn: moment });
    expect(await workAt('2027-02-10T09:00:00Z')).toEqual([]);
    await db.update(apiClientKeys).set({ revokedOn: null });
    await db.update(users).set({ userStatusId: 2 }).where(eq(users.id, provider.id));
    expect(await workAt('2027-02-10T10:00:00Z')).toEqual([]);
    await db.update(users).set({ userStatusId: 1 }).where(eq(users.id, provider.id));
    expect(await workAt('2027-02-10T11:00:00Z')).toHaveLength(2);
  });
});

it('proofs that were used are forgotten once they would no longer be taken anyway', async () => {
  const { db } = await open();
  const at = (seconds: number) => new Date(moment.getTime() + seconds * 1000);
  await db.insert(apiAssertions).values([
    { digest: 'old', expiresOn: at(-1) },
    { digest: 'new', expiresOn: at(60) },
  ]);
  await enqueueJob({ db, now: () => moment, remoteAddress: null }, 'removeExpired', {});
  await server.work();
  expect((await db.select().from(apiAssertions)).map(({ digest }) => digest)).toEqual(['new']);
});
