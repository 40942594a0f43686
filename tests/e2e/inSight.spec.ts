import { flatTargets } from './support/flatTargets';
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

test('on a phone everything that is pressed is at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectRoom = async (name: string) => expect.soft(await flatTargets(page), name).toEqual([]);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expectRoom('login');

  await signIn(page, accounts.operator);
  await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
  await page.getByLabel(/^O cidadão entregou documentos comprovativos/).check();
  await expectRoom('form');

  await page.goto('/applicationManagement');
  await expect(page.getByRole('link', { name: 'Detalhe' })).toHaveCount(10);
  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await expect(page.getByRole('gridcell', { name: '15' })).toBeVisible();
  await expectRoom('list and calendar');
});
