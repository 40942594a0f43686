import { HttpResponse } from 'msw';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { authProvider } from '../../../providers/authProvider/authProvider';
import { callApi } from '../../../providers/http/callApi';
import { onSessionExpired, readSession, writeSession } from '../../../providers/http/session';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();

const statuses = '/Application/get-status';
const refresh = '/Authentication/refresh-access-token';
const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const acceptsOnly = (token: string) => (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${token}` ? { data: [] } : refusal(401);

/** In real time: answers and the browser's key take some, and fake time alone would be over before they come. */
const realTimeout = setTimeout;

const expired = vi.fn();
let stop: () => void;
beforeEach(() => {
  // Waits pass at once under fake timers; the tests check only their number and length.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expired.mockClear();
  stop = onSessionExpired(expired);
  writeSession(exampleSession);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unavailable = (status: number, retryAfter?: string) => () =>
  HttpResponse.json(
    { message: 'Agora não.' },
    { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} },
  );

/**
 * Makes a call that needs a refresh, gives the refreshes these answers, and returns the outcome
 * and the waits in seconds.
 */
const callWith = async (answers: readonly (() => Response | object)[]) => {
  const startedAt = Date.now();
  const seconds: number[] = [];
  wire({
    [statuses]: acceptsOnly('access-2'),
    [refresh]: () => {
      seconds.push((Date.now() - startedAt) / 1000);
      return (answers[seconds.length - 1] ?? answers.at(-1) ?? (() => renewed))();
    },
  });
  let isOver = false;
  const outcome = callApi(getApplicationStatuses, {})
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await new Promise((resolve) => realTimeout(resolve, 10));
    await vi.advanceTimersByTimeAsync(100);
  }
  return {
    outcome: await outcome,
    waits: seconds.slice(1).map((at, i) => Math.floor(at - (seconds[i] ?? 0))),
  };
};

describe('4 Session: a refresh without a verdict', () => {
  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a 429', unavailable(429)],
    ['a 502', unavailable(502)],
    ['a 503', unavailable(503)],
    ['a 504', unavailable(504)],
  ])(
    '%s is tried again three times; then the call fails by itself, and the session stays',
    async (_what, answer) => {
      const { outcome, waits } = await callWith([answer]);
      expect(waits).toHaveLength(3);
      expect(outcome).toBeInstanceOf(Error);
      expect(outcome).not.toBeInstanceOf(HttpError);
      expect(readSession()).toEqual(exampleSession);
      expect(expired).not.toHaveBeenCalled();
    },
  );

  it('is forgotten as soon as another attempt brings tokens', async () => {
    const { outcome, waits } = await callWith([unavailable(503), () => HttpResponse.error(), () => renewed]);
    expect(outcome).toEqual([]);
    expect(waits).toHaveLength(2);
    expect(readSession()).toMatchObject(renewed);
  });

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    const inThreeSeconds = () => unavailable(503, new Date(Date.now() + 3500).toUTCString())();
    const { waits } = await callWith([unavailable(503, '5'), inThreeSeconds, () => renewed]);
    expect(waits[0]).toBe(5);
    expect(waits[1]).toBeGreaterThanOrEqual(2);
  });

  it('does not wait beyond ten seconds in all', async () => {
    const { outcome, waits } = await callWith([unavailable(503, '11')]);
    expect(waits).toEqual([]);
    expect(outcome).toBeInstanceOf(Error);
    expect((await callWith([unavailable(429, '6')])).waits).toEqual([6]);
    expect(readSession()).toEqual(exampleSession);
  });

  it('ends when the session is signed out meanwhile', async () => {
    const { waits } = await callWith([
      () => {
        void authProvider.logout({});
        return unavailable(503)();
      },
    ]);
    expect(waits).toEqual([]);
    expect(readSession()).toBeUndefined();
  });
});

describe('4 Session: a refresh that is refused', () => {
  it.each([
    ['a 400', [() => refusal(400)]],
    ['a 401', [() => refusal(401)]],
    ['a 403', [() => refusal(403)]],
    ['a 500', [() => refusal(500)]],
    ['an answer without tokens', [() => ({ data: true })]],
    ['a refusal after an attempt without a verdict', [unavailable(503), () => refusal(401)]],
  ])('%s ends the session', async (_what, answers) => {
    const { outcome } = await callWith(answers);
    expect(outcome).toMatchObject({ status: 401 });
    expect(readSession()).toBeUndefined();
    expect(expired).toHaveBeenCalledTimes(1);
  });
});
