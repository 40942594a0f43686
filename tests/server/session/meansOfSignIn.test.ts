import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../../contract/rules/auditActions';
import { factorProofs, factors } from '../../../server/db/schema/factors';
import { signIns } from '../../../server/db/schema/signIns';
import { users } from '../../../server/db/schema/users';
import { listCalls, type NamedCall } from '../../../server/http/listCalls';
import { readAccessToken } from '../../../server/services/session/tokens/accessToken';
import { callRequest } from '../../support/callRequest';
import { createTestServer, type TestServer } from '../../support/testServer';
import { callers } from '../conformance/example';
import { examples } from '../conformance/examples';

let server: TestServer;
let providerId: number;
beforeAll(async () => {
  server = await createTestServer();
  const [provider] = await server.db.select().from(users).where(eq(users.username, callers.Provider));
  providerId = provider?.id ?? 0;
});
afterAll(() => server.close());

/**
 * What the audit calls a change of what somebody, or a provider's system, signs in with. A system's key is revoked by one
 * press, as a session is ended: whoever finds that it leaked is not to look for a telephone first.
 */
const isChangeOfMeans = (action: AuditAction) =>
  /^(factor(Added|Removed|Removal)|recoveryCodes|password(Reset|Changed)$|client(Created|Updated|KeyAdded))/.test(
    action,
  );

const changing = listCalls().filter(
  ({ call }) => Array.isArray(call.recordedAs) && call.recordedAs.some(isChangeOfMeans),
);
const titled = (some: readonly NamedCall[]) =>
  some.map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` }));
const fieldsOf = ({ call }: NamedCall) => Object.keys(Reflect.get(call.input, 'shape') ?? {});

/** A token or code that only whoever proved something was given, or the password itself. */
const proofs = ['factorChallenge', 'removal', 'pwdRequestIdentifier', 'oldPassword'];
const withProof = changing.filter((named) => fieldsOf(named).some((name) => proofs.includes(name)));
const ofSession = changing.filter((named) => !withProof.includes(named));

const make = async ({ call }: NamedCall, input: unknown, token?: string) => {
  const [path, request] = callRequest(call, input);
  return server.fetch(`/api${path}`, {
    ...request,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
};

/** Signs somebody in, eleven minutes ago: by a copied token, or at an unlocked desk. */
const oldSession = async (username: string) => {
  const { accessToken } = await server.signIn(username);
  const subject = await readAccessToken(server.tokenKeys, accessToken, new Date());
  const { familyId, userId } = subject ?? { familyId: '', userId: 0 };
  const then = new Date(Date.now() - 11 * 60_000);
  await server.db.update(signIns).set({ identityProvenOn: then }).where(eq(signIns.familyId, familyId));
  await server.db.update(factorProofs).set({ provenOn: then }).where(eq(factorProofs.familyId, familyId));
  return { accessToken, userId };
};

it('every call that changes a means of sign-in is known: each takes a proof in its input, or asks whoever is signed in', () => {
  expect(changing.length).toBeGreaterThan(10);
  const unproven = withProof.filter(({ call }) => call.access !== 'public').map(({ name }) => name);
  expect(unproven).toEqual(['submitUserChangePassword']);
  expect(ofSession.filter(({ call }) => call.access === 'public').map(({ name }) => name)).toEqual([]);
});

describe('a change of what one signs in with, in a session whose password was typed eleven minutes ago', () => {
  it.each(titled(ofSession.filter(({ call }) => call.access === 'signedIn')))(
    'is refused to an account without a factor: $title',
    async (named) => {
      const example = examples[named.name];
      const input = await example?.input(server, providerId);
      const { accessToken, userId } = await oldSession(callers[example?.as ?? 'Provider']);
      // Stopping a removal is of those who have a factor, and asks them for the password first.
      if (named.name !== 'stopFactorRemoval')
        await server.db.delete(factors).where(eq(factors.userId, userId));
      const answer = await make(named, input, accessToken);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('www-authenticate')).toContain('acr_values="password"');
      expect(await answer.json()).toMatchObject({ code: 'identity_needed' });
    },
  );

  it.each(titled(ofSession))('is refused to an account with a factor: $title', async (named) => {
    const example = examples[named.name];
    const input = await example?.input(server, providerId);
    const { accessToken, userId } = await oldSession(callers[example?.as ?? 'Provider']);
    await server.db.delete(factors).where(eq(factors.userId, userId));
    await server.db
      .insert(factors)
      .values({ userId, kind: 'passkey', name: 'Portátil', createdOn: new Date(0) });
    const answer = await make(named, input, accessToken);
    await server.db.delete(factors).where(eq(factors.userId, userId));
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
  });
});

describe('a change of what one signs in with, by a proof in its input', () => {
  it.each(titled(withProof))('takes none that is invented: $title', async (named) => {
    const example = examples[named.name];
    const input = Object(await example?.input(server, providerId));
    const invented = Object.fromEntries(
      fieldsOf(named)
        .filter((name) => proofs.includes(name))
        .map((name) => [name, 'Inventada-2026']),
    );
    const token =
      named.call.access === 'public'
        ? undefined
        : (await server.signIn(callers[example?.as ?? 'Provider'])).accessToken;
    const answer = await make(named, { ...input, ...invented }, token);
    const body = await answer.json();
    expect(answer.status === 401 || body.success === false, JSON.stringify(body)).toBe(true);
  });
});
