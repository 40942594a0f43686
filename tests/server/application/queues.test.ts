import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getQueueCounts,
  getToActivate,
  searchApplications,
  searchBackofficeApplications,
} from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { queuesOfSide } from '../../../contract/rules/requestQueues';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication, makeOperator, makeProvider } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { createTestServer, type TestServer } from '../../support/testServer';

const { awaitsRegulator, conflicting, eligible, nonEligible, awaitsSocialSecurity } = applicationStatus;
const now = new Date('2026-07-20T12:00:00Z');
const ids: Record<string, number> = {};
let server: TestServer;
let own: ApiClient;
let backoffice: ApiClient;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ now: () => now, seed: 'empty' });
  const { db } = server;
  const provider = await makeProvider(db, { name: 'Rede Um' });
  providerId = provider.id;
  own = await apiClient(server, await makeOperator(db, { parentId: provider.id }));
  const other = await makeProvider(db, { name: 'Rede Dois' });
  backoffice = await apiClient(server, await makeAdministrator(db));

  type Values = Parameters<typeof makeApplication>[1];
  const make = async (name: string, statusId: number, since: string, values: Values = {}) => {
    const statusDate = new Date(since);
    const { id } = await makeApplication(db, {
      providerId: provider.id,
      createdOn: new Date('2026-06-01T09:00:00Z'),
      statusId,
      statusDate,
      ...(statusId === eligible && { eligibilityNotificationSentDate: statusDate }),
      ...values,
    });
    ids[name] = id;
  };
  await make('decideSecond', awaitsRegulator, '2026-07-10T09:00:00Z', { isStudent: true });
  await make('decideFirst', awaitsRegulator, '2026-07-02T09:00:00Z', {
    createdOn: new Date('2026-07-01T09:00:00Z'),
  });
  await make('decideElsewhere', awaitsRegulator, '2026-07-15T09:00:00Z', { providerId: other.id });
  await make('recheckToDecide', awaitsRegulator, '2026-07-16T09:00:00Z', {
    kind: 'recheck',
    recheckApplicationId: ids.decideFirst,
  });
  await make('inConflict', conflicting, '2026-07-19T09:00:00Z', { fiscalNumber: validNif(900) });
  await make('conflictElsewhere', conflicting, '2026-07-18T09:00:00Z', { providerId: other.id });
  // The deadline of those notified on 10 July is today; of those notified on the 11th, tomorrow.
  await make('overdue', eligible, '2026-07-09T22:59:59Z');
  await make('dueToday', eligible, '2026-07-10T09:00:00Z');
  await make('dueTomorrow', eligible, '2026-07-11T22:00:00Z');
  await make('dueLater', eligible, '2026-07-11T23:00:00Z');
  await make('eligibleRecheck', eligible, '2026-06-02T09:00:00Z', {
    kind: 'recheck',
    recheckApplicationId: ids.decideFirst,
  });
  // In Lisbon, the third day before today begins at 23:00 UTC on the 16th.
  await make('longVerified', awaitsSocialSecurity, '2026-07-16T22:59:59Z');
  await make('beingVerified', awaitsSocialSecurity, '2026-07-16T23:00:00Z');
  await make('refusedLongAgo', nonEligible, '2026-06-19T22:59:59Z');
  await make('refused', nonEligible, '2026-06-19T23:00:00Z');
}, 60_000);
afterAll(() => server.close());

const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id) ?? `#${id}`;
const foundBy = async (search: CallInput<typeof searchBackofficeApplications>) => {
  const { items, totalItems } = await backoffice.answer(searchBackofficeApplications, search);
  expect(totalItems).toBeGreaterThanOrEqual(items.length);
  return items.map(({ id }) => nameOf(id));
};
const foundOwn = async (search: CallInput<typeof searchApplications>) => {
  const { items } = await own.answer(searchApplications, search);
  return items.map(({ id }) => nameOf(id));
};

describe('the queues of the regulator', () => {
  it('find those of every provider, who has waited longest first', async () => {
    expect(await foundBy({ queue: 'awaitingDecision' })).toEqual([
      'decideFirst',
      'decideSecond',
      'decideElsewhere',
      'recheckToDecide',
    ]);
    expect(await foundBy({ queue: 'conflicting' })).toEqual(['conflictElsewhere', 'inConflict']);
    expect(await foundBy({ queue: 'activationOverdue' })).toEqual(['overdue']);
    expect(await foundBy({ queue: 'longVerification' })).toEqual(['longVerified']);
  });

  it('are narrowed by any filter, and sorted otherwise', async () => {
    expect(await foundBy({ queue: 'awaitingDecision', providerId })).not.toContain('decideElsewhere');
    expect(await foundBy({ queue: 'awaitingDecision', isStudent: true })).toEqual(['decideSecond']);
    expect(await foundBy({ queue: 'conflicting', fiscalNumber: validNif(900) })).toEqual(['inConflict']);
    expect(await foundBy({ queue: 'conflicting', applicationStatusId: eligible })).toEqual([]);
    expect(await foundBy({ queue: 'activationOverdue', wasTSIActivationDelayed: false })).toEqual([]);
    expect(
      await foundBy({ queue: 'awaitingDecision', sortBy: 'applicationStatusDate', sortOrder: 'DESC' }),
    ).toEqual(['recheckToDecide', 'decideElsewhere', 'decideSecond', 'decideFirst']);
    expect((await foundBy({ queue: 'awaitingDecision', sortBy: 'createdOn', sortOrder: 'DESC' }))[0]).toBe(
      'decideFirst',
    );
    expect(await foundBy({ queue: 'longVerification', sortBy: 'createdOn' })).toEqual(['longVerified']);
  });
});

