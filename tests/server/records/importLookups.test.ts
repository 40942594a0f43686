import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccessRule } from '../../../contract/access';
import { defineRecords } from '../../../contract/records/defineRecords';
import { recordTable } from '../../../server/db/schema/recordTable';
import { users } from '../../../server/db/schema/users';
import { createTestServer, type TestServer } from '../../support/testServer';
import { csvFile, importRefusal, importRows } from './importStage';
import { mountRecords } from './mountRecords';

/** Both sides, each with a right of its own. */
const bothSides: AccessRule = {
  anyRule: [
    { roles: ['Administrator'], anyOf: ['Applications_Reader'] },
    { roles: ['Provider', 'Operator'], anyOf: ['ApplicationsModule_Reader'] },
  ],
};

/** Visits that belong to a provider, with a reason; the regulator writes them as well. */
const visits = defineRecords({
  name: 'visitsOfTests',
  summary: 'Visits',
  access: { list: bothSides, create: bothSides },
  belongsTo: 'ownerId',
  imports: true,
  fields: [
    { source: 'title', kind: 'text', labelText: 'Título', maxLength: 20, required: true },
    {
      source: 'ownerId',
      kind: 'lookup',
      labelText: 'Prestador',
      lookup: { resource: 'providers', text: 'name', namesOnly: true },
      required: true,
    },
    {
      source: 'reasonId',
      kind: 'lookup',
      labelText: 'Motivo',
      lookup: { resource: 'decisionTexts', text: 'title' },
    },
  ],
});
const table = recordTable(visits);

type Send = Awaited<ReturnType<Awaited<ReturnType<typeof mountRecords>>>>;

let server: TestServer;
let operator: Send;
let regulator: Send;
let own: number;
let other: number;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server;
  await db.execute(sql`create table visits_of_tests (
    id integer primary key generated always as identity, title text not null,
    owner_id integer not null references users, reason_id integer references decision_texts)`);
  const as = await mountRecords(server, [{ declaration: visits, source: table }]);
  operator = await as('operador@netatlantico.example.pt');
  regulator = await as('admin@tsi.example.pt');
  const providerOf = async (username: string) => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    return user?.parentId ?? 0;
  };
  own = await providerOf('operador@netatlantico.example.pt');
  other = await providerOf('operador@fibrasul.example.pt');
});
afterEach(async () => {
  await server.db.delete(table);
});
afterAll(() => server.close());

const stored = () => server.db.select().from(table).orderBy(table.id);
const told = ({ errors }: Awaited<ReturnType<typeof importRows>>) =>
  errors.map(({ row, column, message }) => `${column}${row} ${message}`);

describe('rows that refer to other records', () => {
  it('name them by number or by text, whatever its case and accents', async () => {
    const file = csvFile(`Título;Prestador;Motivo\nUm;netatlântico;SEM PRESTACAO SOCIAL\nDois;${other};1\n`);
    expect(await importRows(regulator, { file, mode: 'all' })).toMatchObject({ created: 2, errors: [] });
    expect(await stored()).toMatchObject([
      { title: 'Um', ownerId: own, reasonId: expect.any(Number) },
      { title: 'Dois', ownerId: other, reasonId: 1 },
    ]);
  });

  it('are told each that refers to nothing, and each owner that is missing', async () => {
    const file = csvFile('Título;Prestador;Motivo\nUm;Ninguém;Nenhum\nDois;;999999\n');
    expect(told(await importRows(regulator, { file, mode: 'check' }))).toEqual([
      'B2 Não existe um registo com este número ou nome.',
      'C2 Não existe um registo com este número ou nome.',
      'B3 Campo obrigatório.',
      'C3 Não existe um registo com este número ou nome.',
    ]);
    expect(await importRefusal(regulator, { file: csvFile('Título\nUm\n'), mode: 'all' })).toEqual({
      status: 400,
      message: 'Falta uma coluna obrigatória: Prestador.',
    });
  });

  it("are a provider's own, and another's are refused; nobody finds by name what they may not list", async () => {
    expect(await importRows(operator, { file: csvFile('Título\nUm\n'), mode: 'all' })).toMatchObject({
      created: 1,
    });
    expect(await stored()).toMatchObject([{ title: 'Um', ownerId: own }]);
    const file = csvFile(`Título;Prestador;Motivo\nDois;${other};Sem prestação social\nTrês;${own};1\n`);
    const answer = await importRows(operator, { file, mode: 'check' });
    expect(answer).toMatchObject({ rows: 2, good: 1 });
    expect(new Set(answer.errors.map(({ row, column }) => `${column}${row}`))).toEqual(new Set(['B2', 'C2']));
  });
});
