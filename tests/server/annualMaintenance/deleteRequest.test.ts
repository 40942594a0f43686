import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteMaintenanceRequest } from '../../../contract/calls/maintenanceRequest';
import { createHold, endHold } from '../../../modules/dataProtection/contract/erasureCalls';
import { addNote } from '../../../modules/notes/contract/calls';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applicationNotes } from '../../../server/db/schema/applicationNotes';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { apiClient } from '../../support/apiClient';
import { makeFile, makeOperator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const notSubmitted = 'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.';
const make = (overrides = {}) => makeMaintenanceRequest(fixture().server.db, fixture().providerId, overrides);

describe('2.7 the deletion of a maintenance request', () => {
  it('removes a submitted request with history and files; the audit stays', async () => {
    const { server, operator } = fixture();
    const { original, request } = await make();
    await makeFile(server.db, request.id);
    const { id: originalFileId } = await makeFile(server.db, original.id);
    expect(await operator.answer(deleteMaintenanceRequest, { applicationId: request.id })).toBe(true);
    expect(await server.db.select().from(applications).where(eq(applications.id, request.id))).toEqual([]);
    expect(
      await server.db
        .select()
        .from(applicationHistory)
        .where(eq(applicationHistory.applicationId, request.id)),
    ).toEqual([]);
    expect(await server.db.select().from(files).where(eq(files.applicationId, request.id))).toEqual([]);
    expect(await server.db.select().from(files).where(eq(files.id, originalFileId))).toHaveLength(1);
    const audit = await server.db.select().from(auditEvents).where(eq(auditEvents.subjectId, request.id));
    expect(audit).toMatchObject([{ action: 'delete', detail: { originalId: original.id } }]);
    expect((await operator.refusal(deleteMaintenanceRequest, { applicationId: request.id })).status).toBe(
      404,
    );
  });

  it('removes one that the regulator wrote a note about', async () => {
    const { administrator, operator, server } = fixture();
    const { request } = await make();
    await administrator.answer(addNote, { applicationId: request.id, note: 'Falei ao telefone.' });
    expect(await operator.answer(deleteMaintenanceRequest, { applicationId: request.id })).toBe(true);
    expect(await server.db.$count(applicationNotes, eq(applicationNotes.applicationId, request.id))).toBe(0);
  });

  it('refuses one that is held by itself, by its original or by a NIF, until the hold ends', async () => {
    const { administrator, operator } = fixture();
    const { original, request } = await make();
    const { fiscalNumber } = request;
    for (const held of [{ applicationId: request.id }, { applicationId: original.id }, { fiscalNumber }]) {
      const { id } = await administrator.answer(createHold, { ...held, reason: 'Processo judicial.' });
      expect(await operator.refusal(deleteMaintenanceRequest, { applicationId: request.id })).toEqual({
        status: 400,
        message: 'Este pedido tem de ser conservado e não pode ser eliminado.',
      });
      await administrator.answer(endHold, { id });
    }
  });

  it.each([
    ['a processed one', { statusId: 7 }],
    ['one that awaits the regulator', { statusId: 6 }],
    ['an ordinary request', { kind: 'request', recheckApplicationId: null }],
  ])('refuses %s', async (_, overrides) => {
    const { request } = await make(overrides);
    expect(await fixture().operator.refusal(deleteMaintenanceRequest, { applicationId: request.id })).toEqual(
      { status: 400, message: notSubmitted },
    );
  });

  it('refuses one of another provider, and a user without the updater right', async () => {
    const { server, providerId, otherOperator } = fixture();
    const { request } = await make();
    expect(
      (await otherOperator.refusal(deleteMaintenanceRequest, { applicationId: request.id })).status,
    ).toBe(404);
    const reader = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Writer'],
    });
    const client = await apiClient(server, reader);
    expect((await client.refusal(deleteMaintenanceRequest, { applicationId: request.id })).status).toBe(403);
  });
});