describe('the queues of a provider', () => {
  it('find its own alone, and no recheck among those to activate', async () => {
    expect(await foundOwn({ queue: 'toActivate' })).toEqual([
      'overdue',
      'dueToday',
      'dueTomorrow',
      'dueLater',
    ]);
    expect(await foundOwn({ queue: 'activationOverdue' })).toEqual(['overdue']);
    expect(await foundOwn({ queue: 'conflicting' })).toEqual(['inConflict']);
    expect(await foundOwn({ queue: 'recentlyNonEligible' })).toEqual(['refused']);
  });

  it('are, of those to activate, also listed by deadline, a page at a time', async () => {
    const { items, totalItems } = await own.answer(getToActivate, {});
    expect(items.map(({ id }) => nameOf(id))).toEqual(['overdue', 'dueToday', 'dueTomorrow', 'dueLater']);
    expect(totalItems).toBe(4);
    expect(await own.answer(getToActivate, { pageNumber: 2 })).toEqual({ items: [], totalItems: 4 });
    expect((await own.refusal(getToActivate, { pageSize: 7 })).status).toBe(400);
  });

  it('are no others: a queue of the regulator would tell which processing requests await it', async () => {
    const refusal = await own.refusal(searchApplications, { queue: 'awaitingDecision' as 'conflicting' });
    expect(refusal.status).toBe(400);
  });
});

describe('the counts of the queues', () => {
  it('are those of the searches, and tell how many activations are due by tomorrow', async () => {
    expect(await backoffice.answer(getQueueCounts, {})).toEqual([
      { queue: 'awaitingDecision', count: 4 },
      { queue: 'elementsAsked', count: 0 },
      { queue: 'conflicting', count: 2 },
      { queue: 'activationOverdue', count: 1 },
      { queue: 'longVerification', count: 1 },
    ]);
    expect(await own.answer(getQueueCounts, {})).toEqual([
      { queue: 'elementsToDeliver', count: 0 },
      { queue: 'toActivate', count: 4, byTomorrow: 2 },
      { queue: 'activationOverdue', count: 1 },
      { queue: 'conflicting', count: 1 },
      { queue: 'recentlyNonEligible', count: 1 },
    ]);
    for (const queue of queuesOfSide.provider) {
      const { totalItems } = await own.answer(searchApplications, { queue });
      expect(await own.answer(getQueueCounts, {})).toContainEqual(
        expect.objectContaining({ queue, count: totalItems }),
      );
    }
  });

  it('are refused to whoever may not list requests', async () => {
    const outsider = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: ['Users_Reader'] }),
    );
    expect((await outsider.refusal(getQueueCounts, {})).status).toBe(403);
  });
});

describe('the order of a list', () => {
  it('is the oldest first where that is asked for, page by page', async () => {
    const newest = await foundBy({ pageSize: 100 });
    const oldest = await foundBy({ sortBy: 'createdOn', sortOrder: 'ASC', pageSize: 100 });
    expect(oldest).toEqual(newest.toReversed());
    const pages = [1, 2, 3].map((pageNumber) =>
      foundBy({ sortBy: 'createdOn', sortOrder: 'ASC', pageNumber }),
    );
    expect((await Promise.all(pages)).flat()).toEqual(oldest);
  });

  it('is by status, the newest of each first, in both directions', async () => {
    const statuses = async (sortOrder: 'ASC' | 'DESC') => {
      const search = { sortBy: 'applicationStatusId', sortOrder } as const;
      const pages = [1, 2].map((pageNumber) =>
        backoffice.answer(searchBackofficeApplications, { ...search, pageNumber }),
      );
      return (await Promise.all(pages)).flatMap(({ items }) => items);
    };
    const up = await statuses('ASC');
    const numbers = up.map(({ applicationStatusId }) => applicationStatusId);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(up.map(({ id }) => id)).size).toBe(15);
    expect((await statuses('DESC'))[0]?.applicationStatusId).toBe(nonEligible);
    const ofOneProvider = await foundBy({
      sortBy: 'applicationStatusId',
      providerEmail: 'example',
      pageSize: 100,
    });
    expect(ofOneProvider).toEqual(up.map(({ id }) => nameOf(id)));
    const ofOneNif = await foundBy({ sortBy: 'applicationStatusId', fiscalNumber: validNif(900) });
    expect(ofOneNif).toEqual(['inConflict']);
  });

  it('tells a provider nothing of what it sees as one status', async () => {
    const found = await foundOwn({ sortBy: 'applicationStatusId', pageSize: 100 });
    const processing = ['decideFirst', 'recheckToDecide', 'longVerified', 'beingVerified', 'decideSecond'];
    // Within what the provider sees as one status, the order is by day of creation, newest first.
    expect(found.slice(0, processing.length).toSorted()).toEqual(processing.toSorted());
    expect(found[0]).toBe('decideFirst');
    expect(found[1]).toBe('beingVerified');
  });

  it('by the date of the status is for queues alone', async () => {
    const refusal = await backoffice.refusal(searchBackofficeApplications, {
      sortBy: 'applicationStatusDate',
    });
    expect(refusal.status).toBe(400);
  });
});
