import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../../../server/db/applyMigrations';
import { applications } from '../../../server/db/schema/applications';
import { jobs } from '../../../server/db/schema/jobs';
import { maintenanceFiles } from '../../../server/db/schema/maintenanceFiles';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { countDecisions } from '../../../server/services/applications/counts/countDecisions';
import { validNif } from '../../support/nifs';
import { serverAsOf } from '../../support/serverAsOf';

/** The last migration before the queue existed. */
const before = '0002_shared_documents.sql';
const address = '{"cp4":"1000","cp3":"001"}';

it('a verification that an older server gave up is tried on; a message that it gave up is not', async () => {
  const { db, close } = await serverAsOf('0006_work_of_before.sql');
  for (const kind of ['verify', 'sendMail'] as const) {
    await db.execute(sql`
      insert into jobs (queue, kind, payload, created_on, run_at, attempts, last_failure, failed_on)
      values ('mail', ${kind}, '{}', now(), now(), 30, 'Error', now())`);
  }
  await migrate(db);
  expect(await db.select().from(jobs).orderBy(jobs.id)).toMatchObject([
    { kind: 'verify', attempts: 0, failedOn: null },
    { kind: 'sendMail', attempts: 30, failedOn: expect.any(Date) },
  ]);
  await close();
});

it('requests and messages of a server without a queue are verified and sent after the migrations', async () => {
  const { db, work, mails, close } = await serverAsOf(before);
  await db.execute(sql`insert into users (user_type_id, user_status_id, name) values (2, 1, 'Prestador')`);
  const nifs = [1, 2, 3, 4, 5].map((number) => validNif(6_000_000 + number));
  const stored = [
    ['request', 1],
    ['recheck', 1],
    ['maintenance', 1],
    ['request', 3],
    ['request', 9],
  ] as const;
  for (const [index, [kind, statusId]] of stored.entries()) {
    await db.execute(sql`
      insert into applications (
        id, kind, status_id, provider_id, provider_email, created_by_id, full_name, fiscal_number, address, post_code
      ) overriding system value
      values (
        ${index + 1}::int, ${kind}, ${statusId}::int, 1, 'loja@prestador.example.pt', 1, 'Ana', ${nifs[index]},
        ${address}::jsonb, '1000-001'
      )`);
  }
  await db.execute(sql`update applications set recheck_application_id = 5 where kind <> 'request'`);
  await db.execute(sql`
    insert into mail_notifications (application_id, "to", subject, body, actual_shipping_date)
    values (5, 'loja@prestador.example.pt', 'Esperava', '…', null), (5, 'loja@prestador.example.pt', 'Saiu', '…', now())`);

  await migrate(db);
  await migrate(db);
  await work();

  const found = await db.select().from(applications).orderBy(applications.id);
  const [request, recheck, maintenance, asked, active] = found.map(({ statusId }) => statusId);
  expect([1, 2, 3, 4]).not.toContain(request);
  expect([1, 2, 3, 4]).not.toContain(recheck);
  expect(maintenance).toBe(1);
  expect([1, 2, 3, 4]).not.toContain(asked);
  expect(active).toBeGreaterThanOrEqual(9);
  expect(mails.map(({ subject }) => subject)).toContain('Esperava');
  expect(mails.map(({ subject }) => subject)).not.toContain('Saiu');
  await close();
});

it('what was handed in before files were kept is grouped by moment', async () => {
  const { db, close } = await serverAsOf('0014_postal_code_areas_by_index_alone.sql');
  await db.execute(sql`insert into users (user_type_id, user_status_id, name) values (2, 1, 'Prestador')`);
  const moments = ['2025-03-01T10:00:00Z', '2025-03-01T10:00:00Z', '2025-03-02T10:00:00Z', null];
  for (const [index, moment] of moments.entries()) {
    await db.execute(sql`
      insert into applications (
        kind, status_id, provider_id, provider_email, created_by_id, created_on, full_name, fiscal_number, address, post_code
      ) values (
        ${moment ? 'maintenance' : 'request'}, 9, 1, 'loja@prestador.example.pt', 1, coalesce(${moment}::timestamptz, now()),
        'Ana', ${validNif(6_000_100 + index)}, ${address}::jsonb, '1000-001'
      )`);
  }
  await migrate(db);
  const [first, same, other, request] = await db.select().from(applications).orderBy(applications.id);
  expect(same?.registeredFileId).toBe(first?.registeredFileId);
  expect(other?.registeredFileId).not.toBe(first?.registeredFileId);
  expect(request?.registeredFileId).toBeNull();
  expect(await db.select().from(maintenanceFiles).orderBy(maintenanceFiles.createdOn)).toMatchObject([
    { id: first?.registeredFileId, filename: null, lineCount: 2, processedCount: 2 },
    { id: other?.registeredFileId, filename: null, lineCount: 1 },
  ]);
  await close();
});

it('what was decided before decisions were counted is found and counted by its day, as what an older server decides since', async () => {
  const { db, close } = await serverAsOf('0023_places_by_day.sql');
  await db.execute(sql`insert into users (user_type_id, user_status_id, name) values (2, 1, 'Prestador')`);
  const decide = async (application: number, status: number, author: number | null, moment: string) => {
    await db.execute(sql`
      insert into application_history (application_id, status_id, author_id, created_on)
      values (${application}::int, ${status}::int, ${author}::int, ${moment})`);
  };
  for (const id of [1, 2, 3, 4]) {
    await db.execute(sql`
      insert into applications (
        id, kind, status_id, provider_id, provider_email, created_by_id, full_name, fiscal_number, address, post_code
      ) overriding system value
      values (
        ${id}::int, 'request', 7, 1, 'loja@prestador.example.pt', 1, 'Ana', ${validNif(6_000_200 + id)},
        ${address}::jsonb, '1000-001'
      )`);
    await decide(id, 1, 1, '2026-03-01T10:00:00Z');
  }
  await decide(1, 7, null, '2026-03-02T23:30:00Z');
  await decide(1, 9, 1, '2026-03-04T10:00:00Z');
  await decide(2, 8, 1, '2026-06-30T23:30:00Z');
  await migrate(db);
  await decide(3, 8, null, '2026-07-01T10:00:00Z');
  const found = await db.select().from(applications).orderBy(applications.id);
  expect(found.map(({ decision }) => decision)).toEqual([
    '2026-03-02 eligible services',
    '2026-07-01 nonEligible people',
    '2026-07-01 nonEligible services',
    null,
  ]);
  expect(await checkCounts({ db, now: () => new Date() })).toBe(0);
  expect(
    await countDecisions(db, ['2026-03-02 eligible services', '2026-07-01 nonEligible services'], {}),
  ).toMatchObject([{ count: 1 }, { count: 1 }]);
  await close();
});
