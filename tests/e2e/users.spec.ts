import type { Page } from '@playwright/test';
import { accounts, signIn } from './support/signIn';
import { tabAndPress, tabAndType, tabTo } from './support/tabTo';
import { expect, test } from './support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const openMenuItem = async (page: Page, name: string) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(title(page, name)).toBeVisible();
};

test.beforeEach(({ page }) => signIn(page, accounts.administrator));

test('2.10 an administrator creates a user, changes its rights and finds it again', async ({ page }) => {
  await openMenuItem(page, 'Utilizadores');
  await page.getByRole('link', { name: 'Adicionar' }).click();
  await expect(title(page, 'Adicionar Utilizador')).toBeVisible();
  await email(page).fill('nova@tsi.example.pt');
  await choose(page, 'Estado', 'Ativo');
  await checkbox(page, 'Editar Pedidos de Elegibilidade').check();
  await expect(checkbox(page, 'Consultar Pedidos de Elegibilidade')).toBeChecked();
  await expect(checkbox(page, 'Consultar Pedidos de Elegibilidade')).toBeDisabled();
  const preview = page.getByRole('region', { name: 'Pré-visualização' });
  await expect(preview.getByRole('listitem')).toHaveText([
    'Pedidos de Elegibilidade',
    'Por aprovar',
    'Visão geral',
  ]);
  await save(page).click();
  await expect(page.getByText('Utilizador criado com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/users\/\d+\/details$/);
  await expect(title(page, 'Acessos de nova@tsi.example.pt')).toBeVisible();
  await expect(email(page)).toBeDisabled();

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await checkbox(page, 'Criar Utilizadores').check();
  await save(page).click();
  await expect(page.getByText('Utilizador atualizado com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/users\/\d+\/details$/);
  // The address changes before the page does, and both pages have a Voltar button.
  await expect(page.getByRole('link', { name: 'Editar', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await email(page).fill('nova@');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByText('1-1 de 1 resultados')).toBeVisible();
  await page.getByRole('link', { name: 'Acessos' }).click();
  await expect(checkbox(page, 'Consultar Utilizadores')).toBeChecked();
  await page.reload();
  await expect(checkbox(page, 'Criar Utilizadores')).toBeChecked();
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(email(page)).toHaveValue('nova@');
});

test('2.11 a provider and its user; deactivating the provider signs its users out', async ({
  page,
  browser,
}) => {
  await openMenuItem(page, 'Prestadores de Serviço');
  await page.getByRole('link', { name: 'Adicionar' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rede Serrana');
  await choose(page, 'Estado', 'Ativo');
  await save(page).click();
  await expect(page.getByText('Prestador criado com sucesso.')).toBeVisible();

  await openMenuItem(page, 'Utilizadores dos Prestadores de Serviço');
  await page.getByRole('link', { name: 'Adicionar' }).click();
  await choose(page, 'Prestador', 'Rede Serrana');
  await email(page).fill(accounts.operator.username);
  await choose(page, 'Estado', 'Ativo');
  await save(page).click();
  await expect(page.getByText('Já existe um utilizador com este e-mail.', { exact: true })).toBeVisible();
  await email(page).fill('balcao@serrana.example.pt');
  await checkbox(page, 'Criar Pedidos de Elegibilidade').check();
  await save(page).click();
  await expect(title(page, 'Acessos de balcao@serrana.example.pt')).toBeVisible();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const operator = await other.newPage();
  await signIn(operator, accounts.otherOperator);
  await page.goto('/providers/2/edit');
  await expect(title(page, 'Alterar Prestador de Serviço FibraSul')).toBeVisible();
  await choose(page, 'Estado', 'Inativo');
  await save(page).click();
  await expect(page.getByText('Prestador atualizado com sucesso.')).toBeVisible();
  await operator.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await expect(operator).toHaveURL(/\/login/i);

  // A reactivated provider's users can sign in again, as later tests on this server do.
  await page.goto('/providers/2/edit');
  await choose(page, 'Estado', 'Ativo');
  await save(page).click();
  await expect(page.getByText('Prestador atualizado com sucesso.')).toBeVisible();
  await signIn(operator, accounts.otherOperator);
  await other.close();
});

test('2.10 a user is created by keyboard alone', async ({ page }) => {
  await page.goto('/users/create');
  await expect(title(page, 'Adicionar Utilizador')).toBeVisible();
  await tabAndType(page, email(page), 'teclado@tsi.example.pt');
  const status = page.getByRole('combobox', { name: 'Estado', exact: true });
  await tabTo(page, status);
  await expect(status).toHaveText('Ativo');
  for (const [key, text] of [
    ['ArrowDown', 'Inativo'],
    ['ArrowUp', 'Ativo'],
  ] as const) {
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(text);
  }
  await tabAndPress(page, checkbox(page, 'Criar Utilizadores'), 'Space');
  await expect(checkbox(page, 'Consultar Utilizadores')).toBeChecked();
  await tabAndPress(page, save(page), 'Enter');
  await expect(title(page, 'Acessos de teclado@tsi.example.pt')).toBeVisible();
});
