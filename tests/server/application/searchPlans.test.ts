import { sql } from 'drizzle-orm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QueueName, queuesOfSide, requestQueues } from '../../../contract/rules/requestQueues';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { seedAddresses } from '../../../server/seed/addresses/seedAddresses';
import { countQueues } from '../../../server/services/applications/search/countQueues';
import {
  searchApplications,
  searchBackofficeApplications,
} from '../../../server/services/applications/search/searchApplications';
import type { Actor } from '../../../server/services/context/serviceContext';
import { keepDailyFigures } from '../../../server/services/overview/dailyFigures';
import { getOverview } from '../../../server/services/overview/getOverview';
import { fillApplications } from '../../bench/scale/fillApplications';
import { drawSearch, randomOf, type SearchMaterial, searchShapes } from '../../bench/scale/randomSearches';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';

const until = new Date('2026-07-20T00:00:00Z');
const applications = 8000;
const timesEach = 3;
const actors = { administrator: 'Applications_Reader', operator: 'ApplicationsModule_Reader' } as const;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

let database: TestDatabase;
let material: SearchMaterial;
let sent: Statement[];
/** The database, which tells what it is sent. */
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase('empty');
  await seedAddresses(database.db);
  await fillApplications(database.db, { applications, providers: 12, operatorsPerProvider: 10, until });
  const client = Reflect.get(database.db, '$client');
  const options = {
    casing: 'snake_case',
    logger: { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) },
  } as const;
  db = process.env.TEST_DATABASE_URL ? overPostgres(client, options) : overPglite(client, options);
  const found = await database.db.execute(sql`
    select fiscal_number as nif, provider_email as email, post_code as "postCode", username as author, provider_id as "providerId"
    from applications join users on users.id = created_by_id where applications.id % 40 = 0`);
  material = { samples: rowsOf(found) as SearchMaterial['samples'], applications, until };
}, 240_000);
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return literal(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  return value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
};

type CacheMode = 'custom' | 'generic';

/** The tables that a statement would read from end to end, as the plan cache makes its plans. */
const readWhole = async (statement: Statement, mode: CacheMode): Promise<string[]> =>
  (await planOf(statement, mode)).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  );

/** The indexes that it would read. */
const indexesOf = async (statement: Statement, mode: CacheMode): Promise<string[]> =>
  (await planOf(statement, mode)).flatMap((node) => node['Index Name'] ?? []);

const planOf = async ({ text, values }: Statement, mode: CacheMode): Promise<PlanNode[]> =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = force_${mode}_plan`));
    await tx.execute(sql.raw(`prepare shown as ${text}`));
    const input = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const explained = rowsOf(await tx.execute(sql.raw(`explain (format json) execute shown${input}`)));
    await tx.execute(sql.raw('deallocate shown'));
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = explained as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }];
    return nodesOf(plan);
  });

const actorOf = (name: keyof typeof actors): Actor => {
  const [sample] = material.samples;
  const role = name === 'administrator' ? 'Administrator' : 'Operator';
  return {
    userId: 1,
    username: '',
    role,
    roles: [role],
    permissions: [actors[name]],
    providerId: name === 'administrator' ? null : (sample?.providerId ?? 0),
  };
};

it('a statement that reads all applications is told from the others', async () => {
  const whole = { text: 'select count(full_name) from applications where full_name <> $1', values: [''] };
  for (const mode of ['custom', 'generic'] as const)
    expect(await readWhole(whole, mode)).toEqual(['applications']);
});

it.each(['administrator', 'operator'] as const)(
  'counting the queues of an %s reads no table whole',
  async (name) => {
    sent = [];
    await countQueues({ db, actor: actorOf(name), now: () => until, remoteAddress: null, familyId: '' });
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
    const actor = actorOf(
      queuesOfSide.provider.some((name) => name === queue) ? 'operator' : 'administrator',
    );
    const context = { db, actor, now: () => until, remoteAddress: null, familyId: '' };
    await (actor.providerId === null ? searchBackofficeApplications : searchApplications)(context, {
      queue,
      pageNumber: 3,
      pageSize: 10,
    });
    const page = sent.find(({ text }) => text.includes('"page" as ('));
    if (!page) throw new Error('No page was read');
    for (const mode of ['custom', 'generic'] as const)
      expect(await indexesOf(page, mode)).toContain(
        actor.providerId === null ? 'applications_waiting' : 'applications_provider_waiting',
      );
  },
);

describe.each(['administrator', 'operator'] as const)('no search of an %s reads all applications', (name) => {
  it.each(Object.keys(searchShapes))('%s, whatever the plan cache does', async (shape) => {
    const random = randomOf(7);
    const search = name === 'administrator' ? searchBackofficeApplications : searchApplications;
    for (let time = 0; time < timesEach; time += 1) {
      sent = [];
      const input = drawSearch(shape, material, random);
      const context = { db, actor: actorOf(name), now: () => until, remoteAddress: null, familyId: '' };
      await search(context, input);
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
    }
  });
});

it('the overview reads neither all applications nor all of their history, once the figures of the days before are kept', async () => {
  const context = {
    db,
    actor: actorOf('administrator'),
    now: () => until,
    remoteAddress: null,
    familyId: '',
  };
  await database.db.insert(maintenancePeriods).values({ beginDate: new Date('2026-01-10'), endDate: until });
  await keepDailyFigures(context);
  await database.db.execute(sql`vacuum analyze daily_decisions`);
  await database.db.execute(sql`vacuum analyze daily_requests`);
  sent = [];
  await getOverview(context);
  expect(sent.length).toBeGreaterThan(6);
  for (const statement of sent)
    for (const mode of ['custom', 'generic'] as const)
      expect(await readWhole(statement, mode), `${mode} ${statement.text}`).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^application(s|_history|_counts)$/)]),
      );
});
