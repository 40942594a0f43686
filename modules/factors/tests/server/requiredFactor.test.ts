import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportAnonymizedApplications } from '../../../../contract/calls/anonymizedExport';
import {
  getLoginFromAzureIdentity,
  login,
  refreshAccessToken,
} from '../../../../contract/calls/authentication';
import { getProviders } from '../../../../contract/calls/provider';
import { readConfig } from '../../../../server/node/settings/config';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { auditOf, makeClock, send, startSessionServer } from '../../../../tests/server/session/testSession';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import { addRequiredGenerator, beginRequiredGenerator, getFactors } from '../../contract/calls';
import { defaultFactorRules } from '../../server/factorRules';
import { factorRules, factorVariables } from '../../server/node/factorSettings';
import { codeOf } from './generator';

const clock = makeClock();
const day = 24 * 3600;
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({
    now: clock.now,
    modules: {
      factors: {
        ...defaultFactorRules,
        required: 'administrators',
        graceDays: 14,
        strongMethods: ['mfa'],
      },
    },
    readCorporateIdentity: async (token) => {
      const [email = '', ...methods] = token.split('|');
      return { outcome: 'proven', issuer: 'https://login.example.pt', subject: email, email, methods };
    },
  });
});
afterAll(() => server.close());

const signIn = async ({ username }: { username: string }) =>
  (await send(server, login, { username, password: demoPassword })).body;

interface Pair {
  accessToken: string;
  refreshToken: string;
}
const pairOf = ({ accessToken, refreshToken }: Pair) => ({ accessToken, refreshToken });

/** Returns how an export is answered. */
const exported = async ({ accessToken }: Pair) => {
  const { method, path } = exportAnonymizedApplications;
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await server.app.request(`/api${path}`, { method, headers });
  await answer.arrayBuffer();
  return answer.status;
};

describe('a factor that is required of administrators', () => {
  it('leaves the answer to whoever needs none as it was', async () => {
    const body = await signIn(await makeOperator(server.db));
    expect(Object.keys(body)).toEqual(['accessToken', 'refreshToken', 'username', 'roles', 'permissions']);
  });

  it('is told within the days of grace, and then to be added before the session opens', async () => {
    const somebody = await makeAdministrator(server.db);
    const first = await signIn(somebody);
    const told = (await send(server, getFactors, {}, { token: first.accessToken })).body.data;
    expect(told.requiredOn).toBe(new Date(clock.now().getTime() + 14 * day * 1000).toISOString());
    clock.pass(14 * day - 60);
    expect(Object.keys(await signIn(somebody))).toContain('accessToken');

    clock.pass(60);
    const { factorChallenge, kinds } = await signIn(somebody);
    expect(kinds).toEqual([]);
    const { data } = (await send(server, beginRequiredGenerator, { factorChallenge })).body;
    const input = { factorChallenge, enrolment: data.enrolment };
    expect((await send(server, addRequiredGenerator, { ...input, code: '000000' })).status).toBe(400);
    const added = await send(server, addRequiredGenerator, {
      ...input,
      code: codeOf(data.secret, clock.now()),
    });
    const { session, recoveryCodes } = added.body.data;
    expect(recoveryCodes).toHaveLength(8);
    expect((await send(server, getProviders, {}, { token: session.accessToken })).status).toBe(200);
    expect((await signIn(somebody)).kinds).toEqual(['codes', 'recovery']);
    // A password alone adds no second factor, whatever was begun before.
    expect((await send(server, beginRequiredGenerator, { factorChallenge })).status).toBe(401);
    const again = await send(server, addRequiredGenerator, {
      ...input,
      code: codeOf(data.secret, clock.now()),
    });
    expect(again.status).toBe(401);
  });

  it('ends with the days of grace the sessions that began within them: no export, and no renewal', async () => {
    const somebody = await makeAdministrator(server.db);
    await signIn(somebody);
    clock.pass(14 * day - 300);
    const within = await signIn(somebody);
    expect(await exported(within)).toBe(200);
    clock.pass(300);
    expect(await exported(within)).toBe(401);
    expect((await send(server, refreshAccessToken, pairOf(within))).status).toBe(401);
    expect((await send(server, getProviders, {}, { token: within.accessToken })).status).toBe(401);
    expect(await auditOf(server, somebody.id)).toContain('sessionsEnded');
  });

  it('leaves alone a session whose corporate identity was strong', async () => {
    const { username } = await makeAdministrator(server.db);
    const enter = async (method: string) =>
      (await send(server, getLoginFromAzureIdentity, {}, { token: [username, method].join('|') })).body;
    await enter('pwd');
    clock.pass(14 * day - 60);
    const strong = await enter('mfa');
    clock.pass(60);
    expect(await exported(strong)).toBe(200);
    expect((await send(server, refreshAccessToken, pairOf(strong))).status).toBe(200);
  });

  it('is not asked of the provider side', async () => {
    const operator = await makeOperator(server.db);
    await signIn(operator);
    clock.pass(15 * day);
    expect(Object.keys(await signIn(operator))).toContain('accessToken');
  });

  it('is proven by a corporate identity only where its amr or acr says so', async () => {
    const { username } = await makeAdministrator(server.db);
    const enter = async (...methods: string[]) =>
      (await send(server, getLoginFromAzureIdentity, {}, { token: [username, ...methods].join('|') })).body;
    expect(Object.keys(await enter('pwd'))).toContain('accessToken');
    clock.pass(15 * day);
    expect((await enter('pwd')).kinds).toEqual([]);
    expect(Object.keys(await enter('pwd', 'mfa'))).toContain('accessToken');
  });
});

describe('a factor that is required without days of grace', () => {
  it('is asked for at the first sign-in, while the clock goes on between two readings', async () => {
    let reading = Date.parse('2026-03-10T10:00:00Z');
    const quick = await startSessionServer({
      now: () => {
        reading += 1;
        return new Date(reading);
      },
      modules: { factors: { ...defaultFactorRules, required: 'all', graceDays: 0 } },
    });
    const { username } = await makeAdministrator(quick.db);
    const { body } = await send(quick, login, { username, password: demoPassword });
    await quick.close();
    expect(body).toMatchObject({ factorChallenge: expect.any(String), kinds: [] });
  });
});

const rulesIn = (env: Record<string, string>) => factorRules(z.object(factorVariables).parse(env));

describe('the settings of factors', () => {
  it('are none unless said', () => {
    expect(rulesIn({})).toEqual(defaultFactorRules);
    expect(
      rulesIn({ REQUIRE_FACTOR: 'all', FACTOR_GRACE_DAYS: '0', CORPORATE_STRONG: 'mfa, hwk' }),
    ).toMatchObject({ required: 'all', graceDays: 0, strongMethods: ['mfa', 'hwk'] });
  });

  it('tell the client whether anybody is asked for one', async () => {
    const told = async (at: TestServer) => (await (await at.fetch('/config.json')).json()).asksForFactor;
    const lenient = await startSessionServer();
    expect([await told(server), await told(lenient)]).toEqual([true, undefined]);
    await lenient.close();
  });

  it.each([
    ['REQUIRE_FACTOR', 'everybody'],
    ['FACTOR_GRACE_DAYS', '91'],
    ['FACTOR_REMOVAL_HOURS', '-1'],
    ['CORPORATE_STRONG', 'mfa,,hwk'],
  ])('end the start where %s is wrong', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
