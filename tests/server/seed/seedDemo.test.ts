import { PDFDocument } from '@cantoo/pdf-lib';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedStatusIds } from '../../../contract/rules/applicationStatuses';
import { isNif } from '../../../contract/rules/nif';
import type { Database } from '../../../server/db/database';
import { addresses } from '../../../server/db/schema/addresses';
import { maintenancePeriods, notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applicationHistory, reasons } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { files } from '../../../server/db/schema/files';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { users } from '../../../server/db/schema/users';
import { exampleCodes, manyRows } from '../../../server/seed/addresses/generateAddresses';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { seedDemo } from '../../../server/seed/seedDemo';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';

const now = new Date('2026-05-20T10:00:00Z');
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase('empty');
  db = database.db;
  await seedDemo(db, now);
}, 60_000);

afterAll(() => database.close());

describe('demo data', () => {
  it('has about 300 applications over every status, students, rechecks and maintenance requests among them', async () => {
    const rows = await db.select().from(applications);
    expect(rows.length).toBeGreaterThan(280);
    expect(new Set(rows.map(({ statusId }) => statusId))).toEqual(new Set(storedStatusIds));
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['request', 'recheck', 'maintenance']));
    expect(rows.filter(({ isStudent }) => isStudent).length).toBeGreaterThan(30);
    expect(rows.every(({ fiscalNumber }) => isNif(fiscalNumber))).toBe(true);
    expect(
      rows.filter(
        ({ kind, recheckApplicationId }) => (kind === 'request') !== (recheckApplicationId === null),
      ),
    ).toEqual([]);
  });

  it('spreads over 18 months and never lies in the future', async () => {
    const rows = await db.select().from(applications);
    const created = rows.map(({ createdOn }) => createdOn.getTime());
    const months = (now.getTime() - Math.min(...created)) / (30 * 24 * 60 * 60 * 1000);
    expect(months).toBeGreaterThan(15);
    expect(months).toBeLessThan(19);
    const steps = await db.select().from(applicationHistory);
    const mails = await db.select().from(mailNotifications);
    const moments = [
      ...rows.flatMap((row) => [
        row.createdOn,
        row.statusDate,
        row.eligibilityNotificationSentDate,
        row.activationStartDate,
      ]),
      ...steps.flatMap((step) => [step.createdOn, step.activationStartDate, step.activationEndDate]),
      ...mails.map(({ actualShippingDate }) => actualShippingDate),
    ];
    expect(moments.filter((moment) => moment !== null && moment > now)).toEqual([]);
  });

  it('has a history in order, which ends in the current status with its facts', async () => {
    const rows = await db.select().from(applications);
    const steps = await db
      .select()
      .from(applicationHistory)
      .orderBy(applicationHistory.createdOn, applicationHistory.id);
    for (const row of rows) {
      const own = steps.filter(({ applicationId }) => applicationId === row.id);
      expect(own.at(0)?.statusId).toBe(1);
      expect(own.at(-1)?.statusId).toBe(row.statusId);
      expect(own.at(-1)?.createdOn).toEqual(row.statusDate);
    }
    const without = (statusId: number, key: keyof (typeof steps)[number]) =>
      steps.filter((step) => step.statusId === statusId && step[key] === null);
    expect(without(5, 'blockingApplicationId')).toEqual([]);
    expect(without(8, 'nonEligibleReason')).toEqual([]);
    expect(without(9, 'activationStartDate')).toEqual([]);
    expect(without(10, 'activationEndDate')).toEqual([]);
    expect(without(11, 'cancellationReasonId')).toEqual([]);
  });

  it('ends the tariff of the original of a refused recheck, and no other', async () => {
    const rows = await db.select().from(applications);
    const followed = rows.flatMap((row) => {
      const original = rows.find(({ id }) => id === row.recheckApplicationId);
      return original ? [[row.statusId === 8 ? 10 : 9, original.statusId]] : [];
    });
    expect(followed.length).toBeGreaterThan(20);
    for (const [expected, found] of followed) expect(found).toBe(expected);
  });

  it('shares a tax number only between an application and its conflicts, rechecks and maintenance requests', async () => {
    const rows = await db.select().from(applications).where(eq(applications.kind, 'request'));
    const own = rows.filter(({ statusId }) => statusId !== 5).map(({ fiscalNumber }) => fiscalNumber);
    expect(new Set(own).size).toBe(own.length);
  });

  it('has documents that PDF readers open', async () => {
    const [total] = await db.select({ count: count() }).from(files);
    expect(total?.count).toBeGreaterThan(100);
    const [file] = await db.select().from(files).limit(1);
    const document = await PDFDocument.load(file?.content ?? new Uint8Array());
    expect(document.getPageCount()).toBe(1);
  });

  it('has the accounts to sign in with, and one provider that is inactive', async () => {
    const people = await db.select().from(users);
    for (const { username } of demoAccounts) {
      expect(people.find((user) => user.username === username)?.passwordHash).toMatch(/^\$argon2id\$/);
    }
    expect(people.filter((user) => user.userTypeId === 2).map((user) => user.userStatusId)).toEqual([
      1, 1, 1, 2,
    ]);
    expect(await db.select().from(maintenancePeriods)).toHaveLength(2);
    expect(await db.select().from(notificationEmails)).toHaveLength(1);
    expect(new Set((await db.select().from(reasons)).map(({ kind }) => kind)).size).toBe(3);
  });

  it('has thousands of addresses, with codes of many rows, of one and of none', async () => {
    const rows = await db.select().from(addresses);
    expect(rows.length).toBeGreaterThan(3000);
    const rowsOf = (code: { cp4: string; cp3: string }) =>
      rows.filter(({ cp4, cp3 }) => cp4 === code.cp4 && cp3 === code.cp3);
    for (const code of exampleCodes.many) expect(rowsOf(code)).toHaveLength(manyRows);
    for (const code of exampleCodes.one) expect(rowsOf(code)).toHaveLength(1);
    for (const code of exampleCodes.none) expect(rowsOf(code)).toHaveLength(0);
    expect(new Set(rows.map(({ districtId }) => districtId)).size).toBeGreaterThanOrEqual(28);
  });

  it('is added once, and existing data stay unchanged', async () => {
    const before = await db.select({ count: count() }).from(applications);
    await seedDemo(db, new Date());
    expect(await db.select({ count: count() }).from(applications)).toEqual(before);
  });

  it('leaves room for new ids', async () => {
    const [last] = await db.select({ id: sql<number>`max(${applications.id})` }).from(applications);
    const [row] = await db.select().from(applications).limit(1);
    if (!row) throw new Error('There is no application.');
    const { id: _, ...values } = row;
    const [created] = await db.insert(applications).values(values).returning({ id: applications.id });
    expect(created?.id).toBe((last?.id ?? 0) + 1);
  });
});
