import { describe, expect, it } from 'vitest';
import {
  countForProcessing,
  getProcessedRequests,
  processMaintenanceRequests,
} from '../../../contract/calls/annualMaintenance';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeProvider } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const nifEndingIn = (digits: string, from: number): string => {
  const nif = validNif(from);
  return digits.includes(nif.slice(-1)) ? nif : nifEndingIn(digits, from + 1);
};

describe('2.7 what is about to be processed', () => {
  it('is counted by provider, most first, without what can not be processed any more', async () => {
    const { server, administrator } = fixture();
    const [few, many] = [await makeProvider(server.db), await makeProvider(server.db)];
    const make = async (providerId: number, statusId: number = status.submitted) =>
      (await makeMaintenanceRequest(server.db, providerId, { statusId })).request.id;
    const ids = [
      await make(few.id),
      await make(many.id),
      await make(many.id),
      await make(few.id, status.eligible),
      2_000_000_000,
    ];
    expect(await administrator.answer(countForProcessing, { maintenanceRequestIdsToProcess: ids })).toEqual([
      { providerId: many.id, providerDescription: many.name, requests: 2 },
      { providerId: few.id, providerDescription: few.name, requests: 1 },
    ]);
  });
});

describe('10.5 what became of processed requests', () => {
  it('is told by request, with the original that a refusal ended', async () => {
    const { server, administrator, providerId } = fixture();
    const make = async (nif: string) => makeMaintenanceRequest(server.db, providerId, { fiscalNumber: nif });
    const good = await make(nifEndingIn('0123', 6_100_000));
    const bad = await make(nifEndingIn('789', 6_200_000));
    const order = { maintenanceRequestIdsToProcess: [good.request.id, bad.request.id] };
    const statuses = async () =>
      (await administrator.answer(getProcessedRequests, order)).map((one) => [
        one.id,
        one.applicationStatusDescription,
        one.recheckApplicationId,
        one.recheckApplicationStatusDescription,
      ]);

    await administrator.answer(processMaintenanceRequests, order);
    expect(await statuses()).toEqual([
      [good.request.id, 'Aguarda Segurança Social e Autoridade Tributária', good.original.id, 'Ativo'],
      [bad.request.id, 'Aguarda Segurança Social e Autoridade Tributária', bad.original.id, 'Ativo'],
    ]);
    await server.work();
    expect(await statuses()).toEqual([
      [good.request.id, 'Elegível', good.original.id, 'Ativo'],
      [bad.request.id, 'Não Elegível', bad.original.id, 'Inativo'],
    ]);
  });

  it('names no citizen, and nothing that is no maintenance request', async () => {
    const { server, administrator, providerId } = fixture();
    const { original, request } = await makeMaintenanceRequest(server.db, providerId);
    const response = await administrator.send(getProcessedRequests, {
      maintenanceRequestIdsToProcess: [request.id, original.id],
    });
    const text = await response.text();
    expect(JSON.parse(text).data).toHaveLength(1);
    expect(text).not.toContain(request.fiscalNumber);
    expect(text).not.toContain(request.fullName);
  });
});
