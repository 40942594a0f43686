import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '../../../../contract/calls/authentication';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { users } from '../../../../server/db/schema/users';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { makeClock, send, startSessionServer } from '../../../../tests/server/session/testSession';
import { makeAdministrator } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import {
  addGenerator,
  addPasskey,
  beginGenerator,
  beginPasskey,
  getOwnPasskeyOptions,
  getPasskeyOptions,
  proveFactor,
  provePasskey,
  signInWithFactor,
  signInWithPasskey,
} from '../../contract/calls';
import { codeOf } from './generator';
import { makeAuthenticator } from './softAuthenticator';

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());
beforeEach(() => clock.pass(3600));

/** Somebody with a generator and a passkey, a session, and nothing unread in the mail. */
const somebody = async () => {
  const { id, username } = await makeAdministrator(server.db);
  const { accessToken: token } = await server.signIn(username);
  const begun = (await send(server, beginGenerator, {}, { token })).body.data;
  const code = () => codeOf(begun.secret, clock.now());
  await send(server, addGenerator, { enrolment: begun.enrolment, code: code() }, { token });
  const authenticator = await makeAuthenticator();
  const { options, enrolment } = (await send(server, beginPasskey, {}, { token })).body.data;
  const response = await authenticator.make(options);
  await send(server, addPasskey, { enrolment, response, name: 'Portátil' }, { token });
  clock.pass(60);
  await server.work();
  server.mails.length = 0;
  const challenge = async () =>
    (await send(server, login, { username, password: demoPassword })).body.factorChallenge as string;
  const passkey = async (factorChallenge?: string) => {
    const { options: asked, assertion } = (await send(server, getPasskeyOptions, { factorChallenge })).body
      .data;
    const proof = { assertion, response: await authenticator.prove(asked) };
    return send(server, signInWithPasskey, { factorChallenge, ...proof });
  };
  return { id, username, token, code, authenticator, challenge, passkey };
};

const subjects = async () => {
  await server.work();
  return server.mails.map(({ subject }) => subject);
};
const failed = 'Tarifa Social de Internet: segundos passos falhados';
const copied = 'Tarifa Social de Internet: chave de acesso recusada';

describe('the owner of an account is told', () => {
  it('of the fifth wrong code after a right password, once, and anew after getting in', async () => {
    const { username, code, challenge } = await somebody();
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        clock.pass(16 * 60);
        const factorChallenge = await challenge();
        expect((await send(server, signInWithFactor, { factorChallenge, code: '000000' })).status).toBe(401);
      }
    };
    await guess(4);
    expect(await subjects()).toEqual([]);
    await guess(2);
    expect(await subjects()).toEqual([failed]);
    expect(server.mails[0]?.to).toBe(username);
    clock.pass(16 * 60);
    const entered = await send(server, signInWithFactor, {
      factorChallenge: await challenge(),
      code: code(),
    });
    expect(entered.status).toBe(200);
    await guess(4);
    expect(await subjects()).toEqual([failed]);
  });

  it('of the fifth wrong code in a session, which may be in other hands', async () => {
    const { token } = await somebody();
    for (let time = 0; time < 5; time += 1)
      expect((await send(server, proveFactor, { code: '000000' }, { token })).status).toBe(400);
    expect(await subjects()).toEqual([failed]);
  });

  it('but not of passkeys that strangers make up, which need no password', async () => {
    const { authenticator } = await somebody();
    const other = await makeAuthenticator();
    for (let time = 0; time < 5; time += 1) {
      const { options, assertion } = (await send(server, getPasskeyOptions, {})).body.data;
      const { id, rawId } = await authenticator.prove(options);
      const response = { ...(await other.prove(options)), id, rawId };
      expect((await send(server, signInWithPasskey, { assertion, response })).status).toBe(401);
    }
    expect(await subjects()).toEqual([]);
  });

  it('at once of a passkey that counts backwards, at the sign-in and in a session, once a day', async () => {
    const { username, token, authenticator, passkey } = await somebody();
    authenticator.count(9);
    expect((await passkey()).status).toBe(200);
    authenticator.count(4);
    const refused = await passkey();
    expect(refused.status).toBe(401);
    expect(JSON.stringify(refused.body)).toContain('parece haver uma cópia');
    authenticator.count(4);
    const { options, assertion } = (await send(server, getOwnPasskeyOptions, {}, { token })).body.data;
    const proof = { assertion, response: await authenticator.prove(options) };
    expect((await send(server, provePasskey, proof, { token })).status).toBe(400);
    expect((await subjects()).filter((subject) => subject === copied)).toEqual([copied]);
    expect(server.mails.find(({ subject }) => subject === copied)?.to).toBe(username);
  });
});

it('the trail of every refused factor says why', async () => {
  const { id, token, authenticator, challenge, passkey } = await somebody();
  const refusals: [string, () => Promise<unknown>][] = [
    [
      'wrongCode',
      async () => send(server, signInWithFactor, { factorChallenge: await challenge(), code: '000000' }),
    ],
    ['wrongCode', () => send(server, proveFactor, { code: '000000' }, { token })],
    [
      'wrongPasskey',
      async () => {
        const { assertion } = (await send(server, getPasskeyOptions, {})).body.data;
        const asked = (await send(server, getPasskeyOptions, {})).body.data.options;
        await send(server, signInWithPasskey, { assertion, response: await authenticator.prove(asked) });
      },
    ],
    [
      'copiedPasskey',
      async () => {
        authenticator.count(9);
        await passkey();
        authenticator.count(4);
        await passkey();
      },
    ],
    [
      'challengeOver',
      async () => {
        const factorChallenge = await challenge();
        await server.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id));
        await send(server, signInWithFactor, { factorChallenge, code: '000000' });
      },
    ],
  ];
  for (const [, refuse] of refusals) await refuse();
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'factorRefused'), eq(auditEvents.subjectId, id)))
    .orderBy(auditEvents.id);
  expect(events.map(({ detail }) => detail?.reason)).toEqual(refusals.map(([why]) => why));
  const unsaid = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'factorRefused'));
  expect(unsaid.filter(({ detail }) => !detail?.reason)).toEqual([]);
});
