import { demoPassword } from '../../server/seed/common/demoAccounts';
import { textField } from './support/requestForm';
import { accounts, signInByForm } from './support/signIn';
import { tabAndPress, tabAndType } from './support/tabTo';
import { expect, test } from './support/test';

test('2.2 a password is changed by keyboard alone', async ({ page }) => {
  const provider = accounts.provider;
  const newPassword = 'Nova-Palavra-2026';
  await page.goto('/login');
  await tabAndType(page, textField(page, 'E-mail'), provider.username);
  await tabAndType(page, page.getByLabel('Palavra-passe', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/form$/);

  await tabAndPress(page, page.getByRole('button', { name: provider.username }), 'Enter');
  await page.keyboard.press('ArrowDown');
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
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, { username: provider.username, password: newPassword });

  // Restores the shared demo password: other tests of this run sign in with it.
  await page.goto('/passwordChange');
  await page.getByLabel('Palavra-passe atual', { exact: true }).fill(newPassword);
  await page.getByLabel('Nova Palavra-passe', { exact: true }).fill(demoPassword);
  await page.getByLabel('Confirmar Palavra-passe', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
});
