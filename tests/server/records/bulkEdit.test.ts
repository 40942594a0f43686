import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { listQuery, recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;
let stranger: Send;
let administrator: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
  stranger = await stage.as('operador@fibrasul.example.pt');
  administrator = await stage.as('admin@tsi.example.pt');
});
afterAll(() => stage.server.close());

const create = async (send: Send, values: object): Promise<number> => {
  const { status, body } = await send('POST', '', values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const preview = (send: Send, wanted: object) => send('POST', '/bulk-edit/preview', wanted);
const run = (send: Send, wanted: object, headers?: Record<string, string>) =>
  send('POST', '/bulk-edit', { after: 0, until: 1_000_000, ...wanted }, headers);
const statesOf = async (send: Send, story: string): Promise<unknown[]> => {
  const { body } = await send('GET', listQuery({ filter: { story }, range: [0, 99], sort: ['id', 'ASC'] }));
  return body.map(({ state }: { state: unknown }) => state);
};

describe('a bulk edit of all matches of a search', () => {
  it('is previewed: how many match, which values they have, and how many have the new one already', async () => {
    const story = 'a ver antes';
    for (const [title, state, weight] of [
      ['Antes 1', 'fresh', 1],
      ['Antes 2', 'fresh', 2],
      ['Antes 3', 'closed', 2],
      ['Antes 4', null, null],
    ] as const)
      await create(operator, { title, story, state, weight });
    const { status, body } = await preview(operator, {
      filter: { story },
      values: { state: 'closed', weight: null },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 4,
      changes: [
        {
          field: 'weight',
          from: [
            { value: 2, count: 2 },
            { value: 1, count: 1 },
          ],
          others: 0,
          same: 1,
        },
        {
          field: 'state',
          from: [
            { value: 'fresh', count: 2 },
            { value: null, count: 1 },
          ],
          others: 0,
          same: 1,
        },
      ],
    });
    expect(await statesOf(operator, story)).toEqual(['fresh', 'fresh', 'closed', null]);
  });

  it('changes them, step by step, keeps each in its history, and the audit says which', async () => {
    const story = 'a mudar todas';
    const ids: number[] = [];
    for (const title of ['Muda 1', 'Muda 2', 'Muda 3'])
      ids.push(await create(operator, { title, story, state: title === 'Muda 2' ? 'closed' : 'fresh' }));
    const { body } = await run(operator, { filter: { story }, values: { state: 'closed' } });
    expect(body).toEqual({ changed: 2, unchanged: 1, failed: [], last: null });
    expect(await statesOf(operator, story)).toEqual(['closed', 'closed', 'closed']);
    const [event] = await stage.db
      .select()
      .from(auditEvents)
      .where(undefined)
      .orderBy(desc(auditEvents.id))
      .limit(2)
      .offset(1);
    expect(event).toMatchObject({ action: 'update', detail: { fields: ['state'], ids: [ids[0], ids[2]] } });
    const { body: versions } = await operator('GET', `/${ids[0]}/history${listQuery({ range: [0, 9] })}`);
    expect(versions[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'state', before: 'fresh', after: 'closed' }],
    });
  });

  it('goes on after the last record of a step, and leaves those alone that came after the preview', async () => {
    const story = 'por passos';
    const ids = [];
    for (const title of ['Passo 1', 'Passo 2', 'Passo 3'])
      ids.push(await create(operator, { title, story, state: 'fresh' }));
    const wanted = { filter: { story }, values: { state: 'closed' } };
    await run(operator, { ...wanted, after: ids[0], until: ids[1] });
    expect(await statesOf(operator, story)).toEqual(['fresh', 'closed', 'fresh']);
  });

  it('is done once under a key', async () => {
    const story = 'uma vez';
    await create(operator, { title: 'Uma vez', story, state: 'fresh' });
    const wanted = { filter: { story }, values: { state: 'closed' } };
    const headers = { 'idempotency-key': 'bulk-edit-of-the-test' };
    const first = await run(operator, wanted, headers);
    expect(first.body).toMatchObject({ changed: 1 });
    expect((await run(operator, wanted, headers)).body).toEqual(first.body);
  });

  it('reaches the selected ones alone, those of the own provider alone, and nobody without the right', async () => {
    const story = 'de quem é';
    const mine = await create(operator, { title: 'Minha', story, state: 'fresh' });
    const other = await create(operator, { title: 'Outra minha', story, state: 'fresh' });
    const theirs = await create(stranger, { title: 'Deles', story, state: 'fresh' });
    const values = { state: 'closed' };
    const { body } = await run(operator, { filter: {}, ids: [mine, theirs], values });
    expect(body).toMatchObject({ changed: 1, failed: [] });
    expect(await statesOf(operator, story)).toEqual(['closed', 'fresh']);
    expect(await statesOf(stranger, story)).toEqual(['fresh']);
    expect((await preview(stranger, { filter: { story }, values })).body.total).toBe(1);
    expect((await run(administrator, { ids: [other], values })).status).toBe(403);
  });

  it.each([
    [
      'nothing selected',
      { ids: [], values: { state: 'closed' } },
      'Registos: Não selecionou nenhum registo.',
    ],
    ['no field', { values: {} }, 'Campos a alterar: Indique pelo menos um campo a alterar.'],
    ['a value that is none', { values: { state: 'lost' } }, /Estado: /],
    ['a value above its limit', { values: { weight: 5000 } }, 'Peso: No máximo 1000.'],
    ['a field that is not offered', { values: { title: 'Igual' } }, /title|Campos a alterar/],
    [
      'an unknown filter',
      { filter: { nobody: 1 }, values: { state: 'closed' } },
      /O filtro .{1,3}nobody.{1,3} não existe/,
    ],
  ])('is refused, in words that name what is wrong: %s', async (_, wanted, message) => {
    for (const { status, body } of [await preview(operator, wanted), await run(operator, wanted)]) {
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(message);
    }
  });

  it('says which records could not be changed and why; the others are', async () => {
    const story = 'sem autor';
    const id = await create(operator, { title: 'Sem autor', story });
    const { status, body } = await run(operator, { filter: { story }, values: { authorId: 999_999 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: 0, failed: [{ id, message: expect.stringMatching(/^Autor: /) }] });
  });
});
