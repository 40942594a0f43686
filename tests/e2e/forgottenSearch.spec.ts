import { keptByBrowser } from '../support/keptByBrowser';
import { textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

test('2.5 after signing out nothing that goes back shows the NIF that was searched for', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await page.goto('/applications');
  const nif =
    (await page
      .locator('tbody')
      .getByText(/^\d{9}$/)
      .first()
      .textContent()) ?? '';
  await textField(page, 'NIF').fill(nif);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('button', { name: `Remover filtro NIF: ${nif}` })).toBeVisible();
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/applications\/.*\/details$/);
  expect(await page.evaluate(keptByBrowser)).toContain(nif);
  await page.getByRole('button', { name: accounts.administrator.username }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(keptByBrowser)).not.toContain(nif);
  for (const back of [1, 2]) {
    await page.goBack();
    await expect(page, `${back} back`).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(keptByBrowser)).not.toContain(nif);
  }
});
