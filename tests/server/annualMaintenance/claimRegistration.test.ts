import { expect, it } from 'vitest';
import { openRegistrations } from '../../../server/db/schema/annualMaintenance';
import { claimRegistration } from '../../../server/services/annualMaintenance/registration/claimRegistration';
import { maintenanceServer } from '../../support/maintenanceServer';

const fixture = maintenanceServer();

it("10.6 an expired registration whose requests are gone does not keep its provider's turn", async () => {
  const { server, providerId } = fixture();
  const expired = await claimRegistration(server.db, providerId);
  await server.db
    .update(openRegistrations)
    .set({ leasedUntil: new Date(0), requestIds: '{[900001,900003),[900007,900008)}' });
  const claimed = await claimRegistration(server.db, providerId);
  expect(claimed).toEqual({ id: expect.any(Number), providerId });
  expect(claimed.id).not.toBe(expired.id);
  expect(await server.db.$count(openRegistrations)).toBe(1);
});
