import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

test('5 a refused submit leads to the first wrong field, and the page shows it', async ({ page }) => {
  await signIn(page, accounts.operator);
  await page.getByRole('button', { name: 'Submeter Pedido' }).click();
  const field = page.getByRole('textbox', { name: 'E-mail do prestador' });
  await expect(field).toBeFocused();
  const isUncovered = () =>
    field.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1)?.contains(element) ?? false;
    });
  await expect.poll(isUncovered).toBe(true);
});

test('2.1 the navigation of a phone gives the focus back, and the way back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.administrator);
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  const navigation = page.getByRole('dialog', { name: 'Navegação principal' });

  await opener.click();
  await page.mouse.click(380, 600);
  await expect(navigation).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await navigation.getByRole('link', { name: 'Utilizadores', exact: true }).click();
  await expect(navigation).toBeHidden();
  await expect(page).toHaveURL(/\/users$/);
  await opener.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(navigation).toBeHidden();
});
