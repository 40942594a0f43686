import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { migrate } from '../../../server/db/applyMigrations';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { openRegistrations } from '../../../server/db/schema/annualMaintenance';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { jobs } from '../../../server/db/schema/jobs';
import { registeredFiles } from '../../../server/db/schema/registeredFiles';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { becomeLastVersion } from '../../support/lastVersion';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const now = () => maintenanceNow;

/** Stores a list as a server of the version before does until the last of its lines, and returns its requests. */
const beginAsBefore = (db: Database, providerId: number, originalIds: readonly number[], lease: string) =>
  db.transaction(async (tx): Promise<number[]> => {
    await tx.execute(sql`select set_config('tsi.registers', 'on', true)`);
    const [author] = rowsOf(await tx.execute(sql`select min(id)::int as id from users`)) as { id: number }[];
    const authorId = author?.id ?? 0;
    const [file] = await tx
      .insert(registeredFiles)
      .values({ providerId, filename: 'lista.xlsx', lineCount: 2, createdById: authorId, createdOn: now() })
      .returning();
    const made = rowsOf(
      await tx.execute(sql`
        insert into applications (kind, recheck_application_id, provider_id, provider_email, created_by_id, status_id,
          full_name, fiscal_number, address, post_code, documents_of_id, registered_file_id)
        select 'maintenance', id, provider_id, provider_email, ${authorId}::int, 1, full_name, fiscal_number, address,
          post_code, id, ${file?.id ?? 0}::int
        from applications where id = any(${sql.param(originalIds)}::int[]) returning id`),
    ) as { id: number }[];
    const ids = made.map(({ id }) => id);
    await tx.execute(sql`
      insert into application_history (application_id, status_id)
      select unnest(${sql.param(ids)}::int[]), 1`);
    await tx.insert(openRegistrations).values({
      providerId,
      leasedUntil: sql`now() + ${lease}::interval`,
      requestIds: sql`(select range_agg(int4range(id, id, '[]')) from applications where registered_file_id = ${file?.id ?? 0}::int)`,
    } as never);
    return ids;
  });

const clean = async () => {
  const { server } = fixture();
  await server.db.delete(jobs);
  await enqueueJob(
    { db: server.db, now, remoteAddress: null },
    'removeExpired',
    {},
    { key: 'removeExpired' },
  );
  await server.work();
};

const expectRemoved = async (ids: readonly number[]) => {
  const { db } = fixture().server;
  expect(ids).toHaveLength(2);
  expect(await db.$count(applications, inArray(applications.id, [...ids]))).toBe(0);
  expect(await db.$count(applicationHistory, inArray(applicationHistory.applicationId, [...ids]))).toBe(0);
  expect(await db.$count(registeredFiles, eq(registeredFiles.isRegistered, false))).toBe(0);
  expect(await db.$count(openRegistrations)).toBe(0);
  const noted = and(inArray(auditEvents.subjectId, [...ids]), eq(auditEvents.action, 'delete'));
  expect(await db.select({ detail: auditEvents.detail }).from(auditEvents).where(noted)).toMatchObject(
    ids.map(() => ({ detail: { kind: 'maintenance', interrupted: true } })),
  );
};

describe('a list that a server of the version before began', () => {
  emptyBeforeEach(fixture);
  let originals: { id: number; fiscalNumber: string }[];
  beforeEach(async () => {
    const { server, providerId } = fixture();
    await makePeriod(server.db, maintenanceNow);
    await makeNotificationEmail(server.db, providerId);
    originals = [await makeActive(server.db, providerId), await makeActive(server.db, providerId)];
  });
  const begin = (lease: string) => {
    const { server, providerId } = fixture();
    return beginAsBefore(
      server.db,
      providerId,
      originals.map(({ id }) => id),
      lease,
    );
  };
  const upload = () =>
    maintenanceUpload(maintenanceWorkbook(originals.map(({ fiscalNumber }) => [fiscalNumber])));

  it('is left alone while that server goes on, and the provider has to wait', async () => {
    const { server, operator } = fixture();
    const ids = await begin('60 seconds');
    await clean();
    const refusal = await operator.refusal(registerMaintenanceRequests, upload());
    expect(refusal.status).toBe(503);
    expect(refusal.message).toBe(
      'Está a ser registado outro ficheiro deste prestador. Tente novamente dentro de alguns segundos.',
    );
    expect(await server.db.$count(applications, inArray(applications.id, ids))).toBe(2);
    await server.db.update(openRegistrations).set({ leasedUntil: new Date(0) });
    await clean();
    await expectRemoved(ids);
  });

  it('is removed within the hour when that server was killed', async () => {
    const { server } = fixture();
    const ids = await begin('-1 second');
    await clean();
    await expectRemoved(ids);
    expect(await checkCounts({ db: server.db, now })).toBe(0);
  });

  it('is removed by the next list of the provider too, which is registered and counted', async () => {
    const { server, operator } = fixture();
    const ids = await begin('-1 second');
    expect(await operator.answer(registerMaintenanceRequests, upload())).toEqual({ success: true });
    await expectRemoved(ids);
    expect((await operator.answer(searchMaintenanceRequests, {})).totalItems).toBe(2);
    expect(await checkCounts({ db: server.db, now })).toBe(0);
  });
});

it('a database of the last version that holds an unfinished list is rid of it after the upgrade', async () => {
  const { server } = fixture();
  const { db } = server;
  await becomeLastVersion(db);
  const found = await db
    .select({ id: applications.id, providerId: applications.providerId })
    .from(applications)
    .where(eq(applications.kind, 'request'))
    .limit(2);
  const ids = await beginAsBefore(
    db,
    found[0]?.providerId ?? 0,
    found.map(({ id }) => id),
    '-1 second',
  );
  await migrate(db);
  await clean();
  await expectRemoved(ids);
  expect(await checkCounts({ db, now: () => new Date() })).toBe(0);
});
