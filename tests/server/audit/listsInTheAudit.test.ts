import { describe, expect, it } from 'vitest';
import { getNotificationEmail } from '../../../contract/calls/annualMaintenance';
import {
  getApplication,
  getToActivate,
  searchApplications,
  searchBackofficeApplications,
  searchEligibleApplications,
} from '../../../contract/calls/application';
import { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { searchUsers, searchUsersByProvider } from '../../../contract/calls/user';
import { auditRecords as declaration } from '../../../contract/records/auditRecords';
import { maintenanceFiles } from '../../../contract/records/maintenanceFiles';
import { recordCalls } from '../../../contract/records/recordCalls';
import { notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { callLimits, createCallCounter, prefetching } from '../../../server/http/limitCalls';
import type { Actor } from '../../../server/services/context/serviceContext';
import type { ActionStage } from '../../support/actionStage';
import { validNif } from '../../support/nifs';
import { ahead, auditStage } from './auditStage';

let stage: ActionStage;
const { events, found, startAnew } = auditStage((one) => {
  stage = one;
});

describe('10.8 a search that names a person is a look-up, whatever its caller says', () => {
  const nif = validNif(8_110_001);
  it.each([
    ['fiscalNumber', nif],
    ['studentFiscalNumber', nif],
    ['providerEmail', 'loja@exemplo.example.pt'],
    ['createdBy', 'ninguem@exemplo.example.pt'],
  ])('by %s', async (field, value) => {
    const { id } = await stage.make(1, { fiscalNumber: nif, isStudent: true, studentFiscalNumber: nif });
    for (const call of [searchApplications, searchEligibleApplications])
      expect((await stage.operator.send(call, { [field]: value }, ahead)).status).toBe(200);
    const told = await events();
    expect(told).toHaveLength(2);
    for (const event of told) {
      expect(event.detail).toMatchObject({ by: [field] });
      expect(['view', 'search']).toContain(event.action);
      expect(JSON.stringify(event.detail)).not.toContain(value);
    }
    if (value === nif) expect(told[0]?.detail?.ids).toContain(id);
  });

  it('also where its status can have no match', async () => {
    await stage.operator.answer(searchEligibleApplications, { fiscalNumber: nif, applicationStatusId: 9 });
    expect(await events()).toMatchObject([{ action: 'search', detail: { ids: [], by: ['fiscalNumber'] } }]);
  });
});

describe('10.8 what is fetched ahead', () => {
  it('is an access in every report, by a name of its own', async () => {
    const { id } = await stage.make(1);
    await stage.operator.send(getApplication, { applicationId: id }, ahead);
    await stage.operator.answer(getApplication, { applicationId: id });
    expect((await found({ action: 'view', applicationId: id })).map(({ action }) => action)).toEqual([
      'view',
      'prefetch',
    ]);
    expect((await found({ action: 'prefetch', applicationId: id })).map(({ action }) => action)).toEqual([
      'prefetch',
    ]);
    expect(await found({ action: 'download', applicationId: id })).toEqual([]);
    const { choices } = declaration.fields.find(({ source }) => source === 'action') as {
      choices: Readonly<Record<string, string>>;
    };
    expect(choices.prefetch).not.toMatch(/sem consulta/i);
  });

  it('is no more than a person would need: past that it is recorded as looked at, and that it happened', async () => {
    const { id: userId } = stage.operatorUser;
    const actor: Actor = {
      userId,
      username: 'x',
      role: 'Operator',
      roles: ['Operator'],
      permissions: [],
      providerId: stage.provider.id,
    };
    const context = { db: stage.db, now: () => stage.now, remoteAddress: null, familyId: 'x', actor };
    const count = createCallCounter(() => stage.now);
    const asked = [];
    for (let call = 0; call < callLimits.prefetch + 5; call += 1)
      asked.push(await prefetching(context, count));
    expect(asked.filter(({ isPrefetch }) => isPrefetch)).toHaveLength(callLimits.prefetch);
    expect(asked.slice(-5)).toEqual(Array(5).fill({ isPrefetch: false }));
    expect(await events()).toMatchObject([
      { action: 'tooManyCalls', actorId: userId, detail: { kind: 'prefetch' } },
    ]);
  });
});

describe('10.8 a page past the end', () => {
  it.each([
    ['without a filter', {}],
    ['by status', { applicationStatusId: 1 }],
    ['sorted by status', { sortBy: 'applicationStatusId', sortOrder: 'ASC' }],
    ['from a queue', { queue: 'toActivate' }],
  ])('tells how many match, and is recorded with that number: %s', async (_, search) => {
    for (const status of [1, 7]) await stage.make(status);
    for (const pageNumber of [1_000, 100_000]) {
      await startAnew();
      const { items, totalItems } = await stage.operator.answer(searchApplications, {
        ...search,
        pageNumber,
      });
      expect(items).toEqual([]);
      expect(totalItems).toBeGreaterThan(0);
      expect(await events()).toMatchObject([
        { action: 'search', subject: 'applications', detail: { ids: [], matching: totalItems } },
      ]);
    }
  });

  it('by tax number does not claim that nobody was found', async () => {
    const fiscalNumber = validNif(8_110_002);
    await stage.make(1, { fiscalNumber });
    await stage.operator.answer(searchApplications, { fiscalNumber, pageNumber: 2 });
    await stage.operator.answer(searchApplications, { fiscalNumber: validNif(8_110_003), pageNumber: 2 });
    const sought = [expect.stringMatching(/^[0-9a-f]{64}$/)];
    expect((await events()).map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'search', detail: { ids: [], by: ['fiscalNumber'], sought, matching: 1 } },
      { action: 'search', detail: { ids: [], by: ['fiscalNumber'], sought } },
    ]);
  });

  it.each([searchApplications, searchEligibleApplications, searchBackofficeApplications])(
    'names the request that was asked for: $path',
    async (call) => {
      const { id } = await stage.make(7);
      const client = call === searchBackofficeApplications ? stage.administrator : stage.operator;
      expect(await client.answer(call, { id, pageNumber: 2 })).toEqual({ items: [], totalItems: 1 });
      expect(await events()).toMatchObject([{ action: 'search', detail: { ids: [], id, matching: 1 } }]);
    },
  );

  it('of the requests to activate and of users is recorded so, too', async () => {
    await stage.make(7);
    const waiting = await stage.operator.answer(getToActivate, { pageNumber: 500 });
    const { totalItems } = await stage.administrator.answer(searchUsers, { pageNumber: 500 });
    expect(await events()).toMatchObject([
      { subject: 'applications', action: 'search', detail: { matching: waiting.totalItems } },
      { subject: 'users', action: 'search', detail: { matching: totalItems } },
    ]);
  });
});

