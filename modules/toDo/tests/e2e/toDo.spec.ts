import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';

test("'Por fazer' leads from Home to the step in one press, and goes down once it is done", async ({
  page,
}) => {
  await signIn(page, accounts.operator);
  await expect(page).toHaveURL(/\/form$/);
  const list = page.locator('details').filter({ hasText: 'Por fazer' });
  const figure = page
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('listitem')
    .filter({ hasText: 'Gerir Pedidos' })
    .getByRole('img', { name: /por fazer$/ });
  const before = Number(await figure.textContent());
  expect(before).toBeGreaterThan(0);
  await list.getByRole('link', { name: /por ativar$/ }).click();
  await page
    .getByRole('button', { name: /^Comunicar ativação de/ })
    .last()
    .click();
  await page
    .getByRole('dialog', { name: 'Ativação da TSI' })
    .getByRole('button', { name: 'Confirmar' })
    .click();
  await expect(page.getByText('TSI ativada com sucesso.')).toBeVisible();
  await expect(figure).toHaveText(String(before - 1));
});
