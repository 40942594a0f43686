import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { webhookEvents } from '../../../../contract/rules/webhookEvents';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeProvider } from '../../../../tests/support/builders';
import { createTestServer } from '../../../../tests/support/testServer';
import { setSandboxPeriod } from '../../../sandbox/contract/calls';
import { createWebhook, listWebhooks } from '../../contract/calls';
import { webhookReceiver } from '../webhooks';

it('an address of the sandbox is told of the sandbox, signed by its own secret, and none of the installation is', async () => {
  const { received, modules } = webhookReceiver();
  const server = await createTestServer({ seed: 'empty', modules });
  try {
    const provider = await apiClient(server, await makeProvider(server.db));
    const ofLive = { url: 'https://crm.example.pt/producao', events: [...webhookEvents] };
    await provider.answer(createWebhook, ofLive);
    const url = 'https://crm.example.pt/ensaio';
    const environment = 'sandbox' as const;
    const { secret } = await provider.answer(createWebhook, { ...ofLive, environment, url });
    expect(await provider.answer(listWebhooks, {})).toMatchObject([{ url: ofLive.url }]);
    expect(await provider.answer(listWebhooks, { environment })).toMatchObject([{ url }]);
    const beginDate = new Date(Date.now() - 60_000).toISOString();
    const endDate = new Date(Date.now() + 86_400_000).toISOString();
    await provider.answer(setSandboxPeriod, { beginDate, endDate });
    await server.work();
    expect(received).toEqual([]);
    await server.workInSandbox();
    const opened = received.filter(({ said }) => said.type === 'maintenance.period_opened');
    expect(opened.map(({ url: to, said }) => [to, said.data])).toEqual([[url, { beginDate, endDate }]]);
    expect(new Webhook(secret).verify(opened[0]?.body ?? '', opened[0]?.headers ?? {})).toBeTruthy();
  } finally {
    await server.close();
  }
});