describe('10.8 other lists of people', () => {
  it.each([
    ["the regulator's users", searchUsers],
    ["providers' users", searchUsersByProvider],
  ])('%s are recorded by their numbers, and that somebody was looked for', async (_, call) => {
    const all = await stage.administrator.answer(call, {});
    const username = 'ninguem-que-exista@example.pt';
    await stage.administrator.answer(call, { username });
    const told = await events();
    expect(told).toMatchObject([
      { action: 'view', subject: 'users', detail: { ids: all.items.map(({ id }) => id) } },
      { action: 'search', subject: 'users', detail: { ids: [], by: ['username'] } },
    ]);
    expect(JSON.stringify(told)).not.toContain(username);
  });

  it("a provider's notification e-mail is, where there is one", async () => {
    await stage.operator.answer(getNotificationEmail, {});
    expect(await events()).toEqual([]);
    const [stored] = await stage.db
      .insert(notificationEmails)
      .values({ providerId: stage.provider.id, email: 'avisos@example.pt' })
      .returning();
    await stage.operator.answer(getNotificationEmail, {});
    expect(await events()).toMatchObject([
      { action: 'view', subject: 'notificationEmail', subjectId: stored?.id, actorId: stage.operatorUser.id },
    ]);
  });

  it('maintenance requests are recorded like any others', async () => {
    const fiscalNumber = validNif(8_110_004);
    await stage.administrator.answer(searchMaintenanceRequests, { fiscalNumber });
    expect(await events()).toMatchObject([{ action: 'search', detail: { by: ['fiscalNumber'] } }]);
  });

  it('the list of handed-in files is recorded, as it says who handed them in', async () => {
    const { list: listFiles } = recordCalls(maintenanceFiles);
    if (!listFiles) throw new Error('The files have no list');
    await stage.operator.answer(listFiles, { filter: JSON.stringify({ createdBy: 'ninguem' }) });
    expect(await events()).toMatchObject([
      { action: 'view', subject: 'maintenanceFiles', detail: { by: ['createdBy'], rows: 0 } },
    ]);
  });
});
