import { test } from 'vitest';
import {
  searchApplications,
  searchBackofficeApplications,
  searchEligibleApplications,
} from '../../../contract/calls/application';
import type { Call } from '../../../contract/calls/defineCall';
import {
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import { searchProviders, searchUsers, searchUsersByProvider } from '../../../contract/calls/user';
import { queuesOfSide } from '../../../contract/rules/requestQueues';
import { scaleServer } from './scaleServer';
import { p50AndP95, tableRow, timeInTurn } from './timings';

const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const server = scaleServer();

type Search = Readonly<Record<string, unknown>>;

/** Reads values to search by, from a request of the largest provider, some way down the list. */
const sample = async () => {
  const { rows } = await server().sql.query(`
    select applications.id, fiscal_number as nif, student_fiscal_number as "studentNif", provider_email as email, post_code as code,
      users.username as author,
      (select mode() within group (order by district) from applications) as district
    from applications join users on users.id = created_by_id
    where is_student and provider_id = 1 and kind = 'request' order by applications.created_on desc limit 1 offset 5000`);
  return rows[0] as Record<'nif' | 'studentNif' | 'email' | 'code' | 'author' | 'district', string> & {
    id: number;
  };
};

const decidedIn = (first: string, last: string) => ({
  decisionBeginDate: `${first}T00:00:00Z`,
  decisionEndDate: `${last}T00:00:00Z`,
  isAnnualMaintenance: false,
});
const ofDistrict = (district: string) => ({ district, isRecheck: false, isAnnualMaintenance: false });

const ofRequests = (is: Awaited<ReturnType<typeof sample>>): [string, Search][] => [
  ['no filter', {}],
  ['id', { id: is.id }],
  ['NIF', { fiscalNumber: is.nif }],
  ['student NIF', { studentFiscalNumber: is.studentNif }],
  ['status active (38 %)', { applicationStatusId: 9 }],
  ['status conflicting (2 %)', { applicationStatusId: 5 }],
  ['provider e-mail, whole', { providerEmail: is.email }],
  ['provider e-mail, a part of many', { providerEmail: 'loja1' }],
  ['submitted by, a part', { createdBy: is.author.slice(0, 9) }],
  ['postal code', { postCode: is.code }],
  ['postal code area', { postCode: is.code.slice(0, 4) }],
  ['deadline exceeded', { wasTSIActivationDelayed: true }],
  ['deadline kept', { wasTSIActivationDelayed: false }],
  ['a month', { beginDate: '2025-03-01T00:00:00Z', endDate: '2025-03-31T00:00:00Z' }],
  [
    'status, e-mail part and a year',
    {
      applicationStatusId: 8,
      providerEmail: 'loja1',
      beginDate: '2025-01-01T00:00:00Z',
      endDate: '2025-12-31T00:00:00Z',
    },
  ],
  [
    'decisions of a week by the services',
    { ...decidedIn('2025-03-03', '2025-03-09'), decidedBy: 'services' },
  ],
  ['decisions of a month, middle page', { ...decidedIn('2025-03-01', '2025-03-31'), pageNumber: 'middle' }],
  ['a year of the district with most', { ...ofDistrict(is.district), beginDate: '2025-01-01T00:00:00Z' }],
  [
    'the same, middle page',
    { ...ofDistrict(is.district), beginDate: '2025-01-01T00:00:00Z', pageNumber: 'middle' },
  ],
  ['page 1,000', { pageNumber: 1000 }],
  ['page 1,000 of 100', { pageNumber: 1000, pageSize: 100 }],
  ['middle page', { pageNumber: 'middle' }],
  ['last page', { pageNumber: 'last' }],
  ['status active, last page', { applicationStatusId: 9, pageNumber: 'last' }],
  ['oldest first, middle page', { sortBy: 'createdOn', sortOrder: 'ASC', pageNumber: 'middle' }],
  ['by status, middle page', { sortBy: 'applicationStatusId', sortOrder: 'DESC', pageNumber: 'middle' }],
];

const ofQueues = (side: keyof typeof queuesOfSide): [string, Search][] =>
  queuesOfSide[side].flatMap((queue): [string, Search][] => [
    [`queue ${queue}`, { queue }],
    [`queue ${queue}, last page`, { queue, pageNumber: 'last' }],
  ]);

const totalOf = async (token: string, call: Call, search: Search) => {
  const { body } = await server().send(token, call, { ...search, pageNumber: 1 });
  const { totalItems } = JSON.parse(body.toString()) as { totalItems: number };
  return totalItems;
};

const withPage = async (token: string, call: Call, search: Search): Promise<Search> => {
  const { pageNumber } = search;
  if (typeof pageNumber !== 'string') return search;
  const pages = Math.ceil((await totalOf(token, call, search)) / 10);
  return { ...search, pageNumber: pageNumber === 'last' ? pages : Math.floor(pages / 2) };
};

const measure = async (username: string, call: Call, searches: readonly (readonly [string, Search])[]) => {
  const token = await server().signIn(username);
  console.log(`\n${call.path} as ${username}`);
  console.log(tableRow('search', 'matches', 'call p50 · p95', 'bare SQL p50 · p95', 'ratio of p95'));
  console.log(tableRow(...Array.from({ length: 5 }, () => '---')));
  for (const [name, search] of searches) {
    const input = await withPage(token, call, search);
    const statements = await server().statementsOf(token, call, input);
    const [asked, bare] = await timeInTurn(rounds, [
      () => server().send(token, call, input),
      async () => {
        for (const statement of statements) await server().sql.query(statement);
      },
    ]);
    const total = await totalOf(token, call, search);
    if (!asked || !bare) continue;
    const ratio = (asked.p95 / bare.p95).toFixed(1);
    console.log(tableRow(name, total.toLocaleString('en'), p50AndP95(asked), p50AndP95(bare), ratio));
  }
};

test('searches', async () => {
  const is = await sample();
  const searches = ofRequests(is);
  const maintenance: [string, Search][] = [
    ['no filter', {}],
    ['NIF', { fiscalNumber: is.nif }],
    ['status submitted', { applicationStatusId: 1 }],
    ['students', { isStudent: true }],
    ['last page', { pageNumber: 'last' }],
  ];
  const backoffice: [string, Search][] = [
    ...searches,
    ['provider', { providerId: 3 }],
    ['provider and status', { providerId: 3, applicationStatusId: 6 }],
    ['students', { isStudent: true }],
    ['no students', { isStudent: false }],
    ...ofQueues('regulator'),
  ];
  const administrator = 'admin@tsi.example.pt';
  const operator = 'operador@netatlantico.example.pt';
  await measure(administrator, searchBackofficeApplications, backoffice);
  await measure(operator, searchApplications, [
    ...searches,
    ['status processing', { applicationStatusId: 100 }],
    ...ofQueues('provider'),
  ]);
  await measure(operator, searchEligibleApplications, [['no filter', {}]]);
  await measure(administrator, searchMaintenanceRequests, [...maintenance, ['provider', { providerId: 3 }]]);
  await measure(operator, searchMaintenanceRequests, maintenance);
  await measure(administrator, getMaintenanceRequestIdsForProcessing, [
    ['no filter', {}],
    ['provider', { providerId: 3 }],
  ]);
  await measure(administrator, searchUsers, [['no filter', {}]]);
  await measure(administrator, searchProviders, [
    ['no filter', {}],
    ['pick list', { userStatusId: 1, pageSize: 999 }],
  ]);
  await measure(administrator, searchUsersByProvider, [
    ['no filter', {}],
    ['e-mail part', { username: 'loja1' }],
    ['provider', { userId: 3 }],
  ]);
});
