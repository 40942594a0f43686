import { describe, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import { callApi } from '../../../providers/http/callApi';
import { onSessionExpired, readSession, writeSession } from '../../../providers/http/session';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();

const statuses = '/Application/get-status';
const refresh = '/Authentication/refresh-access-token';
const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const askForStatuses = () => callApi(getApplicationStatuses, {});
const bearer = (request: Request) => request.headers.get('Authorization');
const acceptsOnly = (token: string) => (request: Request) =>
  bearer(request) === `Bearer ${token}` ? { data: [] } : refusal(401);
const watchExpiry = () => {
  const expired = vi.fn();
  return { expired, stop: onSessionExpired(expired) };
};

describe('4 Session: a 401 refreshes the tokens and retries once', () => {
  it('sends the token of the session', async () => {
    writeSession(exampleSession);
    const sent = wire({ [statuses]: acceptsOnly('access-1') });
    await expect(askForStatuses()).resolves.toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('refreshes once however many calls fail at once, and retries each once', async () => {
    writeSession(exampleSession);
    const sent = wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => renewed });
    await Promise.all([askForStatuses(), askForStatuses(), askForStatuses()]);
    expect(sent.filter(({ path }) => path.endsWith(refresh))).toEqual([
      {
        method: 'POST',
        path: `/api${refresh}`,
        body: { accessToken: 'access-1', refreshToken: 'refresh-1' },
      },
    ]);
    expect(sent.filter(({ path }) => path.endsWith(statuses))).toHaveLength(6);
    expect(readSession()).toEqual({ ...exampleSession, ...renewed });
  });

  it('takes the tokens of a wrapped answer as well', async () => {
    writeSession(exampleSession);
    wire({ [statuses]: acceptsOnly('access-2'), [refresh]: () => ({ data: renewed }) });
    await expect(askForStatuses()).resolves.toEqual([]);
  });

  it('uses tokens that another call renewed meanwhile instead of refreshing again', async () => {
    writeSession(exampleSession);
    const sent = wire({
      [statuses]: (request) => {
        writeSession({ ...exampleSession, ...renewed });
        return acceptsOnly('access-2')(request);
      },
    });
    await expect(askForStatuses()).resolves.toEqual([]);
    expect(sent.map(({ path }) => path)).toEqual([`/api${statuses}`, `/api${statuses}`]);
  });

  it('ends the session, and says so once, when the refresh fails', async () => {
    writeSession(exampleSession);
    const { expired, stop } = watchExpiry();
    const sent = wire({ [statuses]: () => refusal(401), [refresh]: () => refusal(401) });
    const results = await Promise.allSettled([askForStatuses(), askForStatuses()]);
    stop();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sent).toHaveLength(3);
    expect(readSession()).toBeUndefined();
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the retried call is refused again, without a loop', async () => {
    writeSession(exampleSession);
    const { expired, stop } = watchExpiry();
    const sent = wire({ [statuses]: () => refusal(401), [refresh]: () => renewed });
    await expect(askForStatuses()).rejects.toMatchObject({ status: 401 });
    stop();
    expect(sent.map(({ path }) => path)).toEqual([`/api${statuses}`, `/api${refresh}`, `/api${statuses}`]);
    expect(readSession()).toBeUndefined();
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('leaves the session of another user alone who signed in during the retried call', async () => {
    writeSession(exampleSession);
    const other = { ...exampleSession, accessToken: 'access-9', username: 'other@tsi.example.pt' };
    wire({
      [statuses]: (request) => {
        if (bearer(request) === 'Bearer access-2') writeSession(other);
        return refusal(401);
      },
      [refresh]: () => renewed,
    });
    await expect(askForStatuses()).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toEqual(other);
  });

  it('never refreshes the 401 of a sign-in', async () => {
    writeSession(exampleSession);
    const sent = wire({
      '/Authentication/login': () => refusal(401, { message: 'E-mail ou palavra-passe incorretos.' }),
    });
    await expect(callApi(login, { username: 'a@b.pt', password: 'x' })).rejects.toMatchObject({
      message: 'E-mail ou palavra-passe incorretos.',
      status: 401,
    });
    expect(sent).toHaveLength(1);
    expect(readSession()).toEqual(exampleSession);
  });

  it('keeps the session on 403', async () => {
    writeSession(exampleSession);
    const sent = wire({ [statuses]: () => refusal(403) });
    await expect(askForStatuses()).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
    expect(readSession()).toEqual(exampleSession);
  });
});
