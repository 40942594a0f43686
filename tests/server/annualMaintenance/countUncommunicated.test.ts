import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  countUncommunicatedApplications,
  downloadMaintenanceTemplate,
} from '../../../contract/calls/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { makeApplication } from '../../support/builders';
import { makeActive, makeMaintenanceRequest, makePeriod } from '../../support/maintenance';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from '../../support/maintenanceServer';

const fixture = maintenanceServer();

emptyBeforeEach(fixture);

describe('2.7 the count of active applications that were not communicated', () => {
  it('counts the applications of the actor that were not handed in during the period in effect', async () => {
    const { server, providerId, otherProviderId, operator, administrator } = fixture();
    await makeActive(server.db, providerId);
    await makeActive(server.db, providerId, { kind: 'recheck' });
    await makeApplication(server.db, { providerId });
    await makeActive(server.db, otherProviderId);
    expect(await operator.answer(countUncommunicatedApplications, {})).toBe(0);
    await makePeriod(server.db, maintenanceNow);
    await makeMaintenanceRequest(server.db, providerId, { createdOn: maintenanceNow });
    expect(await operator.answer(countUncommunicatedApplications, {})).toBe(1);
    const { request } = await makeMaintenanceRequest(server.db, providerId, {
      createdOn: new Date('2025-03-10T12:00:00Z'),
    });
    expect(await operator.answer(countUncommunicatedApplications, {})).toBe(2);
    expect(await administrator.answer(countUncommunicatedApplications, {})).toBe(3);
    await server.db
      .update(applications)
      .set({ createdOn: maintenanceNow })
      .where(eq(applications.id, request.id));
    expect(await operator.answer(countUncommunicatedApplications, {})).toBe(1);
  });
});

describe('9 the template', () => {
  it('comes under its name and as a workbook', async () => {
    const answer = await fixture().operator.send(downloadMaintenanceTemplate, {});
    expect(answer.headers.get('content-disposition')).toContain('"Template de Manutencao Anual.xlsx"');
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  });
});
