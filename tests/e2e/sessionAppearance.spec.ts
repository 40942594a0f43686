import { demoPassword } from '../../server/seed/demoAccounts';
import { look } from './support/look';
import { textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { tabAndPress, tabAndType } from './support/tabTo';
import { expect, test } from './support/test';

test('2.2 the authentication screens fit 1440 and 390 px and pass axe', async ({ page }) => {
  test.setTimeout(120_000);
  await page.route('**/config.json', async (route) => {
    const given = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...given,
        corporateSignIn: {
          authority: 'https://login.example.pt/',
          clientId: 'tsi',
          scopes: ['user.read'],
          redirectPath: '/corporateSignIn.html',
        },
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar com conta institucional' })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
  await look(page, 'login');

  await page.getByRole('link', { name: 'Esqueceu-se da palavra-passe?' }).click();
  await textField(page, 'E-mail').fill('maria@');
  await look(page, 'recovery');

  await page.goto('/passwordReset?code=abc&isNewAccount=1');
  await page.getByLabel('Nova Palavra-passe', { exact: true }).fill('nova-Palavra');
  await look(page, 'reset');

  await signIn(page, accounts.operator);
  await textField(page, 'Nome completo').fill('Rosa Antunes');
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await page.getByRole('link', { name: 'Submeter Pedido' }).click();
  await expect(page.getByRole('button', { name: 'Descartar rascunho' })).toBeVisible();
  await look(page, 'draft');
  await page.goto('/passwordChange');
  await expect(page.getByLabel('Palavra-passe atual', { exact: true })).toBeVisible();
  await look(page, 'change');
  await page.getByRole('button', { name: accounts.operator.username }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, 'menu');
});

test('2.2 a password is changed by keyboard alone', async ({ page }) => {
  const provider = accounts.provider;
  const newPassword = 'Nova-Palavra-2026';
  await page.goto('/login');
  await tabAndType(page, textField(page, 'E-mail'), provider.username);
  await tabAndType(page, page.getByLabel('Palavra-passe', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/form$/);

  await tabAndPress(page, page.getByRole('button', { name: provider.username }), 'Enter');
  const item = page.getByRole('menuitem', { name: 'Alterar palavra-passe' });
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'ALTERAR PALAVRA-PASSE' })).toBeVisible();
  await tabAndType(page, page.getByLabel('Palavra-passe atual', { exact: true }), demoPassword);
  await tabAndType(page, page.getByLabel('Nova Palavra-passe', { exact: true }), newPassword);
  await tabAndType(page, page.getByLabel('Confirmar Palavra-passe', { exact: true }), newPassword);
  await tabAndPress(page, page.getByRole('button', { name: 'Gravar' }), 'Enter');
  await expect(page.getByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/form$/);
  await page.reload();
  await expect(page.getByRole('button', { name: provider.username })).toBeVisible();

  await tabAndPress(page, page.getByRole('button', { name: provider.username }), 'Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { username: provider.username, password: newPassword });

  // Others of this run sign in with the password that everyone knows.
  await page.goto('/passwordChange');
  await page.getByLabel('Palavra-passe atual', { exact: true }).fill(newPassword);
  await page.getByLabel('Nova Palavra-passe', { exact: true }).fill(demoPassword);
  await page.getByLabel('Confirmar Palavra-passe', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
});
