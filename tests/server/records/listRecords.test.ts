import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstMessage } from '../../../contract/errorMessage';
import { listQuery, recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;

const found = async (query: Readonly<Record<string, unknown>>) => {
  const { status, body, range } = await operator('GET', listQuery(query));
  expect(status, JSON.stringify(body)).toBe(200);
  return { titles: body.map(({ title }: { title: string }) => title), range };
};

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
  const rows = [
    { title: 'Água 100%', weight: 3, cost: 1.5, day: '2026-01-01', isOpen: true, state: 'fresh' },
    { title: 'Zebra', weight: 1, cost: 20, day: '2026-01-02', isOpen: false, state: 'closed' },
    { title: 'agua_fria', weight: 2, cost: 3, day: '2026-01-03', state: 'closed', taxNumber: '123456789' },
    { title: 'Ébano', weight: 2, happenedOn: '2026-03-28T23:30:00.000Z', authorId: 1 },
  ];
  for (const row of rows) await operator('POST', '', row);
  const stranger = await stage.as('operador@fibrasul.example.pt');
  await stranger('POST', '', { title: 'Alheia', weight: 2 });
});
afterAll(() => stage.server.close());

describe('plain resources: lists', () => {
  it.each<[object, string[]]>([
    [{}, ['Água 100%', 'agua_fria', 'Ébano', 'Zebra']],
    [{ title: 'AGUA' }, ['Água 100%', 'agua_fria']],
    [{ title: '%' }, ['Água 100%']],
    [{ title: '_' }, ['agua_fria']],
    [{ title: "'; drop table a; --" }, []],
    [{ title: ['zeb', 'ébano'] }, ['Ébano', 'Zebra']],
    [{ weight: 2 }, ['agua_fria', 'Ébano']],
    [{ weight: [1, 3] }, ['Água 100%', 'Zebra']],
    [{ weight: [] }, []],
    [{ weight_gte: 2, weight_lte: 2 }, ['agua_fria', 'Ébano']],
    [{ cost_lte: 3 }, ['Água 100%', 'agua_fria']],
    [{ day_gte: '2026-01-02' }, ['agua_fria', 'Zebra']],
    [{ day: '2026-01-01' }, ['Água 100%']],
    // Ébano happened at half past eleven at night in Lisbon, the night before summer time began; in summer
    // time it would be the 29th.
    [{ happenedOn: '2026-03-28' }, ['Ébano']],
    [{ happenedOn_gte: '2026-03-29' }, []],
    [{ happenedOn_lte: '2026-03-28' }, ['Ébano']],
    [{ isOpen: false }, ['Zebra']],
    [{ state: 'closed', isOpen: null, title: '' }, ['agua_fria', 'Zebra']],
    [{ taxNumber: '123456789' }, ['agua_fria']],
    [{ authorId: 1 }, ['Ébano']],
    [{ q: 'agua' }, ['Água 100%', 'agua_fria']],
    [{ q: 'agua', weight: 2 }, ['agua_fria']],
    [{ q: '' }, ['Água 100%', 'agua_fria', 'Ébano', 'Zebra']],
  ])('%j finds %j', async (filter, titles) => {
    const result = await found({ filter, sort: ['title', 'ASC'], range: [0, 9] });
    expect(result.titles).toEqual(titles);
    const place = titles.length > 0 ? `0-${titles.length - 1}` : '*';
    expect(result.range).toBe(`complaintsOfTests ${place}/${titles.length}`);
  });

  it('come in ranges, with the exact number of all; equal ones in the order of their ids', async () => {
    const page = (range: number[], order = 'ASC') => found({ sort: ['weight', order], range });
    expect(await page([0, 1])).toEqual({
      titles: ['Zebra', 'agua_fria'],
      range: 'complaintsOfTests 0-1/4',
    });
    expect(await page([2, 3])).toEqual({
      titles: ['Ébano', 'Água 100%'],
      range: 'complaintsOfTests 2-3/4',
    });
    expect((await page([0, 3], 'DESC')).titles).toEqual(['Água 100%', 'Ébano', 'agua_fria', 'Zebra']);
    expect(await page([40, 49])).toEqual({ titles: [], range: 'complaintsOfTests */4' });
  });

  it.each<[string, string]>([
    [listQuery({ filter: { secret: 'x' } }), 'Filtros: O filtro "secret" não existe.'],
    [listQuery({ filter: { 'title"; drop table users; --': 'x' } }), 'O filtro "title"; drop table'],
    [listQuery({ filter: { title_gte: 'x' } }), 'Filtros: O filtro "title_gte" não existe.'],
    [listQuery({ filter: { email: 'x' } }), 'Filtros: O filtro "email" não existe.'],
    [listQuery({ filter: { __proto__x: 1 } }), 'Filtros: O filtro "__proto__x" não existe.'],
    [listQuery({ filter: { weight: '2 or 1=1' } }), 'Peso: Valor inválido.'],
    [listQuery({ filter: { day_gte: 'now()' } }), 'Dia: Data inválida.'],
    [listQuery({ filter: [] }), 'Filtros: Valor inválido.'],
    ['?filter={', 'Filtros: Valor inválido.'],
    [listQuery({ sort: ['story', 'ASC'] }), 'Ordenação: Não é possível ordenar por este campo.'],
    [listQuery({ sort: ['title', 'ASC; drop table users'] }), 'Ordenação: '],
    [listQuery({ sort: 'title' }), 'Ordenação: Não é possível ordenar por este campo.'],
    [listQuery({ range: [0, 1000] }), 'Registos: Indique o primeiro e o último registo, no máximo 1000'],
    [listQuery({ range: [5, 4] }), 'Registos: '],
    [listQuery({ range: [-1, 4] }), 'Registos: '],
    [listQuery({ range: [0, 1e12] }), 'Registos: '],
  ])('%s is refused', async (query, text) => {
    const { status, body } = await operator('GET', query);
    expect(status).toBe(400);
    expect(firstMessage(body)).toContain(text);
  });

  it('an id that is none is refused, not looked for', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999', "1'--"])
      expect((await operator('GET', `/${encodeURIComponent(id)}`)).status, id).toBe(400);
  });
});
