import { describe, expect, it } from 'vitest';
import {
  createNotificationEmail,
  getNotificationEmail,
  haveAnyRequestsBeenProcessed,
  processMaintenanceRequests,
  updateNotificationEmail,
} from '../../../contract/calls/annualMaintenance';
import { notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { processRequests } from '../../../server/services/annualMaintenance/processRequests';
import { findActor } from '../../../server/services/session/account/findActor';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { makeMaintenanceRequest, makePeriod } from '../../support/maintenance';
import { untilTheyWait } from '../../support/untilTheyWait';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const email = (text: string, id?: number) => ({ annualMaintenanceUserNotification: { id, email: text } });

emptyBeforeEach(fixture);

describe('4 and 7 notification e-mail', () => {
  it('does not exist, is created, changed, and each provider has its own', async () => {
    const { server, operator, otherOperator } = fixture();
    await makePeriod(server.db, maintenanceNow);
    expect(await operator.answer(getNotificationEmail, {})).toEqual({ id: null, email: null });
    const created = await operator.answer(createNotificationEmail, email(' um@prestador.example.pt '));
    expect(created).toMatchObject({ success: true, email: 'um@prestador.example.pt' });
    const id = created.id ?? 0;
    const changed = await operator.answer(updateNotificationEmail, email('dois@prestador.example.pt', id));
    expect(changed).toEqual({ success: true, id, email: 'dois@prestador.example.pt' });
    expect(await operator.answer(getNotificationEmail, {})).toEqual({
      id,
      email: 'dois@prestador.example.pt',
    });
    expect(await otherOperator.answer(getNotificationEmail, {})).toEqual({ id: null, email: null });
    const foreign = await otherOperator.refusal(updateNotificationEmail, email('x@y.example.pt', id));
    expect(foreign.status).toBe(404);
  });

  it('created twice stays one', async () => {
    const { server, operator } = fixture();
    await makePeriod(server.db, maintenanceNow);
    const sent = ['a', 'b'].map((name) =>
      operator.answer(createNotificationEmail, email(`${name}@prestador.example.pt`)),
    );
    expect((await Promise.all(sent)).every(({ success }) => success)).toBe(true);
    expect(await server.db.select().from(notificationEmails)).toHaveLength(1);
  });

  it.each([
    ['', 'Dados de notificação, E-mail: Campo obrigatório.'],
    ['x@y', 'Dados de notificação, E-mail: E-mail inválido.'],
  ])('%j is refused: %s', async (text, message) => {
    const { server, operator } = fixture();
    await makePeriod(server.db, maintenanceNow);
    expect(await operator.refusal(createNotificationEmail, email(text))).toEqual({ status: 400, message });
  });

  it('stays as it is outside the period', async () => {
    expect(await fixture().operator.refusal(createNotificationEmail, email('a@b.example.pt'))).toEqual({
      status: 400,
      message: 'O período de comunicação não está em vigor.',
    });
  });

  it("stays as it is once one of this provider's requests of the period was processed", async () => {
    const { server, providerId, operator, otherOperator, administrator } = fixture();
    await makePeriod(server.db, maintenanceNow);
    const { request } = await makeMaintenanceRequest(server.db, providerId, { createdOn: maintenanceNow });
    expect(await operator.answer(haveAnyRequestsBeenProcessed, {})).toBe(false);
    await administrator.answer(processMaintenanceRequests, { maintenanceRequestIdsToProcess: [request.id] });
    expect(await operator.answer(haveAnyRequestsBeenProcessed, {})).toBe(true);
    expect(await operator.refusal(createNotificationEmail, email('a@b.example.pt'))).toEqual({
      status: 400,
      message: 'O e-mail já não pode ser alterado: existem pedidos processados.',
    });
    expect(await otherOperator.answer(haveAnyRequestsBeenProcessed, {})).toBe(false);
    expect((await otherOperator.answer(createNotificationEmail, email('a@b.example.pt'))).success).toBe(true);
  });

  // PGlite has one connection and runs these one after the other; on PostgreSQL they really run at once.
  it('stays as it is when the first request is being processed at that very moment', async () => {
    const { server, providerId, operator, administrator } = fixture();
    await makePeriod(server.db, maintenanceNow);
    const { request } = await makeMaintenanceRequest(server.db, providerId, { createdOn: maintenanceNow });
    const user = await makeAdministrator(server.db);
    const familyId = crypto.randomUUID();
    const actor = await findActor(server.db, { userId: user.id, familyId });
    if (!actor) throw new Error('The administrator is not active.');
    const changing = await server.db.transaction(async (db) => {
      const context = {
        db,
        actor,
        familyId,
        now: () => maintenanceNow,
        remoteAddress: null,
        isSettled: true,
      } as const;
      expect(await processRequests(context, [request.id])).toEqual([{ id: request.id, success: true }]);
      const answer = operator.refusal(createNotificationEmail, email('a@b.example.pt'));
      await untilTheyWait(db, [answer]);
      // Wrapped in an object: the transaction would await a bare promise before committing.
      return { answer };
    });
    expect(await changing.answer).toEqual({
      status: 400,
      message: 'O e-mail já não pode ser alterado: existem pedidos processados.',
    });
    expect(await server.db.select().from(notificationEmails)).toEqual([]);
    expect(await administrator.answer(haveAnyRequestsBeenProcessed, {})).toBe(true);
  });

  it('ignores requests of an earlier period', async () => {
    const { server, providerId, operator } = fixture();
    await makePeriod(server.db, maintenanceNow);
    await makeMaintenanceRequest(server.db, providerId, {
      createdOn: new Date('2025-03-10T12:00:00Z'),
      statusId: 7,
    });
    expect(await operator.answer(haveAnyRequestsBeenProcessed, {})).toBe(false);
  });

  it('needs the right to update', async () => {
    const { server, providerId } = fixture();
    const writer = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Writer'],
    });
    const client = await apiClient(server, writer);
    expect((await client.refusal(createNotificationEmail, email('a@b.example.pt'))).status).toBe(403);
  });
});
