import type { Browser, Page } from '@playwright/test';
import type { AppServer } from './support/appServer';
import { mailedLink } from './support/mailedLink';
import { accounts, signIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

const password = 'Primeira-Vez-2026';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Gravar' }).click();

interface NewUser {
  username: string;
  path: '/users/create' | '/userProviders/create';
  /** The user's provider; undefined for users of the regulator. */
  providerName?: string;
  accesses: readonly string[];
}

/** The home page and menu that the rights preview promises. */
interface Promised {
  home: string;
  menu: readonly string[];
}

/** Creates a user as an administrator does, and returns the rights preview as it stood just before saving. */
const create = async (page: Page, { username, path, providerName, accesses }: NewUser): Promise<Promised> => {
  await page.goto(path);
  if (providerName) await choose(page, 'Prestador', providerName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(username);
  await choose(page, 'Estado', 'Ativo');
  for (const access of accesses) await page.getByRole('checkbox', { name: access, exact: true }).check();
  const preview = page.getByRole('region', { name: 'Pré-visualização' });
  const menu = await preview.getByRole('list', { name: 'Menu' }).getByRole('listitem').allTextContents();
  const home = (await preview.getByText('Página inicial').locator('+ *').textContent()) ?? '';
  await save(page);
  await expect(title(page, `Acessos de ${username}`)).toBeVisible();
  return { home, menu };
};

/** Opens the link of the registration e-mail in a separate browser context, chooses a password and signs in. */
const register = async (browser: Browser, appServer: AppServer, username: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: appServer.url, locale: 'pt-PT' });
  const page = await context.newPage();
  const link = await mailedLink(appServer, username);
  expect(link).toMatch(new RegExp(`^${appServer.url}/passwordReset\\?code=[\\w-]+&isNewAccount=1$`));
  await page.goto(link);
  await expect(title(page, 'REGISTO')).toBeVisible();
  await page.getByLabel('Nova Palavra-passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmar Palavra-passe', { exact: true }).fill(password);
  await save(page);
  await expect(page.getByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, { username, password });
  return page;
};

const expectPromised = async (page: Page, { home, menu }: Promised) => {
  const item = page.getByRole('navigation').getByRole('link', { name: home, exact: true });
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveText([...menu]);
};

test.beforeEach(({ page }) => signIn(page, accounts.administrator));

test("2.10 a user of the regulator, from creation to the first sign-in, and to the session's end when deactivated", async ({
  page,
  browser,
  appServer,
}) => {
  const username = 'recem-chegada@tsi.example.pt';
  const promised = await create(page, {
    username,
    path: '/users/create',
    accesses: ['Consultar Utilizadores', 'Consultar Pedidos de Elegibilidade'],
  });
  expect(promised).toEqual({
    home: 'Pedidos de Elegibilidade',
    menu: ['Pedidos de Elegibilidade', 'Utilizadores', 'Visão geral'],
  });
  const newcomer = await register(browser, appServer, username);
  await expect(newcomer).toHaveURL(/\/applications$/);
  await expectPromised(newcomer, promised);

  await test.step('the link serves once', async () => {
    const again = await newcomer.context().newPage();
    await again.goto(await mailedLink(appServer, username));
    await again.getByLabel('Nova Palavra-passe', { exact: true }).fill(`${password}!`);
    await again.getByLabel('Confirmar Palavra-passe', { exact: true }).fill(`${password}!`);
    await save(again);
    await expect(again.getByText(/^A ligação expirou/)).toBeVisible();
    await again.close();
  });

  await test.step('deactivated, its next call ends at the sign-in', async () => {
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await choose(page, 'Estado', 'Inativo');
    await save(page);
    await expect(page.getByText('Utilizador atualizado com sucesso.')).toBeVisible();
    await newcomer.getByRole('link', { name: 'Utilizadores', exact: true }).click();
    await expect(newcomer.getByText('Sessão expirada')).toBeVisible();
    await expect(newcomer).toHaveURL(/\/login/i);
  });
  await newcomer.context().close();
});

test("2.11 a provider's user, from creation to the first sign-in", async ({ page, browser, appServer }) => {
  const username = 'balcao-novo@netatlantico.example.pt';
  const promised = await create(page, {
    username,
    path: '/userProviders/create',
    providerName: accounts.operator.providerName,
    accesses: ['Criar Pedidos de Elegibilidade'],
  });
  expect(promised.menu).toEqual(['Submeter Pedido', 'Gerir Pedidos']);
  const newcomer = await register(browser, appServer, username);
  await expect(newcomer).toHaveURL(/\/form$/);
  await expectPromised(newcomer, promised);
  await newcomer.context().close();
});
