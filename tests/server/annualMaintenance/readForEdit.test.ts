import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplication, getApplicationFiles } from '../../../contract/calls/application';
import { apiClient } from '../../support/apiClient';
import { makeApplication, makeOperator, makeProvider } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('2.9 an operator who may only edit maintenance requests', () => {
  it('reads a maintenance request and its documents, and no other application', async () => {
    const { id: providerId } = await makeProvider(server.db);
    const operator = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Updater'],
    });
    const { request } = await makeMaintenanceRequest(server.db, providerId);
    const { id } = await makeApplication(server.db, { providerId });
    const client = await apiClient(server, operator);
    for (const call of [getApplication, getApplicationFiles]) {
      expect((await client.send(call, { applicationId: request.id })).status).toBe(200);
    }
    expect((await client.send(getApplication, { applicationId: id })).status).toBe(404);
  });
});
