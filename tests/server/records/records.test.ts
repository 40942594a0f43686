import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { listQuery, recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;
let colleague: Send;
let stranger: Send;
let administrator: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
  colleague = await stage.as('consulta@netatlantico.example.pt');
  stranger = await stage.as('operador@fibrasul.example.pt');
  administrator = await stage.as('admin@tsi.example.pt');
});
afterAll(() => stage.server.close());

const whole = {
  title: 'Fatura errada',
  story: ' Primeira linha\r\nsegunda linha ',
  email: 'maria@example.pt',
  taxNumber: '123456789',
  weight: 7,
  cost: 12.34,
  day: '2026-03-29',
  happenedOn: '2026-03-28T23:30:00.000Z',
  isOpen: true,
  state: 'fresh',
  authorId: 1,
  more: ['a', { b: 1 }],
};

const create = async (
  values: object,
  send = operator,
): Promise<{ id: number; version: string } & typeof whole> => {
  const { status, body } = await send('POST', '', values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const found = async (query: Readonly<Record<string, unknown>>, send = operator) => {
  const { status, body, range } = await send('GET', listQuery(query));
  expect(status, JSON.stringify(body)).toBe(200);
  return { titles: body.map(({ title }: { title: string }) => title), range };
};
const lastAudit = async () => {
  const [event] = await stage.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};

describe('plain resources: one record', () => {
  it('is created, read, changed in part and deleted, each told in the audit without its values', async () => {
    const created = await create(whole);
    const { id } = created;
    expect(created).toMatchObject({ ...whole, story: 'Primeira linha\nsegunda linha', secret: null });
    expect(await lastAudit()).toMatchObject({
      action: 'create',
      subject: 'complaintsOfTests',
      subjectId: id,
      detail: null,
    });
    expect((await operator('GET', `/${id}`)).body).toEqual(created);

    const changed = await operator('PUT', `/${id}`, { ...created, weight: 8, story: '', secret: 'x' });
    const version = expect.any(String);
    expect(changed.body).toEqual({ ...created, weight: 8, story: null, version });
    expect(await lastAudit()).toMatchObject({ action: 'update', detail: { fields: ['story', 'weight'] } });
    expect((await operator('PUT', `/${id}`, { isOpen: false })).body).toEqual({
      ...changed.body,
      isOpen: false,
      version,
    });

    expect((await operator('DELETE', `/${id}`)).body).toMatchObject({ id });
    expect(await lastAudit()).toMatchObject({ action: 'delete', subjectId: id });
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await operator(method, `/${id}`, method === 'PUT' ? {} : undefined)).toMatchObject({
        status: 404,
        body: { message: 'O registo não foi encontrado.' },
      });
  });

  it('that is saved as it was is no change', async () => {
    const created = await create({ ...whole, title: 'Igual' });
    const before = await lastAudit();
    expect((await operator('PUT', `/${created.id}`, created)).body).toEqual(created);
    expect((await lastAudit())?.id).toBe(before?.id);
    await operator('DELETE', `/${created.id}`);
  });

  it('that was changed since it was read is not overwritten; without a version the last one wins', async () => {
    const { id, version } = await create({ ...whole, title: 'De dois' });
    const theirs = await operator('PUT', `/${id}`, { weight: 9, version });
    expect(theirs).toMatchObject({ status: 200, body: { weight: 9 } });
    const late = await operator('PUT', `/${id}`, { story: 'outra', version });
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/alterado por outra pessoa.*grave de novo/) },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'refusal',
      detail: { method: 'PUT', reason: 'changed', id },
    });
    // Repeating the same change, as after a lost response, changes nothing.
    expect((await operator('PUT', `/${id}`, { weight: 9, version })).body).toEqual(theirs.body);
    const again = { story: 'outra', version: theirs.body.version };
    expect((await operator('PUT', `/${id}`, again)).body).toMatchObject({ weight: 9, story: 'outra' });
    expect((await operator('PUT', `/${id}`, { weight: 10 })).body).toMatchObject({ weight: 10 });
    await operator('DELETE', `/${id}`);
  });

  it.each<[object, string, string]>([
    [{ title: '' }, 'title', 'Título: Campo obrigatório.'],
    [{ title: ' \u200e ' }, 'title', 'Título: Campo obrigatório.'],
    [{ title: undefined }, 'title', 'Título: Campo obrigatório.'],
    [{ title: 'x'.repeat(21) }, 'title', 'Título: Máximo de 20 caracteres.'],
    [{ title: 5 }, 'title', 'Título: Valor inválido.'],
    [{ title: 'a\0b' }, 'title', 'Título: Valor inválido.'],
    [{ email: 'maria' }, 'email', 'E-mail: E-mail inválido.'],
    [{ taxNumber: '12' }, 'taxNumber', 'NIF: NIF inválido'],
    [{ taxNumber: '12345678x' }, 'taxNumber', 'NIF: Valor inválido.'],
    [{ weight: -1 }, 'weight', 'Peso: No mínimo 0.'],
    [{ weight: 1.5 }, 'weight', 'Peso: Valor inválido.'],
    [{ weight: 1001 }, 'weight', 'Peso: No máximo 1000.'],
    [{ cost: 1.005 }, 'cost', 'Custo: Indique no máximo duas casas decimais.'],
    [{ cost: 1e20 }, 'cost', 'Custo: No máximo 9999999999.99.'],
    [{ day: '2026-02-30' }, 'day', 'Dia: Data inválida.'],
    [{ day: '0000-01-01' }, 'day', 'Dia: Data inválida.'],
    [{ happenedOn: 'ontem' }, 'happenedOn', 'Momento: Data inválida.'],
    [{ isOpen: 'sim' }, 'isOpen', 'Aberta: Valor inválido.'],
    [{ state: 'constructor' }, 'state', 'Estado: Valor inválido.'],
    [{ authorId: 2_000_000_000 }, 'authorId', 'Autor: Valor inválido.'],
    [{ more: 'texto' }, 'more', 'Outros: Indique uma lista.'],
  ])('%j is refused at its field, and nothing is written', async (wrong, field, text) => {
    const before = await stage.db.select().from(stage.table);
    const { status, body } = await operator('POST', '', { ...whole, ...wrong });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field, errors: [text] }] } });
    expect(await stage.db.select().from(stage.table)).toEqual(before);
  });

  it('refuses a second of what is unique, and another value of what is filled in once', async () => {
    const { id } = await create({ ...whole, title: 'Única' });
    const second = await operator('POST', '', { ...whole, title: 'Única' });
    expect(second.body.errors).toMatchObject([
      { field: 'title', errors: ['Título: Já existe um registo com este valor.'] },
    ]);
    const fixed = await operator('PUT', `/${id}`, { taxNumber: '987654321' });
    expect(fixed.body.errors).toMatchObject([
      { field: 'taxNumber', errors: ['NIF: Este campo não pode ser alterado.'] },
    ]);
    await operator('DELETE', `/${id}`);
  });

  it('refuses in words what a constraint forbids that is about no field', async () => {
    await stage.db.execute(sql`create unique index one_per_email on complaints_of_tests (email)`);
    await stage.db.execute(sql`create table replies (complaint integer references complaints_of_tests)`);
    const { id } = await create(whole);
    const second = await operator('POST', '', { ...whole, title: 'Outra' });
    const refused = (text: string) => ({ status: 400, body: { errors: [{ errors: [text] }] } });
    const taken = refused('Já existe um registo com este valor.');
    expect(second).toMatchObject(taken);
    const other = await create({ ...whole, title: 'Outra', email: 'rui@example.pt' });
    expect(await operator('PUT', `/${other.id}`, { email: whole.email })).toMatchObject(taken);

    await stage.db.execute(sql`insert into replies values (${id})`);
    expect(await operator('DELETE', `/${id}`)).toMatchObject(
      refused('Não foi possível eliminar, porque o registo está a ser utilizado.'),
    );
    await stage.db.execute(sql`drop table replies`);
    await stage.db.execute(sql`drop index one_per_email`);
    for (const made of [id, other.id]) await operator('DELETE', `/${made}`);
  });

  it('is created once under one key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await operator('POST', '', { title: 'Uma vez' }, key),
      await operator('POST', '', { title: 'Uma vez' }, key),
    ];
    expect(second).toEqual(first);
    expect((await operator('POST', '', { title: 'Outra' }, key)).status).toBe(400);
    await operator('DELETE', `/${first.body.id}`);
  });
});

