import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  searchApplications,
  searchBackofficeApplications,
  searchEligibleApplications,
} from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import { type ApiClient, apiClient } from '../../support/apiClient';
import {
  anAddress,
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../support/builders';
import { validNif } from '../../support/nifs';
import { createTestServer, type TestServer } from '../../support/testServer';

type Search = CallInput<typeof searchApplications>;

const now = new Date('2026-07-20T12:00:00Z');
const at = (text: string) => new Date(text);
const ids: Record<string, number> = {};
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
let client: ApiClient;
let backoffice: ApiClient;
let otherProviderId: number;

beforeAll(async () => {
  server = await createTestServer({ now: () => now, seed: 'empty' });
  const { db } = server;
  const provider = await makeProvider(db, { name: 'Rede Um' });
  operator = await makeOperator(db, { parentId: provider.id, username: 'loja_1@rede.example.pt' });
  const other = await makeProvider(db, { name: 'Rede Dois' });
  otherProviderId = other.id;
  client = await apiClient(server, operator);
  backoffice = await apiClient(server, await makeAdministrator(db));

  const make = async (name: string, day: string, overrides: Parameters<typeof makeApplication>[1] = {}) => {
    const { id } = await makeApplication(db, {
      providerId: provider.id,
      createdOn: at(day),
      statusDate: at(day),
      ...overrides,
    });
    ids[name] = id;
  };
  const elsewhere = { ...anAddress(), cp4: '9999', cp3: '123' };
  const notified = { statusId: 7, eligibilityNotificationSentDate: at('2026-07-01T10:00:00Z') };
  await make('january', '2026-01-15T00:00:00Z', { fiscalNumber: validNif(800) });
  await make('summerNight', '2026-06-30T23:30:00Z', { createdById: operator.id });
  await make('student', '2026-07-02T09:00:00Z', { isStudent: true, studentFiscalNumber: validNif(801) });
  await make('elsewhere', '2026-07-03T09:00:00Z', { address: elsewhere, postCode: '9999-123' });
  await make('email', '2026-07-04T09:00:00Z', { providerEmail: 'A_b%c@Loja.example.pt' });
  await make('overdue', '2026-06-29T09:00:00Z', notified);
  await make('inTime', '2026-07-05T09:00:00Z', {
    ...notified,
    eligibilityNotificationSentDate: at('2026-07-10T00:00:00+01:00'),
  });
  await make('activeLate', '2026-05-01T09:00:00Z', {
    statusId: 9,
    eligibilityNotificationSentDate: at('2026-05-02T22:30:00Z'),
    activationStartDate: at('2026-05-12T23:00:00Z'),
  });
  await make('activeInTime', '2026-05-01T09:00:00Z', {
    statusId: 9,
    eligibilityNotificationSentDate: at('2026-05-02T22:30:00Z'),
    activationStartDate: at('2026-05-11T23:00:00Z'),
  });
  await make('recheck', '2026-07-19T09:00:00Z', {
    ...notified,
    kind: 'recheck',
    recheckApplicationId: ids.activeLate,
  });
  await make('maintenance', '2026-07-18T09:00:00Z', {
    kind: 'maintenance',
    recheckApplicationId: ids.activeInTime,
    hasAddressChanged: true,
  });
  await make('others', '2026-07-17T09:00:00Z', { providerId: other.id });
}, 60_000);

afterAll(() => server.close());

const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id) ?? `#${id}`;
const found = async (search: Search) =>
  (await client.answer(searchApplications, { pageSize: 100, ...search })).items.map(({ id }) => nameOf(id));

