import { and, eq, sql } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QueueName, queuesOfSide, requestQueues } from '../../../contract/rules/requestQueues';
import { listChanges } from '../../../modules/integration/server/changes/listChanges';
import { getOverview } from '../../../modules/overview/server/getOverview';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { inDatabase } from '../../../server/documents/documentPlaces';
import { seedAddresses } from '../../../server/seed/seedDemo';
import {
  countUncommunicated,
  countUncommunicatedByProvider,
} from '../../../server/services/annualMaintenance/countUncommunicated';
import { getProcessedRequests } from '../../../server/services/annualMaintenance/followProcessing';
import { listUncommunicated } from '../../../server/services/annualMaintenance/listUncommunicated';
import { exportRequests, searchRequests } from '../../../server/services/annualMaintenance/searchRequests';
import { getApplication } from '../../../server/services/applications/detail/getApplication';
import { getComparisons } from '../../../server/services/applications/detail/getComparisons';
import { getTimeline } from '../../../server/services/applications/detail/getTimeline';
import { listRechecks } from '../../../server/services/applications/detail/listRechecks';
import { countQueues, listToActivate } from '../../../server/services/applications/search/queues';
import {
  searchApplications,
  searchBackofficeApplications,
} from '../../../server/services/applications/search/searchApplications';
import type { Actor, SignedInContext } from '../../../server/services/context/serviceContext';
import { fillApplications } from '../../bench/scale/fillApplications';
import { randomOf, randomSearch, type SearchMaterial, searchShapes } from '../../bench/scale/randomSearches';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';
import { searchPlainly } from './searchPlainly';
import { type CacheMode, indexesRead, type Statement, tablesReadWhole } from './statementPlans';

const until = new Date('2026-07-20T00:00:00Z');
const stored = 8000;
const timesEach = 3;
const actors = {
  administrator: ['Applications_Reader', 'AnnualMaintenance_Reader'],
  operator: ['ApplicationsModule_Reader', 'ApplicationsModule_Updater', 'AnnualMaintenanceModule_Reader'],
} as const;

let database: TestDatabase;
let material: SearchMaterial;
let sent: Statement[];
/** The database, with every statement logged to `sent`. */
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase('empty');
  await seedAddresses(database.db);
  await fillApplications(database.db, {
    applications: stored,
    providers: 12,
    operatorsPerProvider: 10,
    until,
  });
  const client = Reflect.get(database.db, '$client');
  const options = {
    casing: 'snake_case',
    logger: { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) },
  } as const;
  db = process.env.TEST_DATABASE_URL ? overPostgres(client, options) : overPglite(client, options);
  const found = await database.db.execute(sql`
    select fiscal_number as nif, provider_email as email, post_code as "postCode", district, username as author, provider_id as "providerId"
    from applications join users on users.id = created_by_id where applications.id % 40 = 0`);
  material = { samples: rowsOf(found) as SearchMaterial['samples'], applications: stored, until };
}, 240_000);
afterAll(() => database.close());

const readWhole = (statement: Statement, mode: CacheMode) => tablesReadWhole(database.db, statement, mode);
const indexesOf = (statement: Statement, mode: CacheMode) => indexesRead(database.db, statement, mode);

const actorOf = (name: keyof typeof actors): Actor => {
  const [sample] = material.samples;
  const role = name === 'administrator' ? 'Administrator' : 'Operator';
  return {
    userId: 1,
    username: '',
    role,
    roles: [role],
    permissions: [...actors[name]],
    providerId: name === 'administrator' ? null : (sample?.providerId ?? 0),
  };
};

const contextOf = (name: keyof typeof actors): SignedInContext => ({
  db,
  actor: actorOf(name),
  now: () => until,
  remoteAddress: null,
  familyId: '',
  hasRecentFactor: true,
});

it('a statement that reads all applications is told from the others', async () => {
  const whole = { text: 'select count(full_name) from applications where full_name <> $1', values: [''] };
  for (const mode of ['custom', 'generic'] as const)
    expect(await readWhole(whole, mode)).toEqual(['applications']);
});

it.each(['administrator', 'operator'] as const)(
  'counting the queues of an %s reads no table whole',
  async (name) => {
    sent = [];
    await countQueues(contextOf(name));
    const [statement, ...others] = sent;
    expect(others).toEqual([]);
    if (!statement) throw new Error('Nothing was asked');
    for (const mode of ['custom', 'generic'] as const) {
      const whole = await readWhole(statement, mode);
      expect(whole, mode).not.toContain('applications');
      expect(whole, mode).not.toContain('application_counts');
    }
  },
);

