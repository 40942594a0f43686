import { afterEach, describe, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { callApi } from '../../../providers/http/callApi';
import { clearSession, readSession, writeSession } from '../../../providers/http/session';
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

/** Provides Web Locks, which jsdom lacks: requests wait until `release`, as if another tab held the lock. */
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
  it('uses the tokens that another tab got while this one waited, without a refresh of its own', async () => {
    writeSession(exampleSession);
    const { request, release } = lockHeldElsewhere();
    const sent = wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => renewed });
    const calls = Promise.all([askForStatuses(), askForStatuses()]);
    await expect.poll(() => request).toHaveBeenCalled();
    writeSession({ ...exampleSession, ...renewed });
    release();
    await expect(calls).resolves.toEqual([[], []]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ path }) => path.endsWith(refresh))).toEqual([]);
  });

  it.each([
    ['got tokens of its own', () => ({ accessToken: 'access-3', refreshToken: 'refresh-3' })],
    ['was refused', () => refusal(401)],
  ])('uses the tokens of another tab that came into sight only after this one %s', async (_what, answer) => {
    writeSession(exampleSession);
    wire({
      [statuses]: acceptsOnly('access-2'),
      [refresh]: () => {
        writeSession({ ...exampleSession, ...renewed });
        return answer();
      },
    });
    await expect(askForStatuses()).resolves.toEqual([]);
    expect(readSession()).toMatchObject(renewed);
  });

  it.each([
    ['with locks', true],
    ['without locks, as over plain http', false],
  ])('is tried once for all calls of a tab also when it brings no verdict, %s', async (_what, hasLocks) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    writeSession(exampleSession);
    if (hasLocks) lockHeldElsewhere().release();
    const tooLate = new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
    const sent = wire({ [statuses]: () => refusal(401), [refresh]: () => tooLate.clone() });
    const outcomes = await Promise.allSettled([askForStatuses(), askForStatuses(), askForStatuses()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(sent.filter(({ path }) => path.endsWith(refresh))).toHaveLength(1);
    expect(readSession()).toEqual(exampleSession);
  });

  it('refreshes, under the lock, when no other tab did', async () => {
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

  it('never repeats a call in the name of another user', async () => {
    writeSession(exampleSession);
    const { request, release } = lockHeldElsewhere();
    const sent = wire({ [statuses]: acceptsOnly('access-2') });
    const call = askForStatuses();
    await expect.poll(() => request).toHaveBeenCalled();
    const other = { ...exampleSession, ...renewed, username: 'other@tsi.example.pt' };
    writeSession(other);
    release();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(readSession()).toEqual(other);
  });
});