describe('2.5 the search finds requests', () => {
  it('finds the provider’s own, newest first, with their number', async () => {
    const { items, totalItems } = await client.answer(searchApplications, {});
    expect(items.map(({ id }) => nameOf(id))).toEqual([
      'recheck',
      'maintenance',
      'inTime',
      'email',
      'elsewhere',
      'student',
      'summerNight',
      'overdue',
      'activeInTime',
      'activeLate',
    ]);
    expect(totalItems).toBe(11);
  });

  it.each<[string, () => Search, string[]]>([
    ['id', () => ({ id: ids.student }), ['student']],
    ['id of another provider', () => ({ id: ids.others }), []],
    ['NIF', () => ({ fiscalNumber: validNif(800) }), ['january']],
    ['student NIF', () => ({ studentFiscalNumber: validNif(801) }), ['student']],
    ['e-mail, part of it, in capitals', () => ({ providerEmail: 'LOJA.example' }), ['email']],
    ['e-mail with _ and % as they stand', () => ({ providerEmail: 'a_b%c' }), ['email']],
    ['_ is no wildcard', () => ({ providerEmail: 'A_b_c' }), []],
    ['submitted by', () => ({ createdBy: 'LOJA_1@' }), ['summerNight']],
    ['whole postal code', () => ({ postCode: '9999-123' }), ['elsewhere']],
    ['beginning of the postal code', () => ({ postCode: '9999' }), ['elsewhere']],
    ['another postal code', () => ({ postCode: '9999-124' }), []],
    ['status', () => ({ applicationStatusId: 9 }), ['activeInTime', 'activeLate']],
    ['deadline exceeded', () => ({ wasTSIActivationDelayed: true }), ['overdue', 'activeLate']],
    [
      'deadline kept',
      () => ({
        wasTSIActivationDelayed: false,
        beginDate: '2026-04-01T00:00:00Z',
        endDate: '2026-06-30T12:00:00+01:00',
      }),
      ['activeInTime'],
    ],
    [
      'days in Lisbon, the end included',
      () => ({ beginDate: '2026-06-30T23:00:00Z', endDate: '2026-06-30T23:00:00Z' }),
      ['summerNight'],
    ],
    ['winter days', () => ({ endDate: '2026-01-15T00:00:00Z' }), ['january']],
    ['all of them together', () => ({ id: ids.student, fiscalNumber: validNif(800) }), []],
    [
      'dates beyond every calendar',
      () => ({ beginDate: '0000-01-01T00:00:00Z', endDate: '0000-01-01T00:00:00Z' }),
      [],
    ],
    [
      'nothing selected',
      () => ({
        id: -1,
        fiscalNumber: '',
        postCode: null,
        applicationStatusId: -1,
        endDate: '2026-01-20T00:00:00Z',
      }),
      ['january'],
    ],
  ])('by %s', async (_, search, names) => {
    expect(await found(search())).toEqual(names);
  });

  it.each<[string, Search]>([
    ['a NIF that is none', { fiscalNumber: '123' }],
    ['a postal code that is none', { postCode: '12' }],
    ['an id that no database holds', { id: 9_999_999_999 }],
    ['a page size that is not offered', { pageSize: 20 as 10 }],
    ['page 0', { pageNumber: 0 }],
  ])('refuses %s', async (_, search) => {
    expect((await client.refusal(searchApplications, search)).status).toBe(400);
  });

  it('goes through the pages without loss or repetition', async () => {
    const first = await client.answer(searchApplications, { pageNumber: 1 });
    const second = await client.answer(searchApplications, { pageNumber: 2 });
    const third = await client.answer(searchApplications, { pageNumber: 3 });
    expect([first.items.length, second.items.length, third.items.length]).toEqual([10, 1, 0]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(11);
    expect(third.totalItems).toBe(11);
  });

  it('distinguishes rechecks and maintenance requests, with the status of the original', async () => {
    const { items } = await client.answer(searchApplications, { pageSize: 50 });
    const row = (name: string) => items.find(({ id }) => id === ids[name]);
    expect(row('recheck')).toMatchObject({
      recheckApplicationId: ids.activeLate,
      recheckApplicationStatusDescription: 'Ativo',
      isAnnualMaintenance: false,
      hasRecheck: false,
    });
    expect(row('maintenance')).toMatchObject({
      recheckApplicationId: ids.activeInTime,
      isAnnualMaintenance: true,
      hasAddressChanged: true,
    });
    expect(row('activeLate')).toMatchObject({ hasRecheck: true, providerName: 'Rede Um' });
    expect(row('activeInTime')).toMatchObject({ hasRecheck: false, recheckApplicationId: null });
  });

  it('search-eligible finds the eligible requests only, no rechecks', async () => {
    const { items } = await client.answer(searchEligibleApplications, {});
    expect(items.map(({ id }) => nameOf(id))).toEqual(['inTime', 'overdue']);
    const none = await client.answer(searchEligibleApplications, { applicationStatusId: 9 });
    expect(none).toEqual({ items: [], totalItems: 0 });
  });
});

describe('2.6 searching in the back office', () => {
  it('finds those of every provider, by provider and by student', async () => {
    expect((await backoffice.answer(searchBackofficeApplications, {})).totalItems).toBe(12);
    const byProvider = await backoffice.answer(searchBackofficeApplications, { providerId: otherProviderId });
    expect(byProvider.items).toMatchObject([{ id: ids.others, providerName: 'Rede Dois' }]);
    const students = await backoffice.answer(searchBackofficeApplications, { isStudent: true });
    expect(students.items.map(({ id }) => nameOf(id))).toEqual(['student']);
    expect((await backoffice.answer(searchBackofficeApplications, { isStudent: false })).totalItems).toBe(11);
  });

  it('each side has its own search', async () => {
    expect((await client.refusal(searchBackofficeApplications, {})).status).toBe(403);
    expect((await backoffice.refusal(searchApplications, {})).status).toBe(403);
  });
});
