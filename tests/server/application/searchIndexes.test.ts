import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { applications } from '../../../server/db/schema/applications';
import { seedAddresses } from '../../../server/seed/addresses/seedAddresses';
import {
  type ApplicationSearch,
  searchConditions,
} from '../../../server/services/applications/search/searchConditions';
import type { Actor } from '../../../server/services/context/serviceContext';
import { fillApplications } from '../../bench/scale/fillApplications';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';

const until = new Date('2026-07-20T00:00:00Z');
const nobody = { userId: 1, username: '', roles: [], permissions: [] };
const administrator: Actor = { ...nobody, role: 'Administrator', providerId: null };
let database: TestDatabase;
let operator: Actor;
let sample: typeof applications.$inferSelect;

beforeAll(async () => {
  database = await openTestDatabase('empty');
  const { db } = database;
  await seedAddresses(db);
  await fillApplications(db, { applications: 6000, providers: 12, operatorsPerProvider: 10, until });
  const [found] = await db.select().from(applications).where(sql`is_student and kind = 'request'`).limit(1);
  if (!found) throw new Error('There is no student among the applications.');
  sample = found;
  operator = { ...administrator, role: 'Operator', providerId: sample.providerId };
}, 120_000);
afterAll(() => database.close());

interface PlanNode {
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const indexesOf = (node: PlanNode): string[] => [
  ...(node['Index Name'] ? [node['Index Name']] : []),
  ...(node.Plans ?? []).flatMap(indexesOf),
];

/** The indexes by which the database would find the first page of a search. */
const indexesFor = async (db: Database, actor: Actor, search: ApplicationSearch): Promise<string[]> => {
  const context = { db, actor, now: () => until, remoteAddress: null, familyId: '' };
  const query = db
    .select({ id: applications.id })
    .from(applications)
    .where(await searchConditions(context, search))
    .orderBy(desc(applications.createdOn), desc(applications.id))
    .limit(10);
  const explained = await db.execute(sql`explain (format json) ${query}`);
  const { rows } = explained as unknown as { rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] };
  return indexesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? {});
};

describe('every filter has an index', () => {
  it.each<[string, () => ApplicationSearch, string]>([
    ['id', () => ({ id: sample.id }), 'applications_pkey'],
    ['NIF', () => ({ fiscalNumber: sample.fiscalNumber }), 'applications_fiscal_number'],
    [
      'student NIF',
      () => ({ studentFiscalNumber: sample.studentFiscalNumber ?? '' }),
      'applications_student_fiscal_number',
    ],
    ['status', () => ({ applicationStatusId: 5 }), 'applications_status_newest'],
    [
      'provider e-mail',
      () => ({ providerEmail: sample.providerEmail.toUpperCase() }),
      'applications_email_newest',
    ],
    ['submitted by', () => ({ createdBy: 'loja7@operadora9.' }), 'applications_author_newest'],
    ['postal code', () => ({ postCode: sample.postCode }), 'applications_post_code'],
    ['postal code area', () => ({ postCode: sample.postCode.slice(0, 4) }), 'applications_post_code_area'],
    ['deadline exceeded', () => ({ wasTSIActivationDelayed: true }), 'applications_delays'],
    ['students', () => ({ isStudent: true }), 'applications_students'],
    [
      'days',
      () => ({ beginDate: '2026-07-01T00:00:00Z', endDate: '2026-07-02T00:00:00Z' }),
      'applications_newest',
    ],
  ])('%s', async (_, search, index) => {
    expect(await indexesFor(database.db, administrator, search())).toEqual([index]);
  });

  it.each<[string, ApplicationSearch, string]>([
    ['status', { applicationStatusId: 5 }, 'applications_provider_status_newest'],
    ['Processing', { applicationStatusId: 100 }, 'applications_processing'],
    ['deadline exceeded', { wasTSIActivationDelayed: true }, 'applications_provider_delays'],
  ])('%s, of a provider', async (_, search, index) => {
    expect(await indexesFor(database.db, operator, search)).toEqual([index]);
  });
});
