import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  login,
  refreshAccessToken,
  submitUserResetPassword,
} from '../../../contract/calls/authentication';
import { getProviders } from '../../../contract/calls/provider';
import type { TokenPair } from '../../../contract/entities/session';
import { checkAudit } from '../../../modules/auditProof/server/node/runVerifyAudit';
import { importTokenKeys, type TokenKeys } from '../../../server/lib/tokenKeys';
import { readConfig } from '../../../server/node/settings/config';
import { auditKeys, tokenSecrets } from '../../../server/node/tokenSecrets';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { readAccessToken, signAccessToken } from '../../../server/services/session/tokens/accessToken';
import { readDeviceToken } from '../../../server/services/session/tokens/deviceToken';
import { makeAdministrator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { linkIn } from './sentLink';
import { makeClock, send, startSessionServer, startSibling } from './testSession';

const old = 'b7e0c1f94a2d4c55a1e3f0d29c8b6a74';
const anew = 'f2a94e07d1c84b3e9d60b5c7183ea2f6';

const clock = makeClock();
let host: TestServer;
beforeAll(async () => {
  host = await startSessionServer({ now: clock.now });
  await enqueueJob(
    { db: host.db, now: clock.now, remoteAddress: null },
    'sealAudit',
    {},
    { key: 'sealAudit' },
  );
});
afterAll(() => host.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Starts a server on the database, with the settings as an operator writes them. */
const startWith = async (variables: { TOKEN_SECRET: string; AUDIT_KEY?: string }) => {
  const config = readConfig(variables);
  const secrets = tokenSecrets(config, log);
  const tokenKeys = await importTokenKeys(secrets);
  const keys = await auditKeys(config, secrets);
  const settings = { tokenKeys, auditKey: keys[0], publicUrl: 'https://tsi.example.pt' };
  const { app } = await startSibling(host, { now: clock.now, tokenKeys });
  return {
    app,
    tokenKeys,
    work: (parts: Parameters<TestServer['work']>[0] = {}) => host.work({ settings, ...parts }),
    verifyAudit: async () => (await checkAudit(host.db, keys, {}, clock.now())).join(' '),
  };
};
type Server = Awaited<ReturnType<typeof startWith>>;

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const signIn = async (server: Server, username: string, cookie = '') => {
  const answer = await send(server, login, { username, password: demoPassword }, { cookie });
  expect(answer.status).toBe(200);
  return { session: answer.body as TokenPair, cookie: cookieOf(answer) };
};
const statusAt = async (server: Server, { accessToken }: TokenPair) =>
  (await send(server, getProviders, {}, { token: accessToken })).status;
const refresh = async (server: Server, pair: TokenPair, cookie: string): Promise<TokenPair> => {
  const { accessToken, refreshToken } = pair;
  const answer = await send(server, refreshAccessToken, { accessToken, refreshToken }, { cookie });
  expect(answer.status).toBe(200);
  return answer.body as TokenPair;
};
const request = (server: Server, username: string) => send(server, getEmailForPasswordRecovery, { username });
const reset = async (server: Server, pwdRequestIdentifier: string) =>
  (await send(server, submitUserResetPassword, { pwdRequestIdentifier, password: 'Nova-Palavra-2026' })).body;
const knowsBrowser = (keys: TokenKeys, cookie: string) =>
  readDeviceToken(keys, cookie.split('=')[1], clock.now());

describe('the drill of docs/operate.md for another TOKEN_SECRET', { timeout: 30_000 }, () => {
  it('ends no session, link or browser at any step on two servers, and then refuses what the former key signed', async () => {
    const { username } = await makeAdministrator(host.db);
    let a = await startWith({ TOKEN_SECRET: old });
    let b = a;
    const [oldKey] = a.tokenKeys;
    let { session, cookie } = await signIn(a, username);
    const firstCookie = cookie;
    const links: string[] = [];

    /** What a user does while servers are replaced: everything that one of the two gave is good at the other. */
    const passBetweenBoth = async () => {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        clock.pass(61);
        expect(await statusAt(from, session)).toBe(200);
        session = await refresh(from, session, cookie);
        expect(await statusAt(to, session)).toBe(200);
        expect(await statusAt(to, (await signIn(from, username, cookie)).session)).toBe(200);
        expect(await knowsBrowser(to.tokenKeys, cookie)).toBeDefined();
        const { username: guest } = await makeAdministrator(host.db);
        await request(from, guest);
        await from.work();
        links.push(linkIn(host.mails.at(-1)).code);
        expect(await to.verifyAudit()).toContain('Every event up to');
      }
      for (const code of links.splice(0)) expect(await reset(b, code)).toEqual({ success: true });
    };

    for (const step of [`${old},${anew}`, `${anew},${old}`]) {
      const { username: guest } = await makeAdministrator(host.db);
      await request(a, guest);
      await a.work();
      links.push(linkIn(host.mails.at(-1)).code);
      a = await startWith({ TOKEN_SECRET: step });
      await passBetweenBoth();
      b = await startWith({ TOKEN_SECRET: step });
      await passBetweenBoth();
    }
    ({ cookie } = await signIn(a, username, cookie));
    expect(await knowsBrowser(b.tokenKeys, firstCookie)).toBeDefined();
    // Whoever has the former secret can make a token of any session.
    const forge = async () => {
      const subject = await readAccessToken(a.tokenKeys, session.accessToken, clock.now());
      if (!subject) throw new Error('The session has ended');
      return { ...session, accessToken: await signAccessToken([oldKey], subject, clock.now()) };
    };
    expect(await statusAt(b, await forge())).toBe(200);

    a = await startWith({ TOKEN_SECRET: anew, AUDIT_KEY: `${anew},${old}` });
    await passBetweenBoth();
    b = a;
    await passBetweenBoth();
    expect(await knowsBrowser(a.tokenKeys, cookie)).toBeDefined();
    expect(await knowsBrowser(a.tokenKeys, firstCookie)).toBeUndefined();
    expect(await statusAt(b, await forge())).toBe(401);
    const withoutFormer = await startWith({ TOKEN_SECRET: anew });
    await expect(withoutFormer.verifyAudit()).rejects.toThrow('a key that AUDIT_KEY does not name');
  });

  it('sends a link again with the code of its first attempt, though the key has changed since', async () => {
    const { username } = await makeAdministrator(host.db);
    const before = await startWith({ TOKEN_SECRET: old });
    // Sends what earlier changes of passwords are told by.
    await before.work();
    await request(before, username);
    const tried: string[] = [];
    await before.work({
      mailer: {
        send: async (mail) => {
          tried.push(linkIn(mail).code);
          throw new Error('the mail server is away');
        },
      },
    });
    clock.pass(600);
    const after = await startWith({ TOKEN_SECRET: `${anew},${old}` });
    await after.work();
    const { code } = linkIn(host.mails.at(-1));
    expect([code]).toEqual(tried);
    expect(await reset(after, code)).toEqual({ success: true });
  });
});
