import type { Page } from '@playwright/test';
import { isMissing } from './support/isMissing';
import { resultRows } from './support/lists';
import { textField } from './support/requestForm';
import { saveData } from './support/saveData';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByText(/^Sem ligação\. Voltamos a tentar/);

test('8 a screen that is opened without a network keeps the frame, and opens when the network is back', async ({
  page,
  context,
}) => {
  await saveData(page);
  await signIn(page, accounts.operator);
  await textField(page, 'Nome completo').fill('Rita Sem Rede');
  // The draft is saved after a pause in typing.
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(textField(page, 'Nome completo')).toHaveValue('Rita Sem Rede');

  await menu(page, 'Manutenção da Tarifa Social').click();
  const leaving = page.getByRole('dialog', { name: 'Pretende sair desta página?' });
  await leaving.getByRole('button', { name: 'Sim' }).click();
  await expect(title(page, 'Sem ligação')).toBeFocused();
  await expect(page.getByRole('button', { name: accounts.operator.username })).toBeVisible();
  await expect(menu(page, 'Gerir Pedidos')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(title(page, 'Sem ligação')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Dados de notificação' })).toBeVisible();
  await expect(banner(page)).toBeHidden();

  await menu(page, 'Submeter Pedido').click();
  await expect(textField(page, 'Nome completo')).toHaveValue('Rita Sem Rede');
});

test('8 what opens over a page says so when its code does not come, and the page keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await saveData(page);
  await signIn(page, accounts.operator);
  await textField(page, 'Nome completo').fill('Rita Sem Rede');
  await textField(page, 'Nome completo').blur();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await isMissing(page, 'SearchAnything', () => press('Procurar'));
  await isMissing(page, 'KeyHelp', () => page.keyboard.press('?'));
  await expect(textField(page, 'Nome completo')).toHaveValue('Rita Sem Rede');
  await page.unrouteAll();
  await press('Procurar');
  const dialog = page.getByRole('dialog', { name: 'Procurar' });
  const again = page.getByText(/se continuar, atualize a página/);
  await expect(dialog.or(again)).toBeVisible();
  // Chromium from 150 on remembers a script that did not come until the page is reloaded, as the text says.
  if (await again.isVisible()) {
    await page.reload();
    await press('Procurar');
  }
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
});

test("8 results stay where the dialogs of 'Exportar' and 'Importar' do not come", async ({ page }) => {
  await saveData(page);
  await signIn(page, accounts.administrator);
  await page.goto('/decisionTexts');
  const results = page.getByRole('table').getByRole('row');
  await expect(results.nth(1)).toBeVisible();
  await isMissing(page, 'ExportDialog', () => page.getByRole('button', { name: 'Exportar' }).click());
  await isMissing(page, 'ImportDialog', () => page.getByRole('button', { name: 'Importar' }).click());
  await expect(results.nth(1)).toBeVisible();
});

test('8 the screens of the menu are prefetched while the network is idle', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await signIn(page, accounts.operator);
  for (const name of ['ApplicationList', 'MaintenanceRequestList']) {
    await expect.poll(() => fetched.join(' '), { timeout: 30_000 }).toContain(`/assets/${name}`);
  }
  await context.setOffline(true);
  await menu(page, 'Gerir Pedidos').click();
  await expect(title(page, 'Gerir Pedidos')).toBeVisible();
  await expect(page.getByText('Não foi possível apresentar os resultados.')).toBeVisible();
  await context.setOffline(false);
  await expect(resultRows(page).first()).toBeVisible();
});

test('8 a page from before a new version offers to reload', async ({ page }) => {
  await saveData(page);
  await signIn(page, accounts.operator);
  // Simulates a deployment: the old files are gone, and the page names new ones.
  await page.route('**/assets/ApplicationList*', (route) => route.fulfill({ status: 404 }));
  await page.route(/:\d+\/$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('/assets/', '/assets/new-'),
    });
  });
  await menu(page, 'Gerir Pedidos').click();
  await expect(title(page, 'Foi instalada uma nova versão')).toBeVisible();
  await expect(menu(page, 'Submeter Pedido')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(resultRows(page).first()).toBeVisible();
});

test('a file that is not there, an old one too, is answered 404, never with the page; robots are kept out', async ({
  request,
}) => {
  for (const path of [
    '/assets/main-AAAAAAAA.js',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/users/list.php',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).not.toContain('html');
    expect(answer.headers()['cache-control'] ?? '', path).not.toContain('immutable');
  }
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});

test('1 the loading overlay is a small box near the top, over a page that stays readable', async ({
  page,
}) => {
  await signIn(page, accounts.operator);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/Application/search', async (route) => {
    await held;
    await route.continue();
  });
  await menu(page, 'Gerir Pedidos').click();
  const box = page.getByRole('status').filter({ hasText: 'A carregar…' });
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height).toBeLessThan(130);
  await page.getByRole('textbox', { name: 'NIF', exact: true }).fill('123');
  goOn();
  await expect(box).toBeHidden();
});
