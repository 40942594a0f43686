import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineRecords } from '../../../contract/records/defineRecords';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { recordTable } from '../../../server/db/schema/recordTable';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { defineRecordActions } from '../../../server/services/recordActions/defineRecordActions';
import { createTestServer, type TestServer } from '../../support/testServer';
import { mountRecords } from './mountRecords';

const regulator = { roles: ['Administrator'], anyOf: ['Configurations_Updater'] } as const;
const everyone = { anyOf: ['ApplicationsModule_Reader', 'Configurations_Updater'] } as const;

/** Complaints that go from open to closed and back, and can be reminded of. */
const moved = defineRecords({
  name: 'movedOfTests',
  summary: 'Complaints',
  access: {
    list: everyone,
    show: everyone,
    create: everyone,
    edit: everyone,
    close: regulator,
    reopen: everyone,
    remind: regulator,
    refuse: regulator,
  },
  belongsTo: 'providerId',
  history: { keptForDays: 30 },
  createdBy: 'authorId',
  states: { field: 'state', first: 'open' },
  actions: {
    close: {
      labelText: 'Fechar reclamação',
      doneText: 'Reclamação fechada.',
      move: { from: ['open'], to: 'closed' },
      reason: { labelText: 'Motivo', maxLength: 20, required: true, storedIn: 'closingReason' },
      mail: {
        to: 'owner',
        subject: 'Reclamação %{name}: %{state}',
        paragraphs: [
          'A reclamação n.º %{id} de %{day} tem o estado %{state}.',
          'Motivo: %{reason}%{nothing}',
        ],
        page: '/moved/%{id}/details',
      },
    },
    reopen: {
      labelText: 'Reabrir',
      doneText: 'Reaberta.',
      move: { from: ['closed'], to: 'open' },
      mail: { to: 'creator', subject: 'Reaberta', paragraphs: ['De novo aberta.'], page: '/moved' },
    },
    remind: {
      labelText: 'Lembrar',
      doneText: 'Lembrado.',
      reason: { labelText: 'Nota', maxLength: 50 },
    },
    refuse: { labelText: 'Recusar', doneText: 'Recusada.' },
  },
  fields: [
    {
      source: 'providerId',
      kind: 'lookup',
      labelText: 'Prestador',
      lookup: { resource: 'providers', text: 'name', namesOnly: true },
      required: true,
    },
    {
      source: 'authorId',
      kind: 'lookup',
      labelText: 'Registada por',
      lookup: { resource: 'users', text: 'username', namesOnly: true },
      readOnly: true,
    },
    { source: 'name', kind: 'text', labelText: 'Nome', maxLength: 50, required: true },
    { source: 'day', kind: 'date', labelText: 'Dia' },
    { source: 'remindedOn', kind: 'moment', labelText: 'Lembrada em', readOnly: true },
    {
      source: 'state',
      kind: 'choice',
      labelText: 'Estado',
      choices: { open: 'Aberta', closed: 'Fechada' },
      required: true,
      readOnly: true,
      filterable: true,
    },
    {
      source: 'closingReason',
      kind: 'longText',
      labelText: 'Motivo do fecho',
      maxLength: 20,
      readOnly: true,
    },
  ],
});

const { functions } = defineRecordActions(moved, {
  remind: ({ record, reason, context }) => ({
    name: `${record.name} (${reason ?? 'sem nota'}, ${record.remindedOn ?? 'nunca'})`,
    remindedOn: context.now().toISOString(),
  }),
  refuse: () => {
    throw new Refusal('badRequest', 'Assim não.');
  },
});

type Send = Awaited<ReturnType<Awaited<ReturnType<typeof mountRecords>>>>;

let server: TestServer;
let administrator: Send;
let operator: Send;
let stranger: Send;
let record: { id: number; version: string; providerId: number };

beforeAll(async () => {
  server = await createTestServer();
  await server.db.execute(sql`create table moved_of_tests (
    id integer primary key generated always as identity,
    provider_id integer not null references users, author_id integer references users, name text not null, day date,
    reminded_on timestamptz, state text not null, closing_reason text)`);
  const as = await mountRecords(server, [{ declaration: moved, source: recordTable(moved), functions }]);
  administrator = await as('admin@tsi.example.pt');
  operator = await as('operador@netatlantico.example.pt');
  stranger = await as('operador@fibrasul.example.pt');
});
afterAll(() => server.close());
beforeEach(async () => {
  record = (await operator('POST', '', { name: 'Ruído', day: '2026-11-25', state: 'closed', authorId: 1 }))
    .body;
});

const act = (action: string, input: object = {}, send = administrator, headers?: Record<string, string>) =>
  send('POST', `/${record.id}/actions/${action}`, input, headers);
const lastAudit = async () => {
  const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};