describe('plain resources: whose they are', () => {
  it('another provider finds, changes and deletes nothing, and is told nothing', async () => {
    const { id } = await create({ title: 'Nossa' });
    for (const [method, body] of [['GET'], ['PUT', { title: 'Deles' }], ['DELETE']] as const)
      expect((await stranger(method, `/${id}`, body)).status).toBe(404);
    expect((await found({ filter: { id: [id] } }, stranger)).titles).toEqual([]);
    expect((await found({ filter: { id: [id] } }, administrator)).titles).toEqual(['Nossa']);
    expect((await colleague('GET', `/${id}`)).body.title).toBe('Nossa');
    await operator('DELETE', `/${id}`);
  });

  it('nobody chooses the owner, and a right is asked for first', async () => {
    const { id } = await create({ title: 'De quem', providerId: 2 });
    expect((await operator('GET', `/${id}`)).body.providerId).toBe(1);
    expect((await operator('PUT', `/${id}`, { providerId: 2 })).body.providerId).toBe(1);
    for (const [method, path, body] of [
      ['POST', '', { title: '' }],
      ['PUT', `/${id}`, {}],
      ['DELETE', `/${id}`],
    ] as const) {
      expect((await colleague(method, path, body)).status).toBe(403);
      expect((await administrator(method, path, body)).status).toBe(403);
    }
    expect(await lastAudit()).toMatchObject({
      action: 'refusal',
      detail: { method: 'DELETE', path: '/complaintsOfTests/:id', reason: 'forbidden', id },
    });
    await operator('DELETE', `/${id}`);
  });
});
