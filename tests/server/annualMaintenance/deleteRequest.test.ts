import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteMaintenanceRequest } from '../../../contract/calls/maintenanceRequest';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { apiClient } from '../../support/apiClient';
import { makeFile, makeOperator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { maintenanceServer } from '../../support/maintenanceServer';

const fixture = maintenanceServer();
const notSubmitted = 'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.';
const make = (overrides = {}) => makeMaintenanceRequest(fixture().server.db, fixture().providerId, overrides);

describe('2.7 delete', () => {
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
