import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { violationsOf } from '../support/accessibility';
import { makeDocument } from '../support/documents';
import { makeNif } from '../support/makeNif';
import { addDocuments, chooseAddress, submittedId, textField } from '../support/requestForm';
import { type StaticHost, serveStatically } from '../support/staticHost';
import { expect, ownTest as test } from '../support/test';

let folder: string;
let host: StaticHost;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'tsi-demo-'));
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  const options = ['--config', 'vite.demo.config.ts', '--outDir', folder, '--minify', 'false'];
  execFileSync(process.execPath, [vite, 'build', ...options, '--logLevel', 'error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  host = await serveStatically(folder, '/projetos/tsi/');
});
test.afterAll(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const application = (page: Page) => page.frameLocator('iframe');
const signInAs = async (page: Page, account: RegExp) => {
  await page
    .getByRole('region', { name: 'Contas de demonstração' })
    .getByRole('button', { name: account })
    .click();
  await application(page).getByRole('button', { name: 'Entrar', exact: true }).click();
};
const signOut = async (app: FrameLocator, username: string) => {
  await app.getByRole('button', { name: username }).click();
  await app.getByRole('menuitem', { name: 'Sair' }).click();
};
/** Reloads the application at an address for which the host has no file. */
const load = async (page: Page, path: string) => {
  await page.frames()[1]?.evaluate((address) => window.location.assign(address), path);
};

test('the whole product works in a tab, on a static host and below a path', async ({ page }) => {
  test.setTimeout(240_000);
  const app = application(page);
  const nif = makeNif();
  const proof = await makeDocument('rendimento-social.pdf', 2, 1_500_000);
  let id = 0;

  await test.step('it opens at the sign-in, says that data stay in the tab and offers its accounts', async () => {
    await page.goto(host.url);
    await expect(page.getByText(/^Demonstração: os dados ficam neste separador/)).toBeVisible();
    await expect(page.getByText('Dados prontos.')).toBeVisible({ timeout: 60_000 });
    await signInAs(page, /Operador NetAtlântico/);
    await expect(app.getByRole('button', { name: 'Submeter Pedido' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Contas de demonstração' })).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('2.3 an operator submits a request with a PDF', async () => {
    await textField(app, 'E-mail do prestador').fill('elegibilidade@netatlantico.example.pt');
    await textField(app, 'Nome completo').fill('Maria da Conceição Araújo');
    await textField(app, 'NIF').fill(nif);
    await chooseAddress(app, 'Morada fiscal', exampleCodes.one[0]);
    await app.getByLabel(/^O cidadão entregou documentos comprovativos/).check();
    await addDocuments(app, /^Comprovativos da Segurança Social/, proof);
    await app.getByRole('button', { name: 'Submeter Pedido' }).click();
    id = await submittedId(app);
    await app.getByRole('button', { name: 'Voltar à página Inicial' }).click();
    await signOut(app, 'operador@netatlantico.example.pt');
  });

  await test.step('2.6 an administrator finds it and saves the PDF, also when the service worker had ended', async () => {
    await signInAs(page, /Administrador/);
    await expect(app.getByRole('heading', { level: 1, name: 'Pedidos de Elegibilidade' })).toBeVisible();
    const browserTools = await page.context().newCDPSession(page);
    await browserTools.send('ServiceWorker.enable');
    await browserTools.send('ServiceWorker.stopAllWorkers');
    await page.frames()[1]?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await textField(app, 'NIF').fill(nif);
    await app.getByRole('button', { name: 'Pesquisar', exact: true }).click();
    await expect(app.getByText('1-1 de 1 resultados')).toBeVisible();
    // A link that would open another tab opens in this one, where the database is.
    await app
      .getByRole('row')
      .filter({ hasText: nif })
      .getByRole('link', { name: 'Detalhe' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(app.getByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
    await expect(app.getByRole('article', { name: 'Página 1 de 2' })).toContainText(`${proof.name} - 1 / 2`);
    const download = page.waitForEvent('download');
    await app.getByRole('button', { name: `Descarregar original: ${proof.name}` }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(proof.name);
    expect(Buffer.compare(await readFile(await saved.path()), proof.buffer)).toBe(0);
  });

  await test.step('2.10 a new user opens the link of the e-mail and signs in', async () => {
    await load(page, '/users/create');
    await textField(app, 'E-mail').fill('nova@tsi.example.pt');
    await app.getByRole('combobox', { name: 'Estado', exact: true }).click();
    await app.getByRole('option', { name: 'Ativo', exact: true }).click();
    await app.getByRole('checkbox', { name: 'Consultar Utilizadores', exact: true }).check();
    await app.getByRole('button', { name: 'Gravar' }).click();
    // The e-mail can arrive before the answer, while the form would still ask whether to leave it.
    await expect(app.getByText('Utilizador criado com sucesso.')).toBeVisible();
    // What a page asks for while it is being left is answered by the server, here without a session; the host's 404 would
    // take the user back.
    const answerWhileLeaving = await page.frames()[1]?.evaluate(async () => {
      window.dispatchEvent(new Event('beforeunload'));
      await new Promise((passed) => setTimeout(passed, 500));
      return (await fetch('/api/User/get-statuses')).status;
    });
    expect(answerWhileLeaving).toBe(401);
    // The request may have been decided meanwhile, which sends another e-mail.
    await page.getByRole('button', { name: /^Correio [1-9]/ }).click();
    await page
      .getByRole('region', { name: 'Correio' })
      .getByRole('link', { name: /passwordReset/ })
      .click();
    await expect(app.getByRole('heading', { level: 1, name: 'REGISTO' })).toBeVisible();
    await app.getByLabel('Nova Palavra-passe', { exact: true }).fill('Primeira-Vez-2026');
    await app.getByLabel('Confirmar Palavra-passe', { exact: true }).fill('Primeira-Vez-2026');
    await app.getByRole('button', { name: 'Gravar' }).click();
    await expect(app.getByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
  });

  await test.step('reloading the tab starts over, without a session', async () => {
    await page.reload();
    // The first test step covers that the demo data become ready.
    await expect(page.getByText('A preparar os dados de demonstração…')).toBeVisible();
    await expect(app.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  });
});

test('nothing of it is in the ordinary build', () => {
  const files = readdirSync('dist/web', { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const revealing = /mockServiceWorker|demoHost|pglite/i;
  expect(files.filter((file) => revealing.test(file))).toEqual([]);
  expect(scripts.filter((file) => revealing.test(readFileSync(join('dist/web', file), 'utf8')))).toEqual([]);
});
