import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { violationsOf } from '../../../../tests/e2e/support/accessibility';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { makeNif } from '../../../../tests/e2e/support/makeNif';
import { button, dialog, open } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';
import { runProgram } from '../../../../tests/support/runProgram';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const inProduction = (page: Page) => page.getByRole('radio', { name: 'Produção' }).check();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// The first tests wait for the sandbox, whose database is made at its first use.
test.describe.configure({ timeout: 180_000 });

/** Opens the page for a provider's person, with its sandbox. */
const openIntegration = async (page: Page) => {
  await signIn(page, accounts.operator);
  await open(page, '/integration', 'Integração');
  await expect(tab(page, 'TypeScript')).toBeVisible({ timeout: 90_000 });
};

/** Makes a tax number that the simulated services find eligible: they decide by its last digit. */
const eligibleNif = (): string => {
  const nif = makeNif();
  return /[0-2]$/.test(nif) && nif.slice(4, 7) !== '999' ? nif : eligibleNif();
};

/** Creates a client by keyboard, and returns what the dialog shows this once. */
const createClient = async (page: Page, name: string) => {
  await button(page, 'Criar cliente').press('Enter');
  await dialog(page, 'Criar cliente').getByRole('textbox', { name: 'Nome do sistema' }).fill(name);
  await dialog(page, 'Criar cliente').getByRole('button', { name: 'Confirmar' }).press('Enter');
  const shown = dialog(page, 'Guarde o segredo agora');
  const lines = await shown.getByRole('region', { name: 'Identificador e segredo' }).innerText();
  expect(await violationsOf(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Já o guardei' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  return Object.fromEntries(lines.split('\n').map((line) => line.split('=') as [string, string]));
};

/** Makes a client of the sandbox and the first request, with what the page shows and nothing else; returns its number, and that. */
const makeFirstRequest = async (page: Page, nif?: string) => {
  await button(page, 'Criar cliente de testes').click();
  const settings = region(page, 'Variáveis de ambiente');
  await expect(settings).not.toContainText('O_SEU_SEGREDO');
  const lines = (await settings.innerText()).matchAll(/export (\w+)='(.*)'/g);
  const given = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(given.TSI_ADDRESS).toMatch(/\/sandbox\/api$/);
  await tab(page, 'TypeScript').click();
  const source = await region(page, 'Código em TypeScript').innerText();
  const told = await runProgram('typescript', source, { ...given, ...(nif && { TSI_NIF: nif }) });
  expect(told).toContain('{ data: [ { success: true } ] }');
  return { requestId: Number(/applicationId: (\d+)/.exec(told)?.[1]), given };
};

/** Returns a request of the sandbox for which elements are asked, as the provider's system finds it. */
const findAskedFor = async ({
  TSI_ADDRESS,
  TSI_CLIENT_ID = '',
  TSI_CLIENT_SECRET = '',
}: Record<string, string>) => {
  const { access_token } = await (
    await fetch(`${TSI_ADDRESS}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: TSI_CLIENT_ID,
        client_secret: TSI_CLIENT_SECRET,
      }),
    })
  ).json();
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    pageNumber: 1,
    pageSize: 100,
    applicationStatusId: applicationStatus.processing,
  });
  const found = await fetch(`${TSI_ADDRESS}/Application/search`, { method: 'POST', headers, body });
  for (const { id } of (await found.json()).items) {
    const asked = await fetch(`${TSI_ADDRESS}/Application/get-elements?applicationId=${id}`, { headers });
    if ((await asked.json()).data.length > 0) return String(id);
  }
  throw new Error('No elements are asked for');
};

test('a provider’s person creates a client, makes the first request with the page’s program and sees the calls', {
  tag: '@walk',
}, async ({ page }) => {
  await openIntegration(page);
  await tab(page, 'TypeScript').click();
  const source = await region(page, 'Código em TypeScript').innerText();

  await inProduction(page);
  await tab(page, 'Chaves').focus();
  await page.keyboard.press('Enter');
  const given = await createClient(page, 'CRM de ensaio');
  expect(given.TSI_CLIENT_ID).toMatch(/^tsi_live_/);
  await expect(page.getByRole('heading', { level: 3, name: 'CRM de ensaio' })).toBeVisible();
  await page.reload();
  await tab(page, 'Chaves').click();
  await expect(page.getByText(String(given.TSI_CLIENT_ID), { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(String(given.TSI_CLIENT_SECRET));

  const told = await runProgram('typescript', source, {
    ...given,
    TSI_ADDRESS: `${new URL(page.url()).origin}/api`,
    TSI_NIF: eligibleNif(),
  });
  expect(told).toContain('success: true, applicationId:');
  expect(told).toContain('Estado: 7');
  expect(told).toContain('{ data: [ { success: true } ] }');

  await tab(page, 'Últimas chamadas').click();
  const calls = page.getByRole('table', { name: 'Últimas chamadas' });
  await expect(calls.getByRole('row').filter({ hasText: 'POST /Application/submit' })).toContainText(
    'CRM de ensaio',
  );
  await expect(calls.getByRole('row').filter({ hasText: 'set-activation-status' })).toContainText('200');

  await page.setViewportSize({ width: 390, height: 844 });
  await untilIdle(page, () => page.getByRole('radio', { name: 'Testes' }).check());
  for (const name of ['Começar', 'Chaves', 'Últimas chamadas', 'Webhooks', 'Limites', 'Ambiente de testes']) {
    await untilIdle(page, () => tab(page, name).click());
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    expect(await flatTargets(page), name).toEqual([]);
    expect(await violationsOf(page), name).toEqual([]);
  }
});

test('a stranger’s first request in the sandbox takes what the page shows, and nothing else', {
  tag: '@walk',
}, async ({ page }) => {
  await openIntegration(page);
  await inProduction(page);
  await makeFirstRequest(page);
  await expect(page.getByRole('radio', { name: 'Testes' })).toBeChecked();

  await tab(page, 'Últimas chamadas').click();
  const calls = page.getByRole('table', { name: 'Últimas chamadas' });
  await expect(calls.getByRole('row').filter({ hasText: '/Application/submit' })).toContainText(
    'Primeiro pedido',
  );
  await tab(page, 'Ambiente de testes').click();
  await expect(page.getByRole('table', { name: 'E-mails que teriam seguido' })).toContainText('Elegível');
});

test('a provider’s system is told of its request in the sandbox, again when asked, and the sandbox is emptied', async ({
  page,
}) => {
  const messages: { id: unknown; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    messages.push({ id: request.headers['webhook-id'], body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  try {
    await once(receiver, 'listening');
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/avisos`;
    await openIntegration(page);
    await tab(page, 'Webhooks').click();
    await button(page, 'Acrescentar endereço').press('Enter');
    const adding = dialog(page, 'Acrescentar endereço');
    await adding.getByRole('textbox', { name: 'Endereço' }).fill('crm.exemplo.pt');
    await adding.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await expect(adding).toContainText('Indique um endereço que comece por https://.');
    await adding.getByRole('textbox', { name: 'Endereço' }).fill(address);
    await adding.getByRole('button', { name: 'Confirmar' }).press('Enter');
    const shown = dialog(page, 'Guarde o segredo agora');
    await expect(shown.getByRole('region', { name: 'Segredo' })).toContainText('whsec_');
    await shown.getByRole('button', { name: 'Já o guardei' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: address })).toBeVisible();

    await tab(page, 'Começar').click();
    const { requestId, given } = await makeFirstRequest(page, eligibleNif());
    const ofRequest = () => messages.filter(({ body }) => JSON.parse(body).data.applicationId === requestId);
    await expect.poll(() => ofRequest().length).toBeGreaterThan(0);
    await tab(page, 'Webhooks').click();
    const delivered = page
      .getByRole('table', { name: 'Mensagens' })
      .getByRole('row')
      .filter({ hasText: String(ofRequest()[0]?.id) });
    await expect(async () => {
      await button(page, 'Atualizar').click();
      await expect(delivered).toContainText('Entregue · 1 tentativa · resposta 204', { timeout: 1000 });
    }).toPass();
    await expect(delivered).toContainText(address);
    const received = messages.length;
    await delivered.getByRole('button', { name: /^Reenviar/ }).press('Enter');
    await expect.poll(() => messages.slice(received).map(({ id }) => id)).toContain(ofRequest()[0]?.id);
    // What was pressed is gone while its message waits, and the keyboard stays where it was.
    await expect(page.locator('[role=tabpanel] :focus')).toHaveCount(1);

    await tab(page, 'Ambiente de testes').click();
    const mails = page.getByRole('table', { name: 'E-mails que teriam seguido' });
    await expect(mails).toContainText(`pedido ${requestId} `);
    await button(page, 'Decidir pelo regulador').press('Enter');
    const deciding = dialog(page, 'Decidir pelo regulador');
    await deciding.getByRole('textbox', { name: 'N.º do pedido' }).fill(String(requestId));
    await deciding.getByRole('combobox', { name: 'Decisão' }).click();
    await page.getByRole('option', { name: 'Não elegível', exact: true }).click();
    const confirm = deciding.getByRole('button', { name: 'Confirmar' });
    await confirm.press('Enter');
    await expect(deciding).toContainText('Campo obrigatório.');
    const reason = 'Não foram confirmados baixos rendimentos.';
    await deciding.getByRole('textbox', { name: 'Motivo, ou o que falta' }).fill(reason);
    await confirm.press('Enter');
    await expect(deciding).toContainText('O pedido não está à espera de uma decisão do regulador.');
    expect(await violationsOf(page)).toEqual([]);
    const askedFor = await findAskedFor(given);
    await deciding.getByRole('textbox', { name: 'N.º do pedido' }).fill(askedFor);
    await confirm.press('Enter');
    await expect(page.getByText('A decisão foi registada no ambiente de testes.')).toBeVisible();
    await expect(async () => {
      await button(page, 'Atualizar').click();
      await expect(mails).toContainText(`pedido ${askedFor} `, { timeout: 1000 });
    }).toPass();
    await expect
      .poll(() => messages.map(({ body }) => JSON.parse(body).data))
      .toContainEqual(
        expect.objectContaining({
          applicationId: Number(askedFor),
          statusId: applicationStatus.nonEligible,
        }),
      );

    const empty = button(page, 'Esvaziar: Ambiente de testes');
    await empty.press('Enter');
    await dialog(page).getByRole('button', { name: 'Não' }).press('Enter');
    await expect(mails).toContainText(`pedido ${requestId} `);
    await expect(empty).toBeFocused();
    await empty.press('Enter');
    await dialog(page).getByRole('button', { name: 'Sim' }).press('Enter');
    await expect(page.getByText('O ambiente de testes foi esvaziado.')).toBeVisible();
    // The requests of the examples are there again, as they were at first.
    await expect(mails).not.toContainText(`pedido ${requestId} `);
    await expect(empty).toBeFocused();
  } finally {
    receiver.close();
  }
});

test('a revoked client is refused at its next call, and the page says why', async ({ page }) => {
  await signIn(page, accounts.operator);
  await open(page, '/integration', 'Integração');
  await inProduction(page);
  await tab(page, 'Chaves').click();
  const given = await createClient(page, 'CRM revogado');
  const origin = new URL(page.url()).origin;
  const askToken = () =>
    page.request.post(`${origin}/api/oauth/token`, {
      form: {
        grant_type: 'client_credentials',
        client_id: String(given.TSI_CLIENT_ID),
        client_secret: String(given.TSI_CLIENT_SECRET),
      },
    });
  expect((await askToken()).status()).toBe(200);
  await page.getByRole('button', { name: 'Revogar cliente: CRM revogado' }).click();
  await button(page, 'Sim').click();
  await expect(page.getByText('O cliente foi revogado.')).toBeVisible();
  expect((await askToken()).status()).toBe(401);
});

test('an administrator sees the clients of all providers, and looks after those of one', async ({ page }) => {
  await signIn(page, accounts.operator);
  await open(page, '/integration', 'Integração');
  await inProduction(page);
  await tab(page, 'Chaves').click();
  await createClient(page, 'CRM à vista');
  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.administrator);
  await open(page, '/integration', 'Integração');
  const clients = page.getByRole('table', { name: 'Clientes' });
  await expect(clients.getByRole('row').filter({ hasText: 'CRM à vista' })).toContainText('NetAtlântico');
  await expect(tab(page, 'Chaves')).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.getByRole('combobox', { name: 'Prestador' }).click();
  await page.getByRole('option', { name: 'NetAtlântico' }).click();
  await tab(page, 'Limites').click();
  await expect(page.getByRole('table', { name: 'Limites' })).toContainText('Por minuto');
});
