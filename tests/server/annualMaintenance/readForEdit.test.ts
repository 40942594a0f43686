import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
} from '../../../contract/calls/application';
import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import { existsRecheckInProgress, getRecheckRequests } from '../../../contract/calls/recheck';
import { apiClient } from '../../support/apiClient';
import { makeApplication, makeFile, makeOperator, makeProvider } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('2.7 and 2.9 an operator whose rights are for annual maintenance only', () => {
  it.each([
    ['may edit', ['AnnualMaintenanceModule_Updater']],
    ['reads', ['AnnualMaintenanceModule_Reader']],
  ])(
    'who %s opens a maintenance request and its documents, and no other application',
    async (_, permissions) => {
      const { id: providerId } = await makeProvider(server.db);
      const operator = await makeOperator(server.db, {
        parentId: providerId,
        permissions,
      });
      const { original, request } = await makeMaintenanceRequest(server.db, providerId);
      const { id } = await makeApplication(server.db, { providerId });
      const [own, shared, foreign] = [
        await makeFile(server.db, request.id),
        await makeFile(server.db, original.id),
        await makeFile(server.db, id),
      ];
      const client = await apiClient(server, operator);
      for (const call of [getApplication, getApplicationFiles]) {
        expect((await client.send(call, { applicationId: request.id })).status).toBe(200);
      }
      for (const call of [getApplication, getApplicationFiles]) {
        expect((await client.send(call, { applicationId: id })).status).toBe(404);
      }
      for (const [file, status] of [
        [own, 200],
        [shared, 200],
        [foreign, 404],
      ] as const) {
        expect((await client.send(downloadResourceFile, { resourceFileId: file.id })).status).toBe(status);
      }
      const stranger = await apiClient(server, await makeOperator(server.db));
      expect((await stranger.send(downloadResourceFile, { resourceFileId: shared.id })).status).toBe(404);
    },
  );

  it('the reader right allows every call of their detail', async () => {
    const { id: providerId } = await makeProvider(server.db);
    const operator = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['AnnualMaintenanceModule_Reader'],
    });
    const { original, request } = await makeMaintenanceRequest(server.db, providerId);
    const client = await apiClient(server, operator);
    for (const call of [getApplicationHistory, getRecheckRequests, existsRecheckInProgress]) {
      expect((await client.send(call, { applicationId: request.id })).status).toBe(200);
      expect((await client.send(call, { applicationId: original.id })).status).toBe(404);
    }
    const updater = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['AnnualMaintenanceModule_Updater'],
    });
    const editing = await apiClient(server, updater);
    expect((await editing.send(getApplicationHistory, { applicationId: request.id })).status).toBe(403);
  });
});
