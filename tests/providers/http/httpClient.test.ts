import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { capabilities, notOffered } from '../../../providers/http/capabilities';
import { listenToNetwork } from '../../support/listenToNetwork';
import { network } from '../../support/network';
import { refusal, wire } from '../../support/wire';

listenToNetwork();
beforeEach(() => {
  network.resetHandlers();
  capabilities.offer(['notes', 'another']);
});

const notes = createDataProvider([{ name: 'notes', capability: 'notes' }]);
const create = (text: string) => notes.create('notes', { data: { text } });
const list = () =>
  notes.getList('notes', {
    filter: {},
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  });

describe('what a plain resource is sent', () => {
  it('has one key until it is answered, however often it is sent, and the next thing another', async () => {
    const answers = [
      () => HttpResponse.error(),
      () => refusal(503),
      () => HttpResponse.json({ id: 1 }),
      () => HttpResponse.json({ id: 2 }),
      () => HttpResponse.json({ id: 3 }),
    ];
    const sent = wire({ '/notes': () => answers.shift()?.() ?? refusal(500) });
    await expect(create('a')).rejects.toThrow();
    await expect(create('a')).rejects.toMatchObject({ status: 503 });
    for (const text of ['a', 'a', 'b']) await create(text);
    const [first, ...others] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('has none where nothing is created or changed', async () => {
    const sent = wire({
      '/notes': () => HttpResponse.json([], { headers: { 'content-range': 'notes */0' } }),
    });
    await list();
    expect(sent).toMatchObject([{ idempotencyKey: undefined }]);
  });
});

describe('a back end that does not know a plain resource', () => {
  it.each([404, 405])(
    'answers %s to its list: nothing is offered any more, and nothing told',
    async (status) => {
      wire({ '/notes': () => refusal(status) });
      await expect(list()).rejects.toMatchObject({ status: notOffered });
      expect(capabilities.getSnapshot()).toEqual(['another']);
    },
  );

  it('is not meant by 404 below the list, which means the record', async () => {
    wire({ '/notes/7': () => refusal(404) });
    await expect(notes.getOne('notes', { id: 7 })).rejects.toMatchObject({ status: 404 });
    expect(capabilities.getSnapshot()).toEqual(['notes', 'another']);
  });

  it('does not know a method either: 405', async () => {
    wire({ '/notes/7': () => refusal(405) });
    await expect(notes.delete('notes', { id: 7 })).rejects.toMatchObject({ status: notOffered });
    expect(capabilities.getSnapshot()).toEqual(['another']);
  });
});
