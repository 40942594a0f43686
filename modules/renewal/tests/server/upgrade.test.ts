import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { migrate } from '../../../../server/db/applyMigrations';
import { rowsOf } from '../../../../server/db/rowsOf';
import { applications } from '../../../../server/db/schema/applications';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import { serviceStates } from '../../../../server/db/schema/verification';
import { ensureRecurringJobs } from '../../../../server/services/queue/ensureRecurringJobs';
import { NoAnswer } from '../../../../server/verification/noAnswer';
import { becomeLastVersion } from '../../../../tests/support/lastVersion';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterEach(() => server.close());

it('puts what the last version left into a renewal, and lets go what a server of it ends meanwhile', async () => {
  const { db, work } = server;
  await becomeLastVersion(db);
  await migrate(db);
  expect(rowsOf(await db.execute(sql`select * from renewal_items`))).toEqual([]);
  const moment = new Date();
  await db.execute(sql`
    update applications set status_id = ${applicationStatus.active}::int, kind = 'request', recheck_application_id = null`);
  const many = rowsOf(await db.execute(sql`select id from applications`)).length;
  await db.insert(renewalRuns).values({
    state: 'running',
    validUntil: '2099-12-31',
    noticeDays: 60,
    answerDays: 0,
    createdById: 1,
    createdOn: moment,
    startedOn: moment,
    nextQuestionOn: new Date(0),
  });
  await ensureRecurringJobs({ db, now: () => moment }, ['renewal']);
  const silent = { ask: () => Promise.reject(new NoAnswer('timeOut')) };
  await work({ householdServices: { socialSecurity: silent, taxAuthority: silent } });
  expect(await db.$count(renewalItems, eq(renewalItems.state, 'silent'))).toBe(many);
  // As that version ends a tariff, which knows of no renewal.
  await db.update(applications).set({ statusId: applicationStatus.inactive });
  await db.update(renewalItems).set({ nextAskOn: moment });
  await db.update(renewalRuns).set({ nextQuestionOn: new Date(0) });
  await db.update(serviceStates).set({ silentSince: null, silentOn: null });
  await work({ householdServices: { socialSecurity: silent, taxAuthority: silent } });
  expect(await db.$count(renewalItems, eq(renewalItems.leftBecause, 'ended'))).toBe(many);
});
