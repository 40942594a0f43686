import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '../../../../contract/calls/authentication';
import { getProviders } from '../../../../contract/calls/provider';
import { factors } from '../../../../server/db/schema/factors';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { makeClock, send, startSessionServer } from '../../../../tests/server/session/testSession';
import { makeAdministrator } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import {
  addPasskey,
  beginPasskey,
  getFactors,
  getPasskeyOptions,
  removeFactor,
  signInWithFactor,
  signInWithPasskey,
} from '../../contract/calls';
import { proofOf as proofOfPasskey } from './proofOf';
import { makeAuthenticator } from './softAuthenticator';

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());

type Authenticator = Awaited<ReturnType<typeof makeAuthenticator>>;

const add = async (token: string, authenticator: Authenticator, name = 'Portátil') => {
  const { options, enrolment } = (await send(server, beginPasskey, {}, { token })).body.data;
  const response = await authenticator.make(options);
  return send(server, addPasskey, { enrolment, response, name }, { token });
};

/** Somebody with a passkey. */
const somebodyWithPasskey = async () => {
  const { id, username } = await makeAdministrator(server.db);
  const token = (await server.signIn(username)).accessToken;
  const authenticator = await makeAuthenticator();
  const added = await add(token, authenticator);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const recoveryCodes: string[] = added.body.data.recoveryCodes;
  return { id, username, token, authenticator, recoveryCodes };
};

const challengeOf = async (username: string) =>
  (await send(server, login, { username, password: demoPassword })).body.factorChallenge as string;

const proofOf = (authenticator: Authenticator, factorChallenge?: string) =>
  proofOfPasskey(server, authenticator, factorChallenge);

describe('a passkey', () => {
  it('signs in alone, without e-mail and password, once for each challenge', async () => {
    const { id, username, authenticator } = await somebodyWithPasskey();
    const proof = await proofOf(authenticator);
    const { status, body } = await send(server, signInWithPasskey, proof);
    expect([status, body.username]).toEqual([200, username]);
    expect((await send(server, getProviders, {}, { token: body.accessToken })).status).toBe(200);
    expect((await send(server, signInWithPasskey, proof)).status).toBe(401);
    const [stored] = await server.db.select().from(factors).where(eq(factors.userId, id));
    expect(stored).toMatchObject({ name: 'Portátil', isBackedUp: true, lastUsedOn: clock.now() });
  });

  it('follows the password, and a recovery code stands in for it', async () => {
    const { username, authenticator, recoveryCodes } = await somebodyWithPasskey();
    const factorChallenge = await challengeOf(username);
    const { body } = await send(server, getPasskeyOptions, { factorChallenge });
    expect(body.data.options.allowCredentials).toHaveLength(1);
    expect(
      (await send(server, signInWithPasskey, await proofOf(authenticator, factorChallenge))).status,
    ).toBe(200);
    const code = recoveryCodes[0] ?? '';
    const again = { factorChallenge: await challengeOf(username), code };
    expect((await send(server, signInWithFactor, again)).status).toBe(200);
  });

  it('is bound to the address of the site, to its owner, and to what the server asked', async () => {
    const { username } = await somebodyWithPasskey();
    const { token, authenticator } = await somebodyWithPasskey();
    const elsewhere = await makeAuthenticator('https://tsi.example.com');
    expect((await add(token, elsewhere)).status).toBe(400);
    // Somebody else's passkey after a right password, a stranger's, and one with an older challenge.
    const factorChallenge = await challengeOf(username);
    const { assertion } = await proofOf(authenticator, factorChallenge);
    const foreign = await proofOf(authenticator);
    expect((await send(server, signInWithPasskey, { ...foreign, factorChallenge })).status).toBe(401);
    expect((await send(server, signInWithPasskey, await proofOf(await makeAuthenticator()))).status).toBe(
      401,
    );
    expect(
      (await send(server, signInWithPasskey, { ...(await proofOf(authenticator)), assertion })).status,
    ).toBe(401);
    const late = await proofOf(authenticator);
    clock.pass(601);
    expect((await send(server, signInWithPasskey, late)).status).toBe(401);
  });

  it('that counts backwards has been copied, and opens nothing', async () => {
    const { authenticator } = await somebodyWithPasskey();
    const enter = async (times: number) => {
      authenticator.count(times);
      return (await send(server, signInWithPasskey, await proofOf(authenticator))).status;
    };
    expect([await enter(7), await enter(8), await enter(8), await enter(9)]).toEqual([200, 200, 401, 200]);
    authenticator.count(1);
    const { body } = await send(server, signInWithPasskey, await proofOf(authenticator));
    expect(body.message).toMatch(/parece haver uma cópia.*Entre de outra forma/);
  });

  it('that counts no more was moved to another manager: it goes on serving, and the person is told once', async () => {
    const { username, authenticator } = await somebodyWithPasskey();
    const enter = async (times: number) => {
      authenticator.count(times);
      return (await send(server, signInWithPasskey, await proofOf(authenticator))).status;
    };
    await enter(7);
    await server.work();
    server.mails.length = 0;
    expect([await enter(0), await enter(0)]).toEqual([200, 200]);
    await server.work();
    expect(server.mails.filter(({ to }) => to === username).map(({ subject }) => subject)).toEqual([
      'Chave de acesso da sua conta usada a partir de outro gestor',
    ]);
  });

  it('can have others beside it, each with its name, and goes when it is removed', async () => {
    const { token, authenticator } = await somebodyWithPasskey();
    const second = await add(token, await makeAuthenticator(), 'Chave de segurança');
    expect(second.body.data.recoveryCodes).toEqual([]);
    const { factors: own } = (await send(server, getFactors, {}, { token })).body.data;
    expect(own.map(({ name }: { name: string }) => name)).toEqual(['Portátil', 'Chave de segurança']);
    const proof = await proofOf(authenticator);
    await send(server, removeFactor, { id: own[0].id }, { token });
    expect((await send(server, signInWithPasskey, proof)).status).toBe(401);
  });
});
