import { desc, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessRule } from '../../../contract/access';
import { defineRecords } from '../../../contract/records/defineRecords';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { recordTable } from '../../../server/db/schema/recordTable';
import { users } from '../../../server/db/schema/users';
import { createTestServer, type TestServer } from '../../support/testServer';
import { mountRecords } from './mountRecords';
import { listQuery } from './recordStage';

/** Both sides, each with a right of its own. */
const bothSides: AccessRule = {
  anyRule: [
    { roles: ['Administrator'], anyOf: ['Applications_Reader'] },
    { roles: ['Provider', 'Operator'], anyOf: ['ApplicationsModule_Reader'] },
  ],
};

/** Reports that belong to a provider; the regulator writes them as well. */
const reports = defineRecords({
  name: 'reportsOfTests',
  summary: 'Reports',
  access: { list: bothSides, show: bothSides, create: bothSides, edit: bothSides },
  belongsTo: 'ownerId',
  isReadingAudited: true,
  fields: [
    { source: 'title', kind: 'text', labelText: 'Título', maxLength: 20, required: true, filterable: true },
    {
      source: 'ownerId',
      kind: 'lookup',
      labelText: 'Prestador',
      lookup: { resource: 'providers', text: 'name', namesOnly: true },
      required: true,
      filterable: true,
      sortable: true,
    },
    {
      source: 'reasonId',
      kind: 'lookup',
      labelText: 'Motivo',
      lookup: { resource: 'decisionTexts', text: 'title', namesOnly: true },
    },
    {
      source: 'operatorId',
      kind: 'lookup',
      labelText: 'Operador',
      lookup: { resource: 'userProviders', text: 'username', namesOnly: true },
    },
    {
      source: 'districtId',
      kind: 'lookup',
      labelText: 'Distrito',
      lookup: { resource: 'districts', text: 'name' },
    },
  ],
});
const table = recordTable(reports);

type Send = Awaited<ReturnType<Awaited<ReturnType<typeof mountRecords>>>>;

let server: TestServer;
let operator: Send;
let stranger: Send;
let regulator: Send;
let own: number;
let other: number;
let reasonId: number;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server;
  await db.execute(sql`create table reports_of_tests (
    id integer primary key generated always as identity, title text not null,
    owner_id integer not null references users, reason_id integer references decision_texts,
    operator_id integer references users, district_id integer)`);
  const as = await mountRecords(server, [{ declaration: reports, source: table }]);
  operator = await as('operador@netatlantico.example.pt');
  stranger = await as('operador@fibrasul.example.pt');
  regulator = await as('admin@tsi.example.pt');
  const providerOf = async (username: string) => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    return user?.parentId ?? 0;
  };
  own = await providerOf('operador@netatlantico.example.pt');
  other = await providerOf('operador@fibrasul.example.pt');
  const [reason] = await db
    .insert(decisionTexts)
    .values({ title: 'Ruído de testes', text: 'Ruído', order: 1, active: true })
    .returning();
  reasonId = reason?.id ?? 0;
});
afterAll(() => server.close());