describe('a record with states', () => {
  it('begins in the first one, whatever is sent, and no ordinary change leads out of it', async () => {
    expect(record).toMatchObject({ state: 'open', authorId: expect.any(Number) });
    expect(record).not.toMatchObject({ authorId: 1 });
    const changed = await operator('PUT', `/${record.id}`, {
      name: 'Pó',
      state: 'closed',
      closingReason: 'x',
    });
    expect(changed.body).toMatchObject({ name: 'Pó', state: 'open', closingReason: null });
  });

  it('is moved with its reason, which the audit tells by its states alone', async () => {
    const { status, body } = await act('close', { version: record.version, reason: ' Tratada\r\nontem ' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: record.id, state: 'closed', closingReason: 'Tratada\nontem' },
    });
    expect(body.version).not.toBe(record.version);
    expect(await lastAudit()).toMatchObject({
      action: 'changeStatus',
      subject: 'movedOfTests',
      subjectId: record.id,
      detail: { action: 'close', from: 'open', to: 'closed', fields: ['closingReason', 'state'] },
    });
    expect((await act('reopen', {}, operator)).body).toMatchObject({ state: 'open' });
  });

  it.each([{}, { reason: null }, { reason: ' \u200e ' }])(
    'is not moved without its reason: %j',
    async (input) => {
      expect(await act('close', input)).toMatchObject({
        status: 400,
        body: { errors: [{ errors: ['Motivo: Campo obrigatório.'], field: 'reason' }] },
      });
    },
  );

  it('is not moved with a reason that is too long', async () => {
    const { status, body } = await act('close', { reason: 'x'.repeat(21) });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Motivo: Máximo de 20 caracteres.');
  });

  it('tells in its history who moved it, from what to what and why', async () => {
    await act('close', { reason: 'Tratada' });
    const { body } = await operator('GET', `/${record.id}/history`);
    expect(body[0]).toMatchObject({ action: 'update', username: 'admin@tsi.example.pt' });
    expect(body[0].changes).toEqual([
      { field: 'state', before: 'open', after: 'closed' },
      { field: 'closingReason', before: null, after: 'Tratada' },
    ]);
  });

  it('that somebody moved first is refused in words that name its state', async () => {
    await act('close', { reason: 'Antes' });
    expect(await act('close', { reason: 'Depois', version: record.version })).toMatchObject({
      status: 409,
      body: {
        message: 'Este registo está agora no estado «Fechada»: já não é possível «Fechar reclamação».',
      },
    });
    expect(await lastAudit()).toMatchObject({ action: 'refusal', detail: { reason: 'changed' } });
  });

  it('that two move at once is moved by one of them', async () => {
    const both = await Promise.all([act('close', { reason: 'Um' }), act('close', { reason: 'Dois' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that somebody changed since it was shown is not moved unseen', async () => {
    await operator('PUT', `/${record.id}`, { name: 'Outro' });
    expect(await act('close', { reason: 'x', version: record.version })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('alterado por outra pessoa') },
    });
    expect((await act('close', { reason: 'x' })).status).toBe(200);
  });

  it('is moved once under an idempotency key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await act('close', { reason: 'x' }, administrator, headers);
    expect(await act('close', { reason: 'x' }, administrator, headers)).toEqual(first);
    expect(first.status).toBe(200);
  });

  it('is moved by nobody without the right, and is unknown to other providers', async () => {
    expect((await act('close', { reason: 'x' }, operator)).status).toBe(403);
    await act('close', { reason: 'x' });
    expect((await act('reopen', {}, stranger)).status).toBe(404);
    expect((await act('unknown')).status).toBe(404);
    expect((await operator('POST', '/2147483648/actions/reopen', {})).status).toBe(400);
  });
});

describe('the e-mail of an action', () => {
  it('goes to the provider whom the record belongs to, in the words of the record as it is then', async () => {
    await server.work();
    server.mails.length = 0;
    await act('close', { reason: 'Tratada <já>' });
    await server.work();
    expect(server.mails).toMatchObject([
      { to: expect.stringMatching(/netatlantico/), subject: 'Reclamação Ruído: Fechada' },
    ]);
    const [{ text = '', html = '' } = {}] = server.mails;
    expect(text).toContain(`A reclamação n.º ${record.id} de 25-11-2026 tem o estado Fechada.`);
    expect(text).toContain('Motivo: Tratada <já>\n');
    expect(text).toContain(`https://tsi.example.pt/moved/${record.id}/details`);
    expect(html).toContain('Tratada &#60;já&#62;');
  });

  it('goes to the operators of a provider that has no address', async () => {
    const isProvider = eq(users.id, record.providerId);
    const [provider] = await server.db.select().from(users).where(isProvider);
    await server.db.update(users).set({ username: null }).where(isProvider);
    await server.work();
    server.mails.length = 0;
    await act('close', { reason: 'x' });
    await server.work();
    await server.db.update(users).set({ username: provider?.username }).where(isProvider);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.to).toContain('operador@netatlantico.example.pt');
    expect(server.mails[0]?.to).not.toContain('fibrasul');
  });

  it('goes to whoever created the record, and to nobody who is unknown or may not sign in', async () => {
    await act('close', { reason: 'x' });
    await server.work();
    server.mails.length = 0;
    await act('reopen');
    await server.work();
    expect(server.mails).toMatchObject([{ to: 'operador@netatlantico.example.pt', subject: 'Reaberta' }]);
    await server.db.execute(sql`update moved_of_tests set author_id = null, state = 'closed'`);
    await act('reopen');
    await server.work();
    expect(server.mails).toHaveLength(1);
  });
});

describe('an action that is no move', () => {
  it('does what its function says, in one transaction with the audit', async () => {
    const { status, body } = await act('remind', { reason: 'já' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name: 'Ruído (já, nunca)', remindedOn: expect.any(String), state: 'open' },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'update',
      detail: { action: 'remind', fields: ['name', 'remindedOn'] },
    });
    expect((await act('remind')).body.name).toBe(`Ruído (já, nunca) (sem nota, ${body.remindedOn})`);
  });

  it('that its function refuses leaves everything as it was', async () => {
    expect(await act('refuse')).toMatchObject({ status: 400 });
    expect((await operator('GET', `/${record.id}`)).body).toEqual(record);
  });
});
