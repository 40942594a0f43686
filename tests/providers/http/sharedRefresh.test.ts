// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { clearSession, readSession, writeSession } from '../../../providers/authProvider/sessionStore';
import { callApi } from '../../../providers/http/callApi';
import { onSessionExpired } from '../../../providers/http/sessionExpiry';
import { usedToken } from '../../../providers/http/usedToken';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();

const statuses = '/Application/get-status';
const refresh = '/Authentication/refresh-access-token';
const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const askForStatuses = () => callApi(getApplicationStatuses, {});
const acceptsOnly = (token: string) => (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${token}` ? { data: [] } : refusal(401);

/** Web Locks, which jsdom lacks: whoever asks waits until `release`, as if another tab held the lock. */
const lockHeldElsewhere = () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => held.then(run));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { request, release };
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

describe('4 Session: tabs share one refresh', () => {
  it('takes the tokens that another tab got while this one waited, and sends no refresh of its own', async () => {
    writeSession(exampleSession);
    const { request, release } = lockHeldElsewhere();
    const sent = wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => renewed });
    const calls = Promise.all([askForStatuses(), askForStatuses()]);
    await vi.waitFor(() => expect(request).toHaveBeenCalled());
    writeSession({ ...exampleSession, ...renewed });
    release();
    await expect(calls).resolves.toEqual([[], []]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ path }) => path.endsWith(refresh))).toEqual([]);
  });

  it('waits for the tokens that another tab got, where this one does not see them yet', async () => {
    writeSession(exampleSession);
    await usedToken.keep(exampleSession.refreshToken);
    const sent = wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => renewed });
    setTimeout(() => writeSession({ ...exampleSession, ...renewed }), 60);
    await expect(askForStatuses()).resolves.toEqual([]);
    expect(sent.filter(({ path }) => path.endsWith(refresh))).toEqual([]);
    await usedToken.keep('none');
  });

  it('tells the other tabs which refresh token has served', async () => {
    writeSession(exampleSession);
    wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => renewed });
    expect(await usedToken.is(exampleSession.refreshToken)).toBe(false);
    await expect(askForStatuses()).resolves.toEqual([]);
    expect(await usedToken.is(exampleSession.refreshToken)).toBe(true);
    await usedToken.keep('none');
  });

  it('refreshes itself, under the lock, when nobody else did', async () => {
    writeSession(exampleSession);
    const { request, release } = lockHeldElsewhere();
    release();
    const sent = wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => renewed });
    await expect(askForStatuses()).resolves.toEqual([]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ path }) => path.endsWith(refresh))).toHaveLength(1);
  });

  it('does not bring a session back that was signed out while it was refreshed', async () => {
    writeSession(exampleSession);
    wire({
      [statuses]: () => refusal(401),
      [refresh]: () => {
        clearSession();
        return renewed;
      },
    });
    await expect(askForStatuses()).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toBeUndefined();
  });

  it('never sends a call again in the name of somebody else', async () => {
    writeSession(exampleSession);
    const { request, release } = lockHeldElsewhere();
    const sent = wire({ [statuses]: acceptsOnly('access-2') });
    const call = askForStatuses();
    await vi.waitFor(() => expect(request).toHaveBeenCalled());
    const other = { ...exampleSession, ...renewed, username: 'other@tsi.example.pt' };
    writeSession(other);
    release();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(readSession()).toEqual(other);
  });
});

describe('8 a refresh without any answer', () => {
  it('fails the call like any network error and keeps the session, which a later call refreshes', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    writeSession(exampleSession);
    let isDown = true;
    wire({
      [statuses]: acceptsOnly('access-2'),
      [refresh]: () => (isDown ? HttpResponse.error() : renewed),
    });
    await expect(askForStatuses()).rejects.toBeInstanceOf(TypeError);
    expect(readSession()).toEqual(exampleSession);
    isDown = false;
    await expect(askForStatuses()).resolves.toEqual([]);
    stop();
    expect(expired).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', () => refusal(400)],
    ['a failure of the server', () => refusal(500)],
    ['an answer without tokens', () => ({ data: true })],
  ])('%s, though, ends the session', async (_what, answer) => {
    writeSession(exampleSession);
    wire({ [statuses]: () => refusal(401), [refresh]: answer });
    await expect(askForStatuses()).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toBeUndefined();
  });
});
