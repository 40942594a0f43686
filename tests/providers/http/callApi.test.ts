import { HttpResponse } from 'msw';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchAddresses } from '../../../contract/calls/address';
import {
  downloadResourceFile,
  getApplication,
  getApplicationStatuses,
  searchApplications,
} from '../../../contract/calls/application';
import { badRequest } from '../../../contract/errors';
import { callApi, callDownload } from '../../../providers/http/callApi';
import { inFlight } from '../../../providers/http/request';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();
afterEach(() => vi.restoreAllMocks());

const statuses = '/Application/get-status';
const askForStatuses = () => callApi(getApplicationStatuses, {});

describe('7 The calls: requests', () => {
  it('puts the input of a GET into the query', async () => {
    const sent = wire({ '/Address/search': () => ({ data: [] }) });
    await callApi(searchAddresses, { cp4: '0100', cp3: '001' });
    expect(sent).toEqual([{ method: 'GET', path: '/api/Address/search?cp4=0100&cp3=001', body: undefined }]);
  });

  it('puts the input of a POST into a JSON body, without undefined values', async () => {
    const sent = wire({ '/Application/search': () => ({ items: [], totalItems: 0 }) });
    await callApi(searchApplications, { fiscalNumber: undefined, pageNumber: 2, pageSize: 50 });
    expect(sent).toEqual([
      { method: 'POST', path: '/api/Application/search', body: { pageNumber: 2, pageSize: 50 } },
    ]);
  });
});

describe('7.1 envelope: answers', () => {
  it.each([
    ['wrapped in data', { data: [{ id: 1 }] }],
    ['bare', [{ id: 1 }]],
  ])('takes an answer %s', async (_form, answer) => {
    wire({ [statuses]: () => answer });
    await expect(askForStatuses()).resolves.toEqual([{ id: 1 }]);
  });

  it('accepts an empty answer', async () => {
    wire({ [statuses]: () => new HttpResponse(null, { status: 204 }) });
    await expect(askForStatuses()).resolves.toBeUndefined();
  });

  it('gives a file as it is', async () => {
    const sent = wire({
      '/Application/download-resource-file': () =>
        new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
    });
    const file = await callDownload(downloadResourceFile, { resourceFileId: 7 });
    await expect(file.text()).resolves.toBe('%PDF-1.7');
    expect(sent[0]?.path).toBe('/api/Application/download-resource-file?resourceFileId=7');
  });
});

describe('8 Error catalogue: failures', () => {
  it('rejects a 400 with the first message of the first group, and the messages of fields', async () => {
    const body = badRequest('NIF: NIF inválido', 'Morada fiscal, Andar: Máximo de 50 caracteres.');
    wire({ [statuses]: () => refusal(400, body) });
    const error: unknown = await askForStatuses().catch((reason) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: 'NIF: NIF inválido',
      status: 400,
      body: { errors: { fiscalNumber: 'NIF inválido', 'address.floor': 'Máximo de 50 caracteres.' } },
    });
  });

  it.each([
    ['HTML', new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['nothing', new HttpResponse(null, { status: 500 }), 500],
    ['an odd body', refusal(400, { errors: [] }), 400],
  ])('rejects a failure that holds %s without a message', async (_what, answer, status) => {
    wire({ [statuses]: () => answer });
    await expect(askForStatuses()).rejects.toMatchObject({ message: '', status });
  });

  it('logs and rejects a network error without response', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    wire({ [statuses]: () => HttpResponse.error() });
    await expect(askForStatuses()).rejects.toBeInstanceOf(TypeError);
    expect(log).toHaveBeenCalledWith(`No response from /api${statuses}`, expect.any(TypeError));
  });
});

describe('1 Loading overlay: the counter of requests in flight', () => {
  it('counts each request in flight and notifies listeners', async () => {
    wire({ [statuses]: () => ({ data: [] }) });
    const seen: number[] = [];
    const stop = inFlight.subscribe(() => seen.push(inFlight.getSnapshot()));
    await Promise.all([askForStatuses(), askForStatuses()]);
    stop();
    expect(seen).toEqual([1, 2, 1, 0]);
  });

  it('comes back to zero after a refusal, a network error and an abort', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const controller = new AbortController();
    wire({ [statuses]: () => refusal(500), '/Application/get-by-id': () => HttpResponse.error() });
    const calls = [
      askForStatuses(),
      callApi(getApplication, { applicationId: 1 }),
      callApi(getApplicationStatuses, {}, { signal: controller.signal }),
    ];
    controller.abort();
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(inFlight.getSnapshot()).toBe(0);
  });
});
