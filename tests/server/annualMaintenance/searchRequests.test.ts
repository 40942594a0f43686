import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../contract/calls/defineCall';
import {
  exportMaintenanceRequests,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { apiClient } from '../../support/apiClient';
import { makeApplication, makeOperator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { valuesOf } from '../../support/workbooks';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const make = (overrides = {}) => makeMaintenanceRequest(fixture().server.db, fixture().providerId, overrides);

describe('2.7 search', () => {
  it('finds maintenance requests only, with the status of the original, own ones for a provider', async () => {
    const { server, providerId, operator, otherOperator, administrator } = fixture();
    await makeApplication(server.db, { providerId });
    const { original, request } = await make({ statusId: 6, hasAddressChanged: true });
    const search = { fiscalNumber: request.fiscalNumber };
    const seen = await operator.answer(searchMaintenanceRequests, search);
    expect(seen).toMatchObject({
      totalItems: 1,
      items: [
        {
          id: request.id,
          recheckApplicationId: original.id,
          applicationStatusId: 100,
          applicationStatusDescription: 'Em processamento',
          recheckApplicationStatusDescription: 'Ativo',
          isAnnualMaintenance: true,
          hasAddressChanged: true,
        },
      ],
    });
    const [row] = (await administrator.answer(searchMaintenanceRequests, search)).items;
    expect(row).toMatchObject({ applicationStatusId: 6, applicationStatusDescription: 'Aguarda regulador' });
    expect((await otherOperator.answer(searchMaintenanceRequests, search)).totalItems).toBe(0);
    expect((await operator.answer(searchMaintenanceRequests, { applicationStatusId: 100 })).totalItems).toBe(
      1,
    );
  });

  it('narrows by student, dates and provider', async () => {
    const { otherProviderId, providerId, administrator } = fixture();
    const studentFiscalNumber = validNif(5_000_001);
    const createdOn = new Date('2026-02-03T10:00:00Z');
    const { request } = await make({ isStudent: true, studentFiscalNumber, createdOn });
    const found = async (search: CallInput<typeof searchMaintenanceRequests>) =>
      (await administrator.answer(searchMaintenanceRequests, search)).items.map(({ id }) => id);
    expect(await found({ studentFiscalNumber })).toEqual([request.id]);
    const day = { beginDate: '2026-02-03T00:00:00Z', endDate: '2026-02-03T00:00:00Z' };
    expect(await found({ ...day, isStudent: true })).toEqual([request.id]);
    expect(await found({ ...day, isStudent: false })).toEqual([]);
    expect(await found({ ...day, providerId })).toEqual([request.id]);
    expect(await found({ ...day, providerId: otherProviderId })).toEqual([]);
  });

  it('refuses an invalid NIF and a reader of nothing', async () => {
    const { server, operator } = fixture();
    expect(await operator.refusal(searchMaintenanceRequests, { fiscalNumber: '1' })).toEqual({
      status: 400,
      message: 'NIF: NIF inválido',
    });
    const client = await apiClient(server, await makeOperator(server.db, { permissions: [] }));
    expect((await client.refusal(searchMaintenanceRequests, {})).status).toBe(403);
  });

  it('gives the ids of every submitted match, over all pages', async () => {
    const studentFiscalNumber = validNif(5_000_002);
    const same = { isStudent: true, studentFiscalNumber };
    const made: number[] = [];
    for (let count = 0; count < 12; count += 1) made.push((await make(same)).request.id);
    await make({ ...same, statusId: 7 });
    const ids = await fixture().administrator.answer(getMaintenanceRequestIdsForProcessing, {
      studentFiscalNumber,
      pageSize: 10,
    });
    expect(ids.toSorted((a, b) => a - b)).toEqual(made);
  });
});

describe('2.7 export', () => {
  it('has a row per own match, with NIFs as text, numbers and dates as such, and the statuses as the provider sees them, and is audited', async () => {
    const { server, operator } = fixture();
    const { original, request } = await make({ statusId: 6, createdOn: maintenanceNow });
    const answer = await operator.answer(exportMaintenanceRequests, { fiscalNumber: request.fiscalNumber });
    expect(answer).toMatchObject({
      success: true,
      resourceFile: { name: 'Pedidos de Manutencao 10-03-2026.xlsx' },
    });
    const rows = valuesOf(Buffer.from(answer.resourceFile?.file ?? '', 'base64'));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(
      expect.arrayContaining([
        request.id,
        request.fiscalNumber,
        original.id,
        'Ativo',
        'Em processamento',
        // A date of the spreadsheet, by the clock in Portugal.
        new Date('2026-03-10T15:30Z'),
      ]),
    );
    const audit = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'export'));
    expect(audit).toMatchObject([{ subject: 'maintenanceRequest', detail: { rows: 1 } }]);
  });
});
