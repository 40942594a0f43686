import { and, count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications } from '../../../server/db/schema/applications';
import { exportRequests } from '../../../server/services/annualMaintenance/searchRequests';
import { deleteRequest } from '../../../server/services/annualMaintenance/submittedRequest';
import { findActor } from '../../../server/services/session/account/findActor';
import { makeOperator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();

it('2.7 an export goes on after a request that was deleted while it ran', async () => {
  const { server, providerId } = fixture();
  const { db } = server;
  const { id: userId } = await makeOperator(db, { parentId: providerId });
  const familyId = crypto.randomUUID();
  const actor = await findActor(db, { userId, familyId });
  if (!actor) throw new Error('The operator is not active.');
  const context = {
    db,
    actor,
    familyId,
    now: () => maintenanceNow,
    remoteAddress: null,
    hasRecentFactor: true,
  } as const;
  const { request } = await makeMaintenanceRequest(db, providerId);
  const { id: _id, delayRunsFrom: _column, ...same } = request;
  await db.insert(applications).values(Array.from({ length: 1200 }, () => same));

  const seen: number[] = [];
  for await (const rows of exportRequests(context, {})) {
    seen.push(...rows.map(({ id }) => id));
    const last = seen.at(-1);
    if (seen.length === 1000 && last) await deleteRequest(context, { applicationId: last });
  }

  const [left] = await db
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.providerId, providerId), eq(applications.kind, 'maintenance')));
  expect(left?.count).toBe(1200);
  expect(new Set(seen).size).toBe(1201);
});
