import { exampleCodes } from '../../server/seed/exampleCodes';
import { openActiveRequest, resultRows, search } from './support/lists';
import { look } from './support/look';
import { chooseAddress, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

test('every screen of the main job fits 1440 and 390 px and passes axe', async ({ page }, info) => {
  test.setTimeout(240_000);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await look(page, info, 'login');

  await signIn(page, accounts.operator);
  await textField(page, 'E-mail do prestador').fill('elegibilidade@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Maria da Conceição Araújo');
  await textField(page, 'NIF').fill('123456789');
  await chooseAddress(page, 'Morada fiscal', exampleCodes.many[0]);
  await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
  await page.getByLabel(/^O cidadão entregou/).check();
  await look(page, info, 'form');

  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await expect(resultRows(page)).toHaveCount(10);
  await look(page, info, 'list');
  await openActiveRequest(page);
  await page.getByRole('button', { name: 'Reverificar Elegibilidade' }).click();
  await expect(textField(page, 'E-mail do prestador')).not.toHaveValue('');
  await look(page, info, 'recheck');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);
  await look(page, info, 'backoffice');
  await page.getByRole('combobox', { name: 'Estado do pedido', exact: true }).click();
  await page.getByRole('option', { name: 'Ativo', exact: true }).click();
  await search(page);
  await resultRows(page).filter({ hasText: 'Ativo' }).first().getByText('Detalhe').click();
  await expect(page.getByRole('region', { name: 'Cidadão', exact: true })).toBeVisible();
  await look(page, info, 'detail');
});
