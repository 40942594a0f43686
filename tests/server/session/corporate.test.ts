import { desc } from 'drizzle-orm';
import { exportSPKI, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getLoginFromAzureIdentity } from '../../../contract/calls/authentication';
import { getProviders } from '../../../contract/calls/provider';
import { session } from '../../../contract/entities/session';
import { failureBody } from '../../../contract/errors';
import { userStatus } from '../../../contract/rules/userTypes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { attemptLimits } from '../../../server/services/attempts/attemptLimits';
import { takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { createCorporateIdentityReader } from '../../../server/services/session/corporate/createCorporateIdentityReader';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { clientId, type LocalIssuer } from './localIssuer';
import { auditOf, send, startCorporateServer, startSibling } from './testSession';

const invalid = { message: 'A identidade institucional não é válida ou expirou. Tente novamente.' };
const stranger = { message: 'A sua conta institucional não tem acesso a esta aplicação.' };

let issuer: LocalIssuer;
let server: TestServer;
let username: string;
let id: number;
beforeAll(async () => {
  ({ issuer, server } = await startCorporateServer());
  ({ username, id } = await makeAdministrator(server.db));
}, 60_000);
afterAll(async () => {
  await server.close();
  await issuer.close();
});

const signIn = async (token?: string, on: Pick<TestServer, 'app'> = server) => {
  const { status, body } = await send(on, getLoginFromAzureIdentity, {}, { token });
  return { status, body };
};
/** Returns the claims of a user with a verified e-mail; every e-mail has its own subject. */
const verified = (email: string) => ({
  sub: `subject of ${email.toLowerCase()}`,
  email,
  email_verified: true,
});
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('7 GET Authentication/get-login-from-azure-identity', { timeout: 30_000 }, () => {
  it('signs in the active administrator whom a verified e-mail names', async () => {
    const { status, body } = await signIn(await issuer.sign(verified(username.toUpperCase())));
    expect(status).toBe(200);
    expect(session.strict().parse(body)).toMatchObject({ username, roles: ['Administrator'] });
    expect((await send(server, getProviders, {}, { token: body.accessToken })).status).toBe(200);
    expect(await auditOf(server, id)).toEqual(['corporateIdentityBound', 'corporateSignIn']);
  });

  it('asks the provider for its keys once, not with every sign-in', () => {
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  it('needs no password here', async () => {
    const other = await makeAdministrator(server.db, { passwordHash: null });
    expect((await signIn(await issuer.sign(verified(other.username)))).status).toBe(200);
  });

  const forged: Record<string, () => Promise<string | undefined>> = {
    'no token': async () => undefined,
    rubbish: async () => 'abc.def.ghi',
    'another issuer': () => issuer.sign({ ...verified(username), iss: 'https://login.example.org' }),
    'another audience': () => issuer.sign({ ...verified(username), aud: 'another-application' }),
    'another party as the one it was issued to': () =>
      issuer.sign({ ...verified(username), azp: 'another-application' }),
    'an expired one': () => issuer.sign({ ...verified(username), exp: inSeconds(-31) }),
    'one that is not valid yet': () => issuer.sign({ ...verified(username), nbf: inSeconds(120) }),
    'one without expiry': () => issuer.sign({ ...verified(username), exp: undefined }),
    'one without e-mail': () => issuer.sign({ name: 'Maria' }),
    'an e-mail that the provider calls unproven': () =>
      issuer.sign({ email: username, email_verified: false }),
    'an e-mail of which the provider says nothing': () => issuer.sign({ email: username }),
    'a name that looks like an e-mail': () =>
      issuer.sign({ preferred_username: username, upn: username, email_verified: true }),
    'the signature of another key': async () =>
      issuer.sign({ email: username }, { key: (await generateKeyPair('RS256')).privateKey }),
    'a key that is not published': async () =>
      issuer.sign({ email: username }, { key: (await generateKeyPair('RS256')).privateKey, kid: 'other' }),
    'alg none': async () =>
      `${encode({ alg: 'none' })}.${encode({ iss: issuer.issuer, aud: clientId, sub: 'x', email: username, iat: inSeconds(0), exp: inSeconds(60) })}.`,
    'the public key as a shared secret': async () =>
      issuer.sign(verified(username), {
        key: new TextEncoder().encode(await exportSPKI(issuer.publicKey)),
        alg: 'HS256',
      }),
    'a changed payload': async () => {
      const [header, , signature] = (await issuer.sign(verified('ninguem@example.pt'))).split('.');
      const claims = {
        iss: issuer.issuer,
        aud: clientId,
        sub: 'x',
        email: username,
        iat: inSeconds(0),
        exp: inSeconds(60),
      };
      return [header, encode(claims), signature].join('.');
    },
    "this server's own access token": async () => (await server.signIn(username)).accessToken,
  };
  it.each(Object.keys(forged))('refuses %s with 401', async (name) => {
    expect(await signIn(await forged[name]?.())).toMatchObject({ status: 401, body: invalid });
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      action: 'corporateSignInRefused',
      detail: { reason: expect.stringMatching(/^(unauthenticated|noVerifiedEmail)$/) },
    });
  });

  it('tolerates clocks that differ by a few seconds', async () => {
    const token = await issuer.sign({ ...verified(username), exp: inSeconds(-10), nbf: inSeconds(10) });
    expect((await signIn(token)).status).toBe(200);
  });

  const strangers: Record<string, () => Promise<string>> = {
    'somebody unknown': async () => 'ninguem@example.pt',
    'an inactive administrator': async () =>
      (await makeAdministrator(server.db, { userStatusId: userStatus.inactive })).username,
    'a provider': async () => (await makeProvider(server.db)).username,
    'an operator': async () => (await makeOperator(server.db)).username,
  };
  it.each(Object.keys(strangers))('refuses %s with 403', async (name) => {
    const email = (await strangers[name]?.()) ?? '';
    expect(await signIn(await issuer.sign(verified(email)))).toMatchObject({ status: 403, body: stranger });
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: 'corporateSignInRefused', detail: { reason: 'forbidden' } });
    expect(JSON.stringify(event)).not.toContain(email);
  });

  it('refuses an address with 429 after too many refusals', async () => {
    const from = '198.51.100.20';
    for (let count = 0; count < attemptLimits.corporate.address.attempts; count += 1) {
      await takeAttempt({ db: server.db, now: () => new Date(), remoteAddress: from }, 'corporate');
    }
    const token = await issuer.sign(verified(username));
    expect((await send(server, getLoginFromAzureIdentity, {}, { token, from })).status).toBe(429);
  });
});

