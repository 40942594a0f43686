import type { Page } from '@playwright/test';
import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { makeDocument } from './support/documents';
import { leaveForm } from './support/leaveForm';
import { makeNif } from './support/makeNif';
import { readOnlyValue } from './support/readOnlyValue';
import { addDocuments, chooseAddress, submittedId, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { spoilTokens } from './support/spoilTokens';
import { expect, test } from './support/test';

const notice = (page: Page) => page.getByText(/^Recuperámos o que tinha preenchido neste formulário/);

/** Simulates an expired access token: the server rejects this one and accepts later ones. */
const expireAccessToken = async (page: Page) => {
  const { accessToken } = await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}'));
  await page.context().route('**/api/Application/**', async (route) => {
    const isOverdue = (await route.request().headerValue('authorization')) === `Bearer ${accessToken}`;
    await (isOverdue ? route.fulfill({ status: 401, json: { message: 'Expirou.' } }) : route.continue());
  });
};

const signInHere = async (page: Page, { username, password }: { username: string; password: string }) => {
  await textField(page, 'E-mail').fill(username);
  await page.getByLabel('Palavra-passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

test('4 a form in progress survives the end of the session, files included, until it is sent', {
  tag: '@walk',
}, async ({ page }) => {
  test.setTimeout(150_000);
  const proof = await makeDocument('rendimentos.pdf', 2);
  const enrolment = await makeDocument('matricula.pdf', 1);
  const nif = makeNif();
  await signIn(page, accounts.operator);
  await textField(page, 'E-mail do prestador').fill('pedidos@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Rosa Antunes');
  await textField(page, 'NIF').fill(nif);
  await chooseAddress(page, 'Morada fiscal', exampleCodes.many[0], 1);
  await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
  await addDocuments(page, /Comprovativo de matrícula/, enrolment);
  await page.getByLabel(/^O cidadão entregou/).check();
  await addDocuments(page, /^Comprovativos da Segurança Social/, proof);

  await test.step('the session ends while an address is looked up', async () => {
    await spoilTokens(page);
    const student = page.getByRole('group', { name: 'Morada de residência do estudante' });
    await textField(student, 'Código postal (4 dígitos)').fill('1000');
    // A postal code is looked up as soon as it is complete.
    await textField(student, 'Código postal (3 dígitos)').fill('205');
    await expect(page.getByText('Sessão expirada')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fform$/);
  });

  await test.step('another user does not see it', async () => {
    await signInHere(page, accounts.otherOperator);
    await expect(page).toHaveURL(/\/form$/);
    await expect(textField(page, 'Nome completo')).toHaveValue('');
    await expect(notice(page)).toBeHidden();
    await spoilTokens(page);
    // Not by a link: a call that the page makes by itself may lead to the login page first.
    await page.goto('/applicationManagement');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('its user finds all of it again, also after a reload', async () => {
    await page.goto('/login?redirect=%2Fform');
    await signInHere(page, accounts.operator);
    await expect(page).toHaveURL(/\/form$/);
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(notice(page)).toBeVisible();
      await expect(textField(page, 'Nome completo')).toHaveValue('Rosa Antunes');
      await expect(textField(page, 'NIF')).toHaveValue(nif);
      await expect(
        readOnlyValue(page.getByRole('group', { name: 'Morada fiscal' }), 'Distrito'),
      ).not.toHaveText(/^—?$/);
      await expect(
        textField(
          page.getByRole('group', { name: 'Morada de residência do estudante' }),
          'Código postal (3 dígitos)',
        ),
      ).toHaveValue('205');
      await expect(page.getByRole('button', { name: 'Remover matricula.pdf' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remover rendimentos.pdf' })).toBeVisible();
    }
  });

  await test.step('it can be sent, with the files, and is forgotten then', async () => {
    await page.getByLabel('Tarifa social para estudante universitário deslocado').uncheck();
    await page.getByLabel(/^O cidadão foi informado/).check();
    await page.getByRole('button', { name: 'Submeter Pedido' }).click();
    await submittedId(page);
    await page.getByRole('button', { name: 'Voltar à página Inicial' }).click();
    await page.reload();
    await expect(textField(page, 'Nome completo')).toHaveValue('');
    await expect(notice(page)).toBeHidden();
  });
});

test('4 a draft is discarded on request, and erased by signing out', async ({ page }) => {
  await signIn(page, accounts.operator);
  await textField(page, 'Nome completo').fill('Um rascunho');
  await leaveForm(page, page.getByRole('link', { name: 'Gerir Pedidos' }));
  await page.getByRole('link', { name: 'Submeter Pedido' }).click();
  await expect(textField(page, 'Nome completo')).toHaveValue('Um rascunho');
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(textField(page, 'Nome completo')).toHaveValue('');
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(textField(page, 'Nome completo')).toHaveValue('');
  await expect(notice(page)).toBeHidden();

  await textField(page, 'Nome completo').fill('Outro rascunho');
  await page.getByRole('button', { name: accounts.operator.username }).click();
  await leaveForm(page, page.getByRole('menuitem', { name: 'Sair' }));
  await expect(page).toHaveURL(/\/login$/);
  await signInHere(page, accounts.operator);
  await expect(page).toHaveURL(/\/form$/);
  await expect(textField(page, 'Nome completo')).toHaveValue('');
  await page.waitForTimeout(1000);
  await expect(notice(page)).toBeHidden();
  const kept = await page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
  expect(JSON.stringify(kept)).not.toContain('@');
});

test('4 tabs: one refresh for all, a draft of their own, one sign-out, one user', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await signIn(page, accounts.operator);
  const second = await context.newPage();
  await second.goto('/form');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('many calls of two tabs refresh once', async () => {
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/refresh-access-token')) refreshes.push(request.url());
    });
    await expireAccessToken(page);
    await Promise.all([
      page.getByRole('link', { name: 'Gerir Pedidos' }).click(),
      second.getByRole('link', { name: 'Gerir Pedidos' }).click(),
    ]);
    for (const tab of [page, second]) {
      await expect(tab.locator('tbody').getByRole('row').first()).toBeVisible();
      await expect(tab).toHaveURL(/\/applicationManagement$/);
    }
    expect(refreshes).toHaveLength(1);
  });

  await test.step('each tab keeps its own draft', async () => {
    for (const [tab, name] of [
      [page, 'Primeira'],
      [second, 'Segunda'],
    ] as const) {
      await tab.getByRole('link', { name: 'Submeter Pedido' }).click();
      await textField(tab, 'Nome completo').fill(name);
      await tab.waitForTimeout(700);
    }
    for (const [tab, name] of [
      [page, 'Primeira'],
      [second, 'Segunda'],
    ] as const) {
      await tab.reload();
      await expect(textField(tab, 'Nome completo')).toHaveValue(name);
    }
  });

  await test.step('a session that ends in one tab ends in the other, and signing in again revives both', async () => {
    // They are asked for by themselves, and would end the session before anybody leaves.
    const byThemselves = /\/get-(to-do|services)/;
    await context.route(byThemselves, (route) => route.abort());
    await spoilTokens(page);
    await leaveForm(page, page.getByRole('link', { name: 'Gerir Pedidos' }));
    await expect(page).toHaveURL(/\/login/);
    await context.unroute(byThemselves);
    await expect(second).toHaveURL(/\/login\?redirect=%2Fform$/);
    await signInHere(page, accounts.operator);
    await expect(page).toHaveURL(/\/applicationManagement$/);
    await expect(second).toHaveURL(/\/form$/);
    await expect(textField(second, 'Nome completo')).toHaveValue('Segunda');
  });

  await test.step('signing out in one tab ends the other', async () => {
    await page.getByRole('button', { name: accounts.operator.username }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(second).toHaveURL(/\/login/);
  });

  await test.step('another user in one tab is another user in the other tab', async () => {
    await signInHere(page, accounts.operator);
    await expect(page).toHaveURL(/\/form$/);
    await expect(second).toHaveURL(/\/form$/);
    await expect(notice(second)).toBeHidden();
    const { accessToken, ...session } = await page.evaluate(
      async (credentials) => {
        const answer = await fetch('/api/Authentication/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(credentials),
        });
        return answer.json();
      },
      { username: accounts.administrator.username, password: accounts.administrator.password },
    );
    await page.evaluate((value) => localStorage.setItem('currentUser', JSON.stringify(value)), {
      accessToken,
      ...session,
    });
    await expect(second.getByRole('button', { name: accounts.administrator.username })).toBeVisible();
    await expect(second).toHaveURL(/\/applications$/);
  });
});

test('4 a refresh that gets no answer does not end the session', async ({ page }) => {
  await signIn(page, accounts.operator);
  await expireAccessToken(page);
  await page.route('**/refresh-access-token', (route) => route.abort());
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(/\/applicationManagement$/);
  await page.unroute('**/refresh-access-token');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
});
