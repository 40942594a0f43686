import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancelApplications } from '../../../contract/calls/applicationAction';
import { auditRecords } from '../../../contract/records/auditRecords';
import type { RecordOf } from '../../../contract/records/defineRecords';
import type { AuditAction } from '../../../contract/rules/auditActions';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { detailText } from '../../../resources/auditRecords/detailText';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { users } from '../../../server/db/schema/users';
import { makeAdministrator } from '../../support/builders';
import { sharedServer } from '../../support/sharedServer';
import { listQuery } from './recordStage';

const server = sharedServer();

const ask = async (username: string, path: string, init: RequestInit = {}) => {
  const { accessToken } = await server().signIn(username);
  return server().fetch(`/api/auditRecords${path}`, {
    ...init,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  });
};
const found = async (query: Readonly<Record<string, unknown>>) => {
  const answer = await ask('admin@tsi.example.pt', listQuery(query));
  const items: RecordOf<typeof auditRecords>[] = await answer.json();
  return { items, range: answer.headers.get('content-range') };
};

const happened = (action: AuditAction, more: Partial<typeof auditEvents.$inferInsert> = {}) =>
  server()
    .db.insert(auditEvents)
    .values({ action, actorId: 3, remoteAddress: '192.0.2.7', ...more });

describe('the audit trail, for those who may read it', () => {
  it('needs the right Audit_Reader, whatever else somebody holds', async () => {
    const { username } = await makeAdministrator(server().db, {
      permissions: ['Users_Reader', 'Users_Updater', 'Configurations_Reader', 'Applications_Reader'],
    });
    for (const name of [username, 'prestador@netatlantico.example.pt', 'operador@netatlantico.example.pt'])
      for (const path of ['', '/1']) expect((await ask(name, path)).status).toBe(403);
  });

  it('tells who, when, what, on which request and from where, newest first', async () => {
    const occurredOn = new Date('2031-01-02T10:00:00.000Z');
    await happened('changeStatus', {
      occurredOn,
      subject: 'application',
      subjectId: 17,
      detail: { from: 2, to: 7 },
    });
    const later = new Date('2031-01-03T10:00:00.000Z');
    await happened('download', {
      occurredOn: later,
      subject: 'file',
      subjectId: 9,
      detail: { applicationId: 17 },
    });
    // A refusal records any requested number; one that no application can have counts as none.
    await happened('refusal', { occurredOn: later, detail: { applicationId: 9_999_999_999 } });
    const { items, range } = await found({ filter: { applicationId: 17, occurredOn_gte: '2031-01-01' } });
    expect(range).toBe('auditRecords 0-1/2');
    expect(items).toMatchObject([
      { action: 'download', subject: 'file', subjectId: 9, applicationId: 17 },
      {
        action: 'changeStatus',
        occurredOn: occurredOn.toISOString(),
        actorId: 3,
        actorName: 'prestador@lusonet.example.pt',
        applicationId: 17,
        remoteAddress: '192.0.2.7',
        detail: { from: 2, to: 7 },
      },
    ]);
  });

  it('names the call that was refused by what it does, one that is none any more by its path', async () => {
    const occurredOn = new Date('2032-01-02T10:00:00.000Z');
    const { method, path } = cancelApplications;
    for (const refused of [path, '/Application/gone'])
      await happened('refusal', { occurredOn, detail: { method, path: refused, reason: 'forbidden' } });
    const { items } = await found({ filter: { occurredOn_gte: '2032-01-01' }, sort: ['id', 'ASC'] });
    expect(items.map(({ detail }) => Object(detail).call)).toEqual(['Cancelar pedidos', '/Application/gone']);
    const answer = await ask('admin@tsi.example.pt', `/${items[0]?.id}`);
    expect(await answer.json()).toHaveProperty('detail.call', 'Cancelar pedidos');
    const told = detailText(items[0] as RecordOf<typeof auditRecords>, i18nProvider.translate);
    expect(told).toBe('Chamada: Cancelar pedidos; Motivo: sem permissão');
  });

  it.each([
    [{ actorName: 'LUSONET' }, 2],
    [{ actorId: 3 }, 2],
    [{ action: ['lockLifted', 'signOut'] }, 3],
    [{ subject: 'provider', subjectId: 4 }, 1],
    [{ remoteAddress: '198.51' }, 1],
    [{ occurredOn: '2032-03-28' }, 1],
    [{ occurredOn_lte: '2032-03-28' }, 2],
  ])('is searched by %j', async (filter, count) => {
    const on = (day: string) => ({ occurredOn: new Date(`${day}T12:00:00.000Z`) });
    await server().db.execute(sql`alter table audit_events disable trigger user`);
    await server().db.execute(sql`delete from audit_events where occurred_on > '2032-01-01'`);
    await happened('lockLifted', on('2032-03-27'));
    await happened('signOut', { ...on('2032-03-28'), actorId: 1, remoteAddress: '198.51.100.3' });
    await happened('signOut', { ...on('2032-04-01'), subject: 'provider', subjectId: 4 });
    const { items } = await found({ filter: { occurredOn_gte: '2032-03-27', ...filter } });
    expect(items.length).toBeGreaterThan(0);
    expect(items).toHaveLength(count);
  });

  it('is only read, and reading it is told too, without what was looked for', async () => {
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const)
      expect(
        (await ask('admin@tsi.example.pt', path, { method, ...(method !== 'DELETE' && { body: '{}' }) }))
          .status,
      ).toBe(404);
    await found({ filter: { actorName: 'segredo' } });
    const { items } = await found({ filter: { occurredOn_lte: '2030-12-31' }, range: [0, 0] });
    expect(items).toMatchObject([
      { action: 'view', subject: 'auditRecords', detail: { by: ['actorName'], rows: 0 } },
    ]);
  });

  it('has numbers of more than 32 bits, in the list and on their own', async () => {
    await server().db.execute(sql`alter sequence audit_events_id_seq restart with 5000000000`);
    await happened('lockLifted', { occurredOn: new Date('2033-05-01T12:00:00Z') });
    const { items } = await found({ filter: { occurredOn: '2033-05-01' } });
    expect(items).toMatchObject([{ id: 5_000_000_000, action: 'lockLifted' }]);
    expect((await found({ filter: { id: 5_000_000_000 } })).items).toHaveLength(1);
    const answer = await ask('admin@tsi.example.pt', '/5000000000');
    expect(await answer.json()).toMatchObject({ id: 5_000_000_000, action: 'lockLifted' });
    expect((await ask('admin@tsi.example.pt', '/99999999999999999999')).status).toBe(400);
  });

  it('holds no secret: no column of passwords, tokens or keys is in it', async () => {
    const { items } = await found({});
    const shown = JSON.stringify(items);
    const [person] = await server().db.select().from(users).limit(1);
    expect(person?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(shown).not.toContain('$argon2id$');
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(
      ['id', ...auditRecords.fields.map(({ source }) => source)].sort(),
    );
  });

  it('finds each page by an index, in the order of the list', async () => {
    const conditions = [
      'true',
      'actor_id = 3',
      "action = 'signIn'",
      "subject = 'application' and subject_id = 5",
      'application_id = 5',
    ];
    for (const condition of conditions) {
      const plan = await server().db.transaction(async (tx) => {
        // With so few rows, the planner would otherwise choose a sequential scan.
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return tx.execute(
          sql.raw(
            `explain select * from audit_records where ${condition} order by occurred_on desc, id desc limit 10`,
          ),
        );
      });
      const text = JSON.stringify(Reflect.get(Object(plan), 'rows'));
      expect(text, condition).toMatch(
        /Index Scan Backward using audit_events_\w+_?newest|Index Scan Backward using audit_events_newest/,
      );
      expect(text, condition).not.toContain('Sort');
    }
  });
});
