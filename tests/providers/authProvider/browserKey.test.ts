import { IDBFactory } from 'fake-indexeddb';
import { calculateJwkThumbprint, decodeProtectedHeader, EmbeddedJWK, jwtVerify } from 'jose';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { authProvider } from '../../../providers/authProvider/authProvider';
import { proveKey } from '../../../providers/http/browserKey';
import { callApi } from '../../../providers/http/callApi';
import { onSessionExpired, readSession, writeSession } from '../../../providers/http/session';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  // Whoever listens next, in another test, must not hear of a session that ended here.
  onSessionExpired(() => undefined)();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const credentials = { username: 'operador@netatlantico.example.pt', password: 'Demo-Tarifa-2026' };
const refreshPath = '/Authentication/refresh-access-token';
const statusPath = '/Application/get-status';
const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2' };

const thumbprintOf = async (proof: string) =>
  calculateJwkThumbprint(decodeProtectedHeader(proof).jwk ?? { kty: '' });
const claimsOf = async (proof: string) =>
  (await jwtVerify(proof, EmbeddedJWK, { typ: 'dpop+jwt', algorithms: ['ES256'] })).payload;

/** Signs in and lets the first call find its token expired; returns the proofs that were sent. */
const proofsOfASession = async (
  answerRefresh: (proof: string | null) => Response | object = () => renewed,
  before: () => void = () => undefined,
) => {
  const proofs: (string | null)[] = [];
  const keep = (request: Request) => {
    const proof = request.headers.get('DPoP');
    proofs.push(proof);
    return proof;
  };
  wire({
    '/Authentication/login': (request) => {
      keep(request);
      return exampleSession;
    },
    [refreshPath]: (request) => answerRefresh(keep(request)) as Response,
    [statusPath]: (request) =>
      request.headers.get('Authorization') === 'Bearer access-2' ? { data: [] } : refusal(401),
  });
  await authProvider.login(credentials);
  before();
  const outcome = await callApi(getApplicationStatuses, {}).catch((error: unknown) => error);
  return { proofs, outcome };
};

describe('4 Session: the key of this browser', () => {
  it('is made by signing in and signs each call once, with the same key and other words', async () => {
    const { proofs, outcome } = await proofsOfASession();
    expect(outcome).toEqual([]);
    const [signIn = null, refresh = null] = proofs;
    if (!signIn || !refresh) throw new Error('A call had no proof');
    const origin = window.location.origin;
    const claims = await claimsOf(signIn);
    expect(claims).toMatchObject({ htm: 'POST', htu: `${origin}/api/Authentication/login` });
    expect(await claimsOf(refresh)).toMatchObject({ htm: 'POST', htu: `${origin}/api${refreshPath}` });
    expect((await claimsOf(refresh)).jti).not.toBe(claims.jti);
    expect(await thumbprintOf(refresh)).toBe(await thumbprintOf(signIn));
    expect(JSON.stringify({ ...localStorage })).not.toContain(String(claims.jti));
  });

  it('signs the nonce that the server gives where the clock of this computer is wrong', async () => {
    let asked = 0;
    const { proofs, outcome } = await proofsOfASession(() => {
      asked += 1;
      return asked === 1
        ? HttpResponse.json({ message: 'Outra vez.' }, { status: 401, headers: { 'DPoP-Nonce': 'of now' } })
        : renewed;
    });
    expect(outcome).toEqual([]);
    expect(proofs).toHaveLength(3);
    expect(await claimsOf(proofs[2] ?? '')).toMatchObject({ nonce: 'of now' });
    expect(readSession()).toMatchObject(renewed);
  });

  it('is not asked for twice by a server that is never content: the session ends', async () => {
    const { proofs } = await proofsOfASession(() =>
      HttpResponse.json({ message: 'Não.' }, { status: 401, headers: { 'DPoP-Nonce': 'of now' } }),
    );
    expect(proofs).toHaveLength(3);
    expect(readSession()).toBeUndefined();
  });

  it('that is lost ends the session, as the server refuses tokens without it', async () => {
    const { proofs } = await proofsOfASession(
      (proof) => (proof ? renewed : refusal(401)),
      () => vi.stubGlobal('indexedDB', new IDBFactory()),
    );
    expect(proofs.map(Boolean)).toEqual([true, false]);
    expect(readSession()).toBeUndefined();
  });

  it('is one for all tabs, also of those that sign in at once', async () => {
    const proofs = await Promise.all(
      [1, 2, 3].map(() => proveKey('POST', '/api/Authentication/login', true)),
    );
    const keys = await Promise.all(proofs.map((proof) => thumbprintOf(proof ?? '')));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['cannot be kept', () => vi.stubGlobal('indexedDB', undefined)],
    ['cannot be made, as over plain http', () => vi.stubGlobal('crypto', { subtle: undefined })],
    [
      'is waited for in vain',
      () => {
        vi.useFakeTimers({ toFake: ['setTimeout'] });
        vi.stubGlobal('indexedDB', { open: () => ({}) });
        void vi.advanceTimersByTimeAsync(5000);
      },
    ],
  ])('that %s leaves signing in as it was', async (_what, spoil) => {
    spoil();
    const sent = wire({ '/Authentication/login': () => exampleSession });
    await authProvider.login(credentials);
    expect(sent).toHaveLength(1);
    expect(readSession()).toEqual(exampleSession);
    vi.useRealTimers();
  });

  it('is not made by a refresh: a session from before has none', async () => {
    writeSession(exampleSession);
    expect(await proveKey('POST', `/api${refreshPath}`, false)).toBeUndefined();
  });
});
