import { expect, it } from 'vitest';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { maxRequestsPerProcessing } from '../../../contract/rules/maintenanceLimits';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();

it('as many requests as one call may name, all but one unknown, are answered one by one in their order', async () => {
  const { server, providerId, administrator } = fixture();
  const { request, original } = await makeMaintenanceRequest(server.db, providerId);
  const unknown = Array.from({ length: maxRequestsPerProcessing - 2 }, (_, index) => 1_000_000 + index);
  const results = await administrator.answer(processMaintenanceRequests, {
    maintenanceRequestIdsToProcess: [original.id, ...unknown, request.id],
  });
  expect(results[0]).toMatchObject({
    id: original.id,
    success: false,
    errorMessage: 'O pedido de manutenção não foi encontrado.',
  });
  expect(results.slice(1, -1)).toMatchObject(
    unknown.map((id) => ({ id, success: false, errorMessage: 'O pedido não foi encontrado.' })),
  );
  expect(results.at(-1)).toEqual({ id: request.id, success: true });
});
