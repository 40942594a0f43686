import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  countUncommunicatedApplications,
  downloadMaintenanceTemplate,
} from '../../../contract/calls/annualMaintenance';
import { countUncommunicatedByProvider, getUncommunicated } from '../../../contract/calls/yearlyList';
import { addresses } from '../../../server/db/schema/addresses';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { anAddress, makeApplication } from '../../support/builders';
import { makeActive, makeMaintenanceRequest, makePeriod } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from './maintenanceServer';

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

describe('the active tariffs that were not communicated', () => {
  it('are listed to their provider by name, and counted by provider for the regulator', async () => {
    const { server, providerId, otherProviderId, operator, otherOperator, administrator } = fixture();
    expect(await operator.answer(getUncommunicated, {})).toEqual([]);
    expect(await administrator.answer(countUncommunicatedByProvider, {})).toEqual([]);

    await makePeriod(server.db, maintenanceNow);
    const [found] = await server.db.select().from(addresses).limit(1);
    if (!found) throw new Error('There are no addresses.');
    const known = { ...anAddress(), ...found };
    const rui = await makeActive(server.db, providerId, { fullName: 'Rui Sá', address: known });
    const moved = { ...known, parish: 'Freguesia extinta' };
    const ana = await makeActive(server.db, providerId, {
      fullName: 'Ana Reis',
      address: moved,
      isStudent: true,
      studentFiscalNumber: validNif(8_600_001),
    });
    await makeMaintenanceRequest(server.db, providerId, { createdOn: maintenanceNow });
    await makeActive(server.db, providerId, { statusId: 10 });
    const others = await makeActive(server.db, otherProviderId, { address: known });
    // A maintenance request that was submitted the year before and never processed.
    await makeApplication(server.db, {
      providerId: otherProviderId,
      kind: 'maintenance',
      recheckApplicationId: others.id,
      createdOn: new Date('2025-03-10T12:00:00Z'),
    });

    const own = await operator.answer(getUncommunicated, {});
    expect(own).toEqual([
      {
        id: ana.id,
        fiscalNumber: ana.fiscalNumber,
        studentFiscalNumber: validNif(8_600_001),
        fullName: 'Ana Reis',
        activationStartDate: '2026-01-05T00:00:00.000Z',
        hasAddressChanged: true,
        isPending: false,
      },
      expect.objectContaining({ id: rui.id, hasAddressChanged: false, isPending: false }),
    ]);
    expect(own).toHaveLength(await operator.answer(countUncommunicatedApplications, {}));
    expect(await otherOperator.answer(getUncommunicated, {})).toMatchObject([
      { id: others.id, isPending: true },
    ]);
    expect(await administrator.answer(countUncommunicatedByProvider, {})).toMatchObject([
      { providerId, uncommunicated: 2 },
      { providerId: otherProviderId, uncommunicated: 1 },
    ]);
    const views = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'view'));
    expect(views.map(({ detail }) => detail)).toContainEqual({ ids: [ana.id, rui.id] });
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
