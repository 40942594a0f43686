import { and, count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer(async ({ server, providerId, otherProviderId }) => {
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
  await makeNotificationEmail(server.db, otherProviderId);
});

const requestsAbout = (originalId: number) =>
  fixture()
    .server.db.select()
    .from(applications)
    .where(and(eq(applications.recheckApplicationId, originalId), eq(applications.kind, 'maintenance')));

describe('a file sent twice', () => {
  it('at the same time is registered once', async () => {
    const { server, providerId, operator } = fixture();
    const originals = [await makeActive(server.db, providerId), await makeActive(server.db, providerId)];
    const body = maintenanceUpload(maintenanceWorkbook(originals.map(({ fiscalNumber }) => [fiscalNumber])));
    const answers = await Promise.all(
      [body, body, body].map((same) => operator.answer(registerMaintenanceRequests, same)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { id } of originals) expect(await requestsAbout(id)).toHaveLength(1);
  });
});

describe('10,000 lines', () => {
  it('are registered, all of them', async () => {
    const { server, otherProviderId, otherOperator } = fixture();
    const values = await makeActive(server.db, otherProviderId).then(({ id: _, ...rest }) => rest);
    const nifs = Array.from({ length: 10_000 }, (_, index) => validNif(6_000_000 + index));
    for (let at = 0; at < nifs.length; at += 2000)
      await server.db
        .insert(applications)
        .values(nifs.slice(at, at + 2000).map((fiscalNumber) => ({ ...values, fiscalNumber })));
    const body = maintenanceUpload(maintenanceWorkbook(nifs.map((nif) => [nif])));
    expect(await otherOperator.answer(registerMaintenanceRequests, body)).toEqual({ success: true });
    const [made] = await server.db
      .select({ count: count() })
      .from(applications)
      .where(and(eq(applications.kind, 'maintenance'), eq(applications.providerId, otherProviderId)));
    expect(made?.count).toBe(10_000);
  }, 120_000);
});