it.each(Object.keys(requestQueues) as QueueName[])(
  'a page of the queue %s is read from the index of what waits, whatever the plan cache does',
  async (queue) => {
    sent = [];
    const isOfProvider = queuesOfSide.provider.some((name) => name === queue);
    await (isOfProvider ? searchApplications : searchBackofficeApplications)(
      contextOf(isOfProvider ? 'operator' : 'administrator'),
      { queue, pageNumber: 3, pageSize: 10 },
    );
    const page = sent.find(({ text }) => text.includes('"page" as ('));
    if (!page) throw new Error('No page was read');
    // Few have elements that are open: these are read first, and then their applications.
    const waiting = isOfProvider ? 'applications_provider_waiting' : 'applications_waiting';
    const index = queue === 'elementsToDeliver' ? 'element_requests_open' : waiting;
    for (const mode of ['custom', 'generic'] as const) {
      expect(await indexesOf(page, mode)).toContain(index);
      expect(await readWhole(page, mode)).not.toContain('applications');
    }
  },
);

describe.each(['administrator', 'operator'] as const)('a search of an %s', (name) => {
  it.each(Object.keys(searchShapes))('%s reads no table whole, and finds all', async (shape) => {
    const random = randomOf(7);
    const search = name === 'administrator' ? searchBackofficeApplications : searchApplications;
    for (let time = 0; time < timesEach; time += 1) {
      sent = [];
      const input = randomSearch(shape, material, random);
      const { rows, totalItems } = await search(contextOf(name), input);
      const statements = sent.filter(({ text }) => !text.startsWith('insert'));
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements)
        for (const mode of ['custom', 'generic'] as const) {
          const whole = await readWhole(statement, mode);
          expect(whole, `${JSON.stringify(input)} ${mode} ${statement.text}`).not.toContain('applications');
          expect(whole, `${JSON.stringify(input)} ${mode} ${statement.text}`).not.toContain(
            'application_counts',
          );
        }
      const found = { ids: rows.map(({ id }) => id), totalItems };
      expect(found, JSON.stringify(input)).toEqual(await searchPlainly(contextOf(name), input));
    }
  });
});

/** The other reads of applications that a user waits for; those of half the table or more may scan it. */
const reads: readonly (readonly [
  string,
  keyof typeof actors,
  (context: SignedInContext) => Promise<unknown>,
])[] = [
  [
    'a request',
    'operator',
    async (context) => getApplication(context, { applicationId: await recheckOf(context) }),
  ],
  [
    'its timeline',
    'administrator',
    async (context) => getTimeline(context, { applicationId: await recheckOf(context) }),
  ],
  [
    'its comparison',
    'administrator',
    async (context) =>
      getComparisons({ ...context, documents: inDatabase }, { applicationId: await recheckOf(context) }),
  ],
  [
    'its rechecks',
    'operator',
    async (context) => listRechecks(context, { applicationId: await recheckOf(context) }),
  ],
  [
    'what is to be activated',
    'operator',
    (context) => listToActivate(context, { pageNumber: 1, pageSize: 10 }),
  ],
  ['how many were not handed in', 'operator', countUncommunicated],
  ['how many of each provider were not handed in', 'administrator', countUncommunicatedByProvider],
  ['which were not handed in', 'operator', listUncommunicated],
  ['the next changes', 'operator', (context) => listChanges(context, { pageSize: 200 })],
  [
    'the changes of some days',
    'operator',
    (context) => listChanges(context, { pageSize: 200, changedSince: '2026-07-17T00:00:00Z' }),
  ],
  ['requests under way', 'administrator', (context) => getProcessedRequests(context, [1, 2, 3])],
  ['the yearly requests', 'operator', (context) => searchRequests(context, { pageNumber: 40, pageSize: 10 })],
  [
    'those of one status as a workbook',
    'operator',
    async (context) => {
      for await (const rows of exportRequests(context, { applicationStatusId: 1 }))
        expect(rows.length).toBeGreaterThan(0);
    },
  ],
];

/** Returns the id of a recheck that the actor may open. */
const recheckOf = async ({ actor }: SignedInContext): Promise<number> => {
  const [found] = await database.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.kind, 'recheck'),
        actor.providerId === null ? undefined : eq(applications.providerId, actor.providerId),
      ),
    )
    .limit(1);
  return found?.id ?? 0;
};

it.each(reads)('%s reads no table of applications whole', async (_, name, read) => {
  await database.db
    .insert(maintenancePeriods)
    .values({ beginDate: new Date('2026-01-10'), endDate: until })
    .onConflictDoNothing();
  sent = [];
  await read(contextOf(name));
  expect(sent.some(({ text }) => text.includes('applications'))).toBe(true);
  for (const statement of sent.filter(({ text }) => !/^(insert|begin|commit)/.test(text)))
    for (const mode of ['custom', 'generic'] as const)
      expect(await readWhole(statement, mode), `${mode} ${statement.text}`).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^application(s|_history|_counts|_changes)$/)]),
      );
});

it('the overview reads neither all applications nor all of their history', async () => {
  const context = contextOf('administrator');
  await database.db.insert(maintenancePeriods).values({ beginDate: new Date('2026-01-10'), endDate: until });
  sent = [];
  await getOverview(context);
  expect(sent.length).toBeGreaterThan(6);
  for (const statement of sent)
    for (const mode of ['custom', 'generic'] as const)
      expect(await readWhole(statement, mode), `${mode} ${statement.text}`).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^application(s|_history|_counts)$/)]),
      );
});
