import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClientKeys } from '../../../../server/db/schema/apiClients';
import { factors } from '../../../../server/db/schema/factors';
import { users } from '../../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import {
  addApiClientKey,
  createApiClient,
  listApiClients,
  revokeApiClient,
  revokeApiClientKey,
  updateApiClient,
} from '../../contract/calls/apiClients';
import { findClient } from '../../server/clients/findClient';
import { askForToken, tokenOf } from '../clients';

let server: TestServer;
let ours: number;
let theirs: number;
let manager: ApiClient;
let reader: ApiClient;
let regulator: ApiClient;
const reading = ['ApplicationsModule_Reader'];

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  ours = (await makeProvider(db)).id;
  theirs = (await makeProvider(db)).id;
  manager = await apiClient(server, await makeOperator(db, { parentId: ours }));
  reader = await apiClient(
    server,
    await makeOperator(db, { parentId: ours, permissions: ['Integration_Reader'] }),
  );
  regulator = await apiClient(server, await makeAdministrator(db));
});
afterAll(() => server.close());

const secretKey = { kind: 'secret' } as const;
const create = (more: Partial<Parameters<ApiClient['answer']>[1]> = {}, by = manager) =>
  by.answer(createApiClient, { name: 'CRM', permissions: reading, key: secretKey, ...(more as object) });
const refusal = (more: object, by = manager) =>
  by.refusal(createApiClient, { name: 'CRM', permissions: reading, key: secretKey, ...more });
const remove = (id: number) => manager.answer(revokeApiClient, { id });

