import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../../providers/authProvider/authProvider';
import { readSession, writeSession } from '../../../providers/http/session';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { network } from '../../support/network';
import { refusal, wire } from '../../support/wire';

listenToNetwork();
beforeEach(() => window.history.replaceState(null, '', '/applications?page=2'));

const credentials = { username: 'operador@netatlantico.example.pt', password: 'Demo-Tarifa-2026' };
const canAccess = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });

/** Begins a sign-in whose call is answered as told; resolves once that call has been made. */
const answered = async (answer: Promise<Response>, run: () => Promise<unknown>) => {
  const called = vi.fn(() => answer);
  network.use(http.all('*/api/Authentication/*', called, { once: true }));
  const ended = run();
  await vi.waitFor(() => expect(called).toHaveBeenCalled());
  return { ended };
};

/** The ways to sign in. */
const ways: Readonly<Record<string, (answer: Promise<Response>) => Promise<{ ended: Promise<unknown> }>>> = {
  password: (answer) => answered(answer, () => authProvider.login(credentials)),
  corporate: (answer) => answered(answer, () => authProvider.login({ identityToken: 'the-token' })),
  factor: async (answer) => ({
    ended: authProvider.login({
      ask: () =>
        answer.then((response) => (response.ok ? response.json() : Promise.reject(new Error('Não.')))),
    }),
  }),
};
const pairs = Object.keys(ways).flatMap((won) => Object.keys(ways).map((lost) => [won, lost] as const));

describe('4 Session', () => {
  it('keeps the user object of the sign-in as currentUser', async () => {
    const sent = wire({ '/Authentication/login': () => exampleSession });
    await authProvider.login(credentials);
    expect(sent).toEqual([{ method: 'POST', path: '/api/Authentication/login', body: credentials }]);
    expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(exampleSession);
  });

  it('is cleared by a failed sign-in', async () => {
    writeSession(exampleSession);
    wire({ '/Authentication/login': () => refusal(401, { message: 'Não.' }) });
    await expect(authProvider.login(credentials)).rejects.toMatchObject({ message: 'Não.', status: 401 });
    expect(readSession()).toBeUndefined();
  });

  it.each(pairs)('opened by %s outlives an earlier attempt by %s that fails', async (won, lost) => {
    writeSession({ ...exampleSession, accessToken: 'of-before' });
    let refuse: () => void = () => undefined;
    const refused = new Promise<Response>((resolve) => {
      refuse = () => resolve(refusal(401, { message: 'Não.' }));
    });
    const late = await ways[lost]?.(refused);
    await (await ways[won]?.(Promise.resolve(HttpResponse.json(exampleSession))))?.ended;
    refuse();
    await expect(late?.ended).rejects.toThrow('Não.');
    expect(readSession()).toEqual(exampleSession);
  });

  it.each([null, { data: null }, {}, { ...exampleSession, accessToken: null }])(
    'does not begin with an answer that is no user object: %j',
    async (answer) => {
      wire({ '/Authentication/login': () => answer });
      await expect(authProvider.login(credentials)).rejects.toThrow();
      expect(localStorage.getItem('currentUser')).toBeNull();
    },
  );

  it('7.1 takes a user without roles and permissions', async () => {
    wire({
      '/Authentication/login': () => ({ data: { ...exampleSession, roles: null, permissions: undefined } }),
    });
    await authProvider.login(credentials);
    expect(readSession()).toEqual({ ...exampleSession, roles: [], permissions: [] });
  });

  it('is cleared by signing out, which leads to /login', async () => {
    writeSession(exampleSession);
    await expect(authProvider.logout({})).resolves.toBe('/login');
    expect(readSession()).toBeUndefined();
  });

  it.each(['', 'no JSON', '{"username":"a"}'])('is none when the browser holds %j', (text) => {
    localStorage.setItem('currentUser', text);
    expect(readSession()).toBeUndefined();
  });

  it('leads a visitor without one to sign in and back', async () => {
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/login?redirect=%2Fapplications%3Fpage%3D2',
    });
    writeSession(exampleSession);
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });

  it.each([401, 403, 500])('outlives the error %i of a call: only the transport ends it', async (status) => {
    await expect(authProvider.checkError({ status })).resolves.toBeUndefined();
  });

  it('names its user', async () => {
    writeSession(exampleSession);
    await expect(authProvider.getIdentity?.()).resolves.toMatchObject({ fullName: exampleSession.username });
  });
});

describe('6 Rights', () => {
  it('allows what the access table allows to the roles and rights of the session', async () => {
    writeSession(exampleSession);
    await expect(canAccess('applications', 'create')).resolves.toBe(true);
    await expect(canAccess('applications', 'update')).resolves.toBe(false);
    await expect(canAccess('backofficeApplications', 'list')).resolves.toBe(false);
  });

  it('refuses what the table does not name, and everything without a session', async () => {
    await expect(canAccess('applications', 'create')).resolves.toBe(false);
    writeSession({ ...exampleSession, roles: ['Administrator'] });
    await expect(canAccess('applications', 'dance')).resolves.toBe(false);
  });
});
