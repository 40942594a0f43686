import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getApplication,
  getApplicationStatuses,
  getBackofficeApplicationStatuses,
  searchApplications,
  searchBackofficeApplications,
} from '../../../contract/calls/application';
import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import { getRecheckRequests } from '../../../contract/calls/recheck';
import { storedStatusIds } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

const hidden = [2, 3, 4, 6];
const idsByStatus = new Map<number, number>();
let server: TestServer;
let operator: ApiClient;
let administrator: ApiClient;

const idOf = (statusId: number) => idsByStatus.get(statusId) ?? 0;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  await seedReferenceData(db);
  const user = await makeOperator(db);
  operator = await apiClient(server, user);
  administrator = await apiClient(server, await makeAdministrator(db));
  const providerId = user.parentId ?? 0;
  for (const statusId of storedStatusIds) {
    const { id } = await makeApplication(db, { providerId, statusId });
    idsByStatus.set(statusId, id);
  }
}, 60_000);

afterAll(() => server.close());

describe('10.2 two views of a status', () => {
  it.each([...storedStatusIds])('status %i in rows, detail and history', async (statusId) => {
    const applicationId = idOf(statusId);
    const shown = hidden.includes(statusId) ? 100 : statusId;
    for (const [client, call, expected] of [
      [operator, searchApplications, shown],
      [administrator, searchBackofficeApplications, statusId],
    ] as const) {
      const { items } = await client.answer(call, { id: applicationId });
      expect(items).toMatchObject([{ applicationStatusId: expected }]);
      const detail = await client.answer(getApplication, { applicationId });
      expect(detail.applicationStatusId).toBe(expected);
      const [entry] = await client.answer(getApplicationHistory, { applicationId });
      expect(entry).toMatchObject({ applicationStatusId: expected, applicationStatus: { id: expected } });
      expect(entry?.applicationStatus.fullDescription).toBeTruthy();
    }
  });

  it('a search of the provider side for Processing finds the four, for one of the four nothing', async () => {
    const { items } = await operator.answer(searchApplications, { applicationStatusId: 100 });
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(hidden.map(idOf)));
    for (const applicationStatusId of hidden) {
      expect((await operator.answer(searchApplications, { applicationStatusId })).totalItems).toBe(0);
    }
  });

  it('lists the statuses that each side sees', async () => {
    const mine = await operator.answer(getApplicationStatuses, {});
    expect(mine.map(({ id, description }) => `${id} ${description}`)).toEqual([
      '1 Submetido',
      '100 Em processamento',
      '5 Em conflito',
      '7 Elegível',
      '8 Não Elegível',
      '9 Ativo',
      '10 Inativo',
      '11 Cancelado',
    ]);
    const all = await administrator.answer(getBackofficeApplicationStatuses, {});
    expect(all.map(({ id, description }) => `${id} ${description}`)).toEqual([
      '1 Submetido',
      '2 Aguarda Segurança Social e Autoridade Tributária',
      '3 Aguarda Autoridade Tributária',
      '4 Aguarda Segurança Social',
      '5 Em conflito',
      '6 Aguarda regulador',
      '7 Elegível',
      '8 Não Elegível',
      '9 Ativo',
      '10 Inativo',
      '11 Cancelado',
    ]);
    expect((await operator.refusal(getBackofficeApplicationStatuses, {})).status).toBe(403);
  });

  it('no date reveals to the provider side a step from one of the four to another', async () => {
    const { db } = server;
    const [began, later] = [new Date('2025-03-01T10:00:00Z'), new Date('2025-03-09T10:00:00Z')];
    const { providerId } = await operator.answer(getApplication, { applicationId: idOf(9) });
    const values = { providerId, statusId: 6, statusDate: later, createdOn: began };
    const recheck = { kind: 'recheck', recheckApplicationId: idOf(9) } as const;
    const { id } = await makeApplication(db, { ...values, ...recheck });
    await db.insert(applicationHistory).values({ applicationId: id, statusId: 2, createdOn: began });
    for (const [client, search, date] of [
      [operator, searchApplications, began],
      [administrator, searchBackofficeApplications, later],
    ] as const) {
      const { items } = await client.answer(search, { id });
      const rechecks = await client.answer(getRecheckRequests, { applicationId: idOf(9) });
      for (const [row] of [items, rechecks]) expect(row?.applicationStatusDate).toBe(date.toISOString());
    }
    const entries = await operator.answer(getApplicationHistory, { applicationId: id });
    expect(entries.map(({ createdOn }) => createdOn)).toEqual([began.toISOString()]);
  });

  it('shows the blocking application to administrators only', async () => {
    const blockingApplicationId = idOf(9);
    const { id: applicationId } = await makeApplication(
      server.db,
      {
        statusId: 5,
        providerId: (await operator.answer(getApplication, { applicationId: idOf(5) })).providerId,
      },
      { blockingApplicationId },
    );
    const [known] = await administrator.answer(getApplicationHistory, { applicationId });
    expect(known?.blockingApplicationId).toBe(blockingApplicationId);
    const response = await operator.send(getApplicationHistory, { applicationId });
    expect(await response.json()).toMatchObject({ data: [{ blockingApplicationId: null }] });
  });

  it('shows the history newest first, the newest being the present status, with the texts of its reasons', async () => {
    const applicationId = idOf(10);
    const step = (statusId: number, day: string) => ({ applicationId, statusId, createdOn: new Date(day) });
    const started = {
      activationCreatedOn: new Date('2025-01-05T00:00:00Z'),
      activationStartDate: new Date('2025-01-04T00:00:00Z'),
      activationStartReasonId: 4,
      activationStartOtherReason: 'Viagem',
    };
    await server.db
      .insert(applicationHistory)
      .values([
        { ...step(2, '2025-01-02T00:00:00Z') },
        { ...step(6, '2025-01-03T00:00:00Z') },
        { ...step(9, '2025-01-05T00:00:00Z'), ...started },
      ]);
    const entries = await operator.answer(getApplicationHistory, { applicationId });
    expect(entries.map(({ applicationStatusId }) => applicationStatusId)).toEqual([10, 9, 100]);
    expect(entries[2]?.createdOn).toBe('2025-01-02T00:00:00.000Z');
    const all = await administrator.answer(getApplicationHistory, { applicationId });
    expect(all.map(({ applicationStatusId }) => applicationStatusId)).toEqual([10, 9, 6, 2]);
    expect(entries[1]?.applicationActivation).toMatchObject({
      activationStartReason: { description: 'Outro motivo imputável ao cidadão' },
      activationStartOtherReason: 'Viagem',
      activationEndDate: null,
    });
  });
});