describe('whoever may manage the clients of a provider', () => {
  it('creates one, whose secret is shown this once and stored nowhere', async () => {
    const { client, secret } = await create({ addresses: ['192.0.2.77', '2001:DB8::1/32', '10.1.2.3/8'] });
    expect(client).toMatchObject({
      name: 'CRM',
      providerId: ours,
      permissions: reading,
      addresses: ['192.0.2.77/32', '2001:db8::/32', '10.0.0.0/8'],
      keys: [{ kind: 'secret', hint: secret?.slice(-4), lastUsedOn: null, revokedOn: null }],
    });
    const stored = JSON.stringify([
      await server.db.select().from(apiClientKeys),
      await server.db.select().from(users),
    ]);
    expect(stored).not.toContain(secret);
    const listed = await manager.answer(listApiClients, {});
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(listed.clients[0]).toEqual({ ...client, lastCallOn: null, refusals: 0 });
    await manager.answer(updateApiClient, { id: client.id, addresses: [] });
    await tokenOf(server, { client: { publicId: client.clientId }, secret: secret ?? '' });
    const [used] = (await reader.answer(listApiClients, {})).clients;
    expect(used?.lastUsedOn).not.toBeNull();
    expect(used?.keys[0]?.lastUsedOn).not.toBeNull();
    await remove(client.id);
  });

  it('gives it, and changes in it, no right that they do not hold themselves, nor a key of one that may do more', async () => {
    const writing = [...reading, 'ApplicationsModule_Writer'];
    const person = async (...permissions: string[]) =>
      apiClient(server, await makeOperator(server.db, { parentId: ours, permissions }));
    const managing = ['Integration_Reader', 'Integration_Updater'];
    const byReader = await person(...managing, ...reading);
    expect((await byReader.answer(listApiClients, {})).rights).toEqual(reading);
    const notHeld = { status: 400, message: expect.stringContaining('que não tem') };
    expect(await refusal({ permissions: writing }, byReader)).toMatchObject(notHeld);
    // A regulator's administrator who manages no users of providers is no exception.
    const ofRegulator = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: managing }),
    );
    expect(await refusal({ permissions: reading, providerId: ours }, ofRegulator)).toMatchObject(notHeld);

    const { client } = await create({ permissions: writing });
    const { id } = client;
    const change = (permissions: string[]) => byReader.refusal(updateApiClient, { id, permissions });
    expect(await change([...writing, 'ApplicationsModule_Updater'])).toMatchObject(notHeld);
    expect(await byReader.refusal(addApiClientKey, { id, key: secretKey })).toMatchObject(notHeld);
    // What it has stays, and can be taken from it.
    const named = await byReader.answer(updateApiClient, { id, name: 'ERP', permissions: writing });
    expect(named).toMatchObject({ name: 'ERP', permissions: writing });
    expect(await byReader.answer(updateApiClient, { id, permissions: reading })).toMatchObject({
      permissions: reading,
    });
    expect((await byReader.answer(addApiClientKey, { id, key: secretKey })).secret).toBeTruthy();
    await remove(id);
  });

  it('gives it rights that somebody of the provider has, and never those to manage clients', async () => {
    for (const [permissions, text] of [
      [['Integration_Reader'], 'Só pode|não existem'],
      [['Users_Reader'], 'não existem'],
      [['ApplicationsModule_Writer'], 'exigem a permissão Consultar'],
    ] as const)
      expect(await refusal({ permissions })).toEqual({ status: 400, message: expect.stringMatching(text) });
    const { rights } = await manager.answer(listApiClients, {});
    expect(rights).toContain('ApplicationsModule_Writer');
    expect(rights.filter((right) => right.startsWith('Integration'))).toEqual([]);
    const poor = await makeProvider(server.db, { permissions: reading });
    expect(
      await refusal(
        { providerId: poor.id, permissions: [...reading, 'ApplicationsModule_Writer'] },
        regulator,
      ),
    ).toEqual({ status: 400, message: expect.stringContaining('que alguém do prestador tenha') });
  });

  it('loses rights of clients with those of the provider, at the next call', async () => {
    const provider = await makeProvider(server.db, { permissions: [] });
    const person = await makeOperator(server.db, {
      parentId: provider.id,
      permissions: [...reading, 'ApplicationsModule_Writer'],
    });
    const { client } = await create({ providerId: provider.id, permissions: person.permissions }, regulator);
    const rights = async () => {
      const key = { clientId: client.id, keyId: client.keys[0]?.id ?? 0 };
      return (await findClient(server.db, key, new Date()))?.actor.permissions;
    };
    expect(await rights()).toEqual(person.permissions);
    await server.db.update(users).set({ permissions: reading }).where(eq(users.id, person.id));
    expect(await rights()).toEqual(reading);
    await server.db.update(users).set({ userStatusId: 2 }).where(eq(users.id, person.id));
    expect(await rights()).toEqual([]);
  });

  it('has two keys at a time, and ends one at once', async () => {
    const { client, secret } = await create();
    const { id } = client;
    const next = await manager.answer(addApiClientKey, { id, key: { kind: 'secret', months: 24 } });
    expect(await manager.refusal(addApiClientKey, { id, key: secretKey })).toMatchObject({ status: 400 });
    const named = { publicId: client.clientId };
    const token = await tokenOf(server, { client: named, secret: secret ?? '' });
    const use = async () =>
      (
        await server.fetch('/api/Provider/provider-context', {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect(await use()).toBe(200);
    const [, first] = next.client.keys;
    await manager.answer(revokeApiClientKey, { id, keyId: first?.id ?? 0 });
    expect(await use()).toBe(401);
    const answer = await askForToken(server, { client_id: client.clientId, client_secret: secret ?? '' });
    expect((await answer.json()).error_description).toBe('The key was revoked or has expired');
    await tokenOf(server, { client: named, secret: next.secret ?? '' });
    const third = await manager.answer(addApiClientKey, { id, key: secretKey });
    expect(third.client.keys.map(({ revokedOn }) => revokedOn !== null)).toEqual([false, false, true]);
    await remove(id);
    expect(await manager.refusal(addApiClientKey, { id, key: secretKey })).toMatchObject({
      message: 'Este sistema foi revogado e não pode ser alterado. Crie outro.',
    });
  });

  it('adds public keys that an algorithm takes, and no weak, private or broken one', async () => {
    const jwk = async (alg: string, options = {}) =>
      exportJWK((await generateKeyPair(alg, { extractable: true, ...options })).publicKey);
    const rsa = await jwk('RS256');
    const { client } = await create({ key: { kind: 'jwk', publicKey: rsa } });
    expect(client.keys).toMatchObject([{ kind: 'jwk', hint: expect.stringMatching(/^[\w-]{43}$/) }]);
    await remove(client.id);
    const weak = await exportJWK(
      (
        await crypto.subtle.generateKey(
          {
            name: 'RSASSA-PKCS1-v1_5',
            modulusLength: 1024,
            publicExponent: new Uint8Array([1, 0, 1]),
            hash: 'SHA-256',
          },
          true,
          ['sign', 'verify'],
        )
      ).publicKey,
    );
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    for (const [what, publicKey] of [
      ['weak', weak],
      ['exponent', { ...rsa, e: 'AQ' }],
      ['P-384', await jwk('ES384')],
      ['not on the curve', { ...(await jwk('ES256')), y: (await jwk('ES256')).y }],
      ['private', await exportJWK(privateKey)],
      ['nothing', {}],
    ] as const)
      expect((await refusal({ key: { kind: 'jwk', publicKey } })).status, what).toBe(400);
    expect(await refusal({ key: { kind: 'jwk', publicKey: await exportJWK(privateKey) } })).toMatchObject({
      message: expect.stringContaining('Envie só a parte pública'),
    });
  });

  it('is refused what no network, no time and no provider is', async () => {
    for (const addresses of [['192.0.2.0/33'], ['exemplo.pt'], ['0x7f.1'], ['10'], ['::1/129'], ['']])
      expect((await refusal({ addresses })).status, addresses[0]).toBe(400);
    for (const months of [0, 25, 1.5])
      expect((await refusal({ key: { kind: 'secret', months } })).status, String(months)).toBe(400);
    expect(await refusal({}, regulator)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Prestador/),
    });
    expect((await refusal({ providerId: 999_999 }, regulator)).status).toBe(404);
    const gone = await makeProvider(server.db, { userStatusId: 2 });
    expect((await refusal({ providerId: gone.id }, regulator)).status).toBe(400);
  });

  it('needs the right to change them, and a recent proof of a factor if there is one', async () => {
    expect(
      await reader.refusal(createApiClient, { name: 'x', permissions: reading, key: secretKey }),
    ).toMatchObject({ status: 403 });
    const person = await makeOperator(server.db, { parentId: ours });
    await server.db
      .insert(factors)
      .values({ userId: person.id, kind: 'codes', name: 'x', createdOn: new Date() });
    const api = await apiClient(server, person);
    expect(
      (await api.send(createApiClient, { name: 'x', permissions: reading, key: secretKey })).status,
    ).toBe(200);
    await server.db.execute('delete from factor_proofs');
    for (const [call, input] of [
      [createApiClient, { name: 'x', permissions: reading, key: secretKey }],
      [addApiClientKey, { id: 1, key: secretKey }],
      [updateApiClient, { id: 1, name: 'x' }],
    ] as const) {
      const answer = await api.send(call, input);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
        403,
        expect.stringContaining('insufficient_user_authentication'),
      ]);
    }
  });

  it('sees and changes no client of another provider', async () => {
    const { client } = await create({ providerId: theirs, name: 'Deles' }, regulator);
    const { clients } = await manager.answer(listApiClients, {});
    expect(clients.map(({ name }) => name)).not.toContain('Deles');
    const { id } = client;
    for (const more of [{}, { providerId: theirs }, { providerId: ours }])
      for (const [call, input] of [
        [updateApiClient, { id, name: 'Nosso' }],
        [addApiClientKey, { id, key: secretKey }],
        [revokeApiClientKey, { id, keyId: client.keys[0]?.id }],
        [revokeApiClient, { id }],
      ] as const)
        expect((await manager.refusal(call, { ...input, ...more })).status).toBe(404);
    expect((await manager.refusal(listApiClients, { providerId: theirs })).status).toBe(404);
    const after = await regulator.answer(listApiClients, { providerId: theirs });
    expect(after.clients).toEqual([{ ...client, lastCallOn: null, refusals: 0 }]);
  });

  it('sees those of all providers as an administrator who names none, and gives them no rights', async () => {
    const ofOne = async (providerId: number) =>
      (await create({ providerId, name: `De ${providerId}` }, regulator)).client;
    const made = [await ofOne(ours), await ofOne(theirs)];
    const { clients, rights } = await regulator.answer(listApiClients, {});
    expect(clients).toEqual(expect.arrayContaining(made.map((client) => expect.objectContaining(client))));
    expect(rights).toEqual([]);
    const ofTheirs = await regulator.answer(listApiClients, { providerId: theirs });
    expect(new Set(ofTheirs.clients.map(({ providerId }) => providerId))).toEqual(new Set([theirs]));
    // Whoever is of a provider is told of no other, named or not.
    const own = await manager.answer(listApiClients, {});
    expect(new Set(own.clients.map(({ providerId }) => providerId))).toEqual(new Set([ours]));
    const without = await makeAdministrator(server.db, { permissions: ['Users_Reader'] });
    expect((await (await apiClient(server, without)).refusal(listApiClients, {})).status).toBe(403);
  });
});