describe('corporate sign-in: the provider', { timeout: 30_000 }, () => {
  const failures: unknown[] = [];
  afterEach(() => {
    issuer.break(false);
    issuer.rename(undefined);
    issuer.configure({});
    failures.length = 0;
  });
  const start = (settings: { issuer?: string; audience?: string; emailClaim?: string }) =>
    startSibling(server, {
      readCorporateIdentity: createCorporateIdentityReader(
        { issuer: issuer.issuer, clientId, ...settings },
        { send: issuer.send, onFailure: (failure) => failures.push(failure) },
      ),
    });

  it('that is not configured answers 500 in words', async () => {
    expect(await signIn(await issuer.sign(verified(username)), await startSibling(server, {}))).toMatchObject(
      {
        status: 500,
        body: { message: 'A entrada com conta institucional não está disponível nesta instalação.' },
      },
    );
  });

  it('that does not answer is 503, and works as soon as it does', async () => {
    const started = await start({});
    const token = await issuer.sign(verified(username));
    issuer.break(true);
    const { status, body } = await signIn(token, started);
    expect(status).toBe(503);
    expect(failureBody.strict().parse(body).message).toBe(
      'Não foi possível contactar o serviço de contas institucionais. Tente novamente mais tarde.',
    );
    expect(failures).toHaveLength(1);
    issuer.break(false);
    expect((await signIn(token, started)).status).toBe(200);
  });

  it('that can not be reached is 503', async () => {
    const started = await start({ issuer: 'https://127.0.0.1:1' });
    expect((await signIn(await issuer.sign(verified(username)), started)).status).toBe(503);
  });

  it('that calls itself by another name is not believed', async () => {
    issuer.rename('https://login.example.org');
    const token = await issuer.sign({ ...verified(username), iss: 'https://login.example.org' });
    expect((await signIn(token, await start({}))).status).toBe(503);
  });

  it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'whose %s is not https is not believed',
    async (name) => {
      issuer.configure({ [name]: `${issuer.issuer.replace('https:', 'http:')}/keys` });
      expect((await signIn(await issuer.sign(verified(username)), await start({}))).status).toBe(503);
    },
  );

  it('names people by another claim where a deployment says so, and by no other then', async () => {
    const started = await start({ emailClaim: 'upn' });
    const { username: upn } = await makeAdministrator(server.db);
    expect((await signIn(await issuer.sign({ sub: 'by upn', upn }), started)).status).toBe(200);
    const other = await makeAdministrator(server.db);
    expect((await signIn(await issuer.sign(verified(other.username)), started)).status).toBe(401);
    const denied = { sub: 'denied', upn: other.username, email_verified: false };
    expect((await signIn(await issuer.sign(denied), started)).status).toBe(401);
  });

  const guests: Record<string, object> = {
    'by acct': { acct: 1 },
    'by acct as a text': { acct: '1' },
    'by another provider': { tid: 'ours', idp: 'https://sts.windows.net/theirs/' },
    'by a private account': { tid: 'ours', idp: 'live.com' },
    'by another provider, without tenant': { idp: 'https://login.example.org' },
    'by the name of an invited account': { upn: 'maria_example.org#EXT#@ours.onmicrosoft.com' },
  };
  it.each(Object.keys(guests))('does not name a guest: %s', async (name) => {
    const { username: email } = await makeAdministrator(server.db);
    const claims = { sub: `guest ${name}`, preferred_username: email, email, email_verified: true };
    for (const emailClaim of ['preferred_username', undefined]) {
      const started = await start({ emailClaim });
      const token = await issuer.sign({ ...claims, ...guests[name] });
      expect(await signIn(token, started)).toMatchObject({ status: 401, body: invalid });
    }
    const member = { acct: 0, tid: 'ours', idp: 'https://sts.windows.net/ours/' };
    const own = await issuer.sign({ ...claims, sub: `member ${name}`, ...member });
    expect((await signIn(own, await start({ emailClaim: 'preferred_username' }))).status).toBe(200);
    const returning = await issuer.sign({ sub: `member ${name}`, ...guests[name] });
    expect((await signIn(returning, await start({}))).status).toBe(200);
  });

  it('may issue tokens for another audience where a deployment says so', async () => {
    const started = await start({ audience: 'api://tarifa' });
    const forApi = await issuer.sign({ ...verified(username), aud: 'api://tarifa', azp: clientId });
    expect((await signIn(forApi, started)).status).toBe(200);
    expect((await signIn(await issuer.sign(verified(username)), started)).status).toBe(401);
  });
});
