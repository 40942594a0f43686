import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { signOut } from '../../../contract/calls/authentication';
import { defineCall } from '../../../contract/calls/defineCall';
import { publicCalls } from '../../../contract/calls/publicCalls';
import { callApi } from '../../../providers/http/callApi';
import { callPublic } from '../../../providers/http/callPublic';
import { capabilities, notOffered } from '../../../providers/http/capabilities';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();
beforeEach(() => capabilities.offer([]));

const ownCall = defineCall({
  method: 'POST',
  path: '/User/own-call',
  summary: '',
  access: 'signedIn',
  capability: 'own-call',
  input: z.object({}),
  answer: z.boolean(),
});
const pair = { accessToken: 'a', refreshToken: 'r' };
const calls = [
  ['own-call', '/User/own-call', () => callApi(ownCall, {})],
  ['sign-out', publicCalls.signOut.path, () => callPublic<typeof signOut>(publicCalls.signOut, pair)],
] as const;

describe.each(calls)('7.7 a back end without calls of our own: %s', (name, path, make) => {
  it('is never sent where /config.json does not name it', async () => {
    const sent = wire({ [path]: () => ({ data: true }) });
    await expect(make()).rejects.toMatchObject({ status: notOffered });
    expect(sent).toEqual([]);
  });

  it('is sent where it does', async () => {
    wire({ [path]: () => ({ data: true }) });
    capabilities.offer([name, 'another']);
    await expect(make()).resolves.toBe(true);
  });

  it.each([404, 405])(
    'is withdrawn when it is answered %s all the same, and never sent again',
    async (status) => {
      const sent = wire({ [path]: () => refusal(status) });
      capabilities.offer([name, 'another']);
      await expect(make()).rejects.toMatchObject({ status: notOffered });
      expect(capabilities.getSnapshot()).toEqual(['another']);
      await expect(make()).rejects.toMatchObject({ status: notOffered });
      expect(sent).toHaveLength(1);
    },
  );

  it('stays when it did not find what it was asked about, and the text is told', async () => {
    wire({ [path]: () => HttpResponse.json({ message: 'Não existe.', code: 'not_found' }, { status: 404 }) });
    capabilities.offer([name]);
    await expect(make()).rejects.toMatchObject({
      status: 404,
      message: 'Não existe.',
      body: { isOwn: true },
    });
    expect(capabilities.getSnapshot()).toEqual([name]);
  });

  it.each([400, 401, 403, 500, 503])('stays when it is refused with %s', async (status) => {
    wire({ [path]: () => refusal(status) });
    capabilities.offer([name]);
    await expect(make()).rejects.toMatchObject({ status });
    expect(capabilities.getSnapshot()).toEqual([name]);
  });
});
