import { afterAll, beforeAll, beforeEach } from 'vitest';
import { maintenancePeriods, notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

/** The server's time in the tests of annual maintenance. */
export const maintenanceNow = new Date('2026-03-10T15:30:00Z');

/** A server with addresses, an operator of one provider, one of another, and an administrator. */
export interface MaintenanceServer {
  readonly server: TestServer;
  readonly providerId: number;
  readonly otherProviderId: number;
  readonly operator: ApiClient;
  readonly otherOperator: ApiClient;
  readonly administrator: ApiClient;
}

/** Starts one such server for all tests of a file; each test adds the data it needs. */
export const maintenanceServer = (prepare?: (server: MaintenanceServer) => Promise<void>) => {
  let made: MaintenanceServer | undefined;
  beforeAll(async () => {
    const server = await createTestServer({ now: () => maintenanceNow, seed: 'empty' });
    await seedReferenceData(server.db);
    await seedAddresses(server.db);
    const operator = await makeOperator(server.db);
    const other = await makeOperator(server.db);
    made = {
      server,
      providerId: operator.parentId ?? 0,
      otherProviderId: other.parentId ?? 0,
      operator: await apiClient(server, operator),
      otherOperator: await apiClient(server, other),
      administrator: await apiClient(server, await makeAdministrator(server.db)),
    };
    await prepare?.(made);
  }, 60_000);
  afterAll(() => made?.server.close());
  return (): MaintenanceServer => {
    if (!made) throw new Error('The server is there only while tests run');
    return made;
  };
};

/** Deletes applications, periods and notification e-mails before each test of a file. */
export const emptyBeforeEach = (fixture: () => MaintenanceServer): void =>
  beforeEach(async () => {
    const { db } = fixture().server;
    await db.delete(applicationHistory);
    await db.delete(applications);
    await db.delete(maintenancePeriods);
    await db.delete(notificationEmails);
  });