const create = async (values: object, send: Send): Promise<{ id: number; ownerId: number }> => {
  const { status, body } = await send('POST', '', values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const refusedAt = (field: string, text: string) => ({
  status: 400,
  body: { errors: [{ field, errors: [text] }] },
});
const titles = async (send: Send, query: object = {}) =>
  (await send('GET', listQuery({ ...query }))).body.map(({ title }: { title: string }) => title);

describe('a record that belongs to a provider', () => {
  it("is its creator's own, who names no owner or that one", async () => {
    expect(await create({ title: 'Sem dono' }, operator)).toMatchObject({ ownerId: own });
    expect(await create({ title: 'Com dono', ownerId: own }, operator)).toMatchObject({ ownerId: own });
  });

  it("can not be another's: a provider who names one is refused at the field", async () => {
    const refused = refusedAt('ownerId', 'Prestador: Valor inválido.');
    expect(await operator('POST', '', { title: 'Alheio', ownerId: other })).toMatchObject(refused);
    const { id } = await create({ title: 'Próprio' }, operator);
    expect(await operator('PUT', `/${id}`, { ownerId: other })).toMatchObject(refused);
    expect((await operator('PUT', `/${id}`, { title: 'Próprio, mudado', ownerId: own })).status).toBe(200);
  });

  it('is recorded by the regulator about a provider, who sees it as no other does', async () => {
    const { id } = await create({ title: 'Do regulador', ownerId: other }, regulator);
    expect(await titles(stranger)).toEqual(['Do regulador']);
    expect(await titles(operator)).not.toContain('Do regulador');
    expect((await operator('GET', `/${id}`)).status).toBe(404);
    expect(await titles(regulator, { filter: { ownerId: other } })).toEqual(['Do regulador']);
    expect((await regulator('GET', listQuery({ sort: ['ownerId', 'DESC'] }))).status).toBe(200);

    expect((await regulator('PUT', `/${id}`, { ownerId: own })).body).toMatchObject({ ownerId: own });
    expect(await titles(stranger)).toEqual([]);
    expect(await titles(operator)).toContain('Do regulador');
  });

  it('needs an owner that the regulator names, and that is a provider', async () => {
    expect(await regulator('POST', '', { title: 'De ninguém' })).toMatchObject(
      refusedAt('ownerId', 'Prestador: Campo obrigatório.'),
    );
    const [administrator] = await server.db.select().from(users).where(eq(users.userTypeId, 1)).limit(1);
    expect(await regulator('POST', '', { title: 'De um', ownerId: administrator?.id })).toMatchObject(
      refusedAt('ownerId', 'Prestador: Valor inválido.'),
    );
  });
});

describe('a lookup', () => {
  it('has a foreign key where its resource has a table here', () => {
    const keys = getTableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return [columns[0]?.name, getTableConfig(foreignTable).name];
    });
    expect(keys).toEqual([
      ['ownerId', 'users'],
      ['reasonId', 'decision_texts'],
      ['operatorId', 'users'],
    ]);
  });

  it('takes no id of nothing, refused at its field, when created or changed', async () => {
    const refused = refusedAt('reasonId', 'Motivo: Valor inválido.');
    expect(await operator('POST', '', { title: 'Sem motivo', reasonId: 999_999 })).toMatchObject(refused);
    const { id } = await create({ title: 'Com motivo', reasonId }, operator);
    expect(await operator('PUT', `/${id}`, { reasonId: 999_999 })).toMatchObject(refused);
    expect((await operator('PUT', `/${id}`, { reasonId: null })).body).toMatchObject({ reasonId: null });
    expect((await create({ title: 'De outro', districtId: 77 }, operator)).id).toBeGreaterThan(0);
  });

  it('takes nobody of another provider, but keeps whom the regulator named', async () => {
    const theirs = await server.db.select().from(users).where(eq(users.parentId, other));
    const operatorId = theirs[0]?.id;
    expect(await operator('POST', '', { title: 'Espia', operatorId })).toMatchObject(
      refusedAt('operatorId', 'Operador: Valor inválido.'),
    );
    const made = await create({ title: 'Cruzado', ownerId: own, operatorId }, regulator);
    expect((await operator('PUT', `/${made.id}`, { ...made, title: 'Mantido' })).body).toMatchObject({
      title: 'Mantido',
      operatorId,
    });
  });
});

describe('what a lookup can refer to', () => {
  it('is told by id and text alone, in the order of the texts, to whoever has a right of the record', async () => {
    const found = await regulator(
      'GET',
      `/choices/ownerId${listQuery({ range: [0, 1], sort: ['id', 'DESC'] })}`,
    );
    expect(found.status).toBe(200);
    expect(found.range).toMatch(/ 0-1\/\d+$/);
    const names = found.body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'pt')));
    expect(Object.keys(found.body[0])).toEqual(['id', 'name']);
    const [first] = found.body;
    const byId = await regulator('GET', `/choices/ownerId${listQuery({ filter: { id: [first.id] } })}`);
    expect(byId.body).toEqual([first]);
    const byText = await regulator('GET', `/choices/reasonId${listQuery({ filter: { title: 'RUIDO' } })}`);
    expect(byText.body).toEqual([{ id: reasonId, title: 'Ruído de testes' }]);
    expect((await operator('GET', '/choices/reasonId')).body).toContainEqual(byText.body[0]);
  });

  it('is, as owner, only their own provider for those of a provider', async () => {
    expect((await operator('GET', '/choices/ownerId')).body.map(({ id }: { id: number }) => id)).toEqual([
      own,
    ]);
  });

  it('offers active people alone, but names others by their id', async () => {
    await server.db.update(users).set({ userStatusId: 2 }).where(eq(users.id, other));
    const ids = async (query = '') =>
      (await regulator('GET', `/choices/ownerId${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids()).not.toContain(other);
    expect(await ids(listQuery({ filter: { id: [other] } }))).toEqual([other]);
    await server.db.update(users).set({ userStatusId: 1 }).where(eq(users.id, other));
  });

  it('is recorded as read, as the records are, except for the names of providers', async () => {
    const lastEvent = async () => {
      const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
      return event;
    };
    const before = await lastEvent();
    await regulator('GET', '/choices/ownerId');
    expect((await lastEvent())?.id).toBe(before?.id);
    await regulator('GET', '/choices/reasonId');
    expect(await lastEvent()).toMatchObject({ action: 'view', detail: { choices: 'reasonId' } });
  });

  it('is not told without a right of the record, nor for a lookup that does not say so', async () => {
    await server.db
      .update(users)
      .set({ permissions: [] })
      .where(eq(users.username, 'operador@fibrasul.example.pt'));
    expect((await stranger('GET', '/choices/ownerId')).status).toBe(403);
    expect((await regulator('GET', '/choices/districtId')).status).toBe(404);
  });
});
