import type { Locator, Page } from '@playwright/test';
import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { countPresses } from './support/countPresses';
import { type Document, makeDocument } from './support/documents';
import { makeNif } from './support/makeNif';
import { submittedId, textField } from './support/requestForm';
import { accounts, signInByKeyboard } from './support/signIn';
import { tabAndPress, tabAndType, tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('2.3 the form is filled and sent by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const { cp4, cp3 } = exampleCodes.many[0];

  const attach = async (name: string | RegExp, document: Document) => {
    await tabTo(page, page.getByLabel(name));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(document);
    await expect(page.getByRole('button', { name: `Remover ${document.name}` })).toBeVisible();
  };

  const chooseAddress = async (group: string, isConfirmed: boolean) => {
    const address = page.getByRole('group', { name: group });
    await tabAndType(page, textField(address, 'Código postal (4 dígitos)'), cp4);
    await tabAndType(page, textField(address, 'Código postal (3 dígitos)'), cp3);
    await tabAndPress(page, address.getByRole('button', { name: 'Pesquisar morada' }), 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Lista de Moradas' });
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
    if (isConfirmed) await tabAndPress(page, dialog.getByRole('button', { name: 'Confirmar' }), 'Enter');
    else await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(textField(address, 'N.º de porta')).toBeFocused();
    await page.keyboard.type('12');
    await expect(textField(address, 'N.º de porta')).toHaveValue('12');
  };

  await signInByKeyboard(page, accounts.operator);
  await expect(page).toHaveURL(/\/form$/);

  await tabAndType(page, textField(page, 'E-mail do prestador'), 'pedidos@netatlantico.example.pt');
  await tabAndType(page, textField(page, 'Nome completo'), 'Teresa Gonçalves');
  await tabAndType(page, textField(page, 'NIF'), makeNif());
  await chooseAddress('Morada fiscal', true);

  await tabAndPress(page, page.getByLabel('Tarifa social para estudante universitário deslocado'), 'Space');
  await tabAndType(page, textField(page, 'Nome completo do estudante'), 'Inês Gonçalves');
  await tabAndType(page, textField(page, 'NIF do estudante'), makeNif());
  await chooseAddress('Morada de residência do estudante', false);
  await attach('Comprovativo de matrícula', await makeDocument('matricula.pdf', 1));
  await attach('Comprovativo de residência', await makeDocument('residencia.pdf', 1));

  await tabAndPress(page, page.getByLabel(/^O cidadão foi informado/), 'Space');
  await tabAndPress(page, page.getByLabel(/^O cidadão entregou/), 'Space');
  await attach(/^Comprovativos da Segurança Social/, await makeDocument('apoio.pdf', 1));
  await page.keyboard.press('Control+Enter');

  await submittedId(page);
  await tabAndPress(page, page.getByRole('button', { name: 'Voltar à página Inicial' }), 'Enter');
  await expect(page).toHaveURL(/\/form$/);

  await test.step('a simple one with the mouse: five clicks, and what must be typed', async () => {
    const [code] = exampleCodes.one;
    // This device remembers the provider's e-mail.
    await expect(textField(page, 'E-mail do prestador')).toHaveValue('pedidos@netatlantico.example.pt');
    const presses = await countPresses(page);
    const clickAndType = async (name: string, text: string) => {
      await textField(page, name).click();
      await page.keyboard.type(text);
    };
    await clickAndType('Nome completo', 'Rui Reis');
    await clickAndType('NIF', makeNif());
    await clickAndType('Código postal (4 dígitos)', code.cp4);
    await clickAndType('Código postal (3 dígitos)', code.cp3);
    await expect(textField(page, 'N.º de porta')).toBeVisible();
    await page.getByRole('button', { name: 'Submeter Pedido' }).click();
    await submittedId(page);
    expect(await presses()).toEqual({ clicks: 5, keys: 0, typed: 'Rui Reis'.length + 9 + 7 });
  });

  await test.step("a student's, with two documents, of which the first pages are seen: 13 clicks", async () => {
    await page.getByRole('button', { name: 'Voltar à página Inicial' }).click();
    await expect(textField(page, 'E-mail do prestador')).toHaveValue('pedidos@netatlantico.example.pt');
    const presses = await countPresses(page);
    const clickAndType = async (scope: Page | Locator, name: string, text: string) => {
      await textField(scope, name).click();
      await page.keyboard.type(text);
    };
    const address = async (group: string) => {
      const scope = page.getByRole('group', { name: group });
      await clickAndType(scope, 'Código postal (4 dígitos)', exampleCodes.one[0].cp4);
      await clickAndType(scope, 'Código postal (3 dígitos)', exampleCodes.one[0].cp3);
      await expect(textField(scope, 'N.º de porta')).toBeVisible();
    };
    const choose = async (label: string, document: Document) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByLabel(label).click();
      await (await chooser).setFiles(document);
      await expect(page.getByRole('button', { name: `Ver ${document.name}`, exact: true })).toBeVisible();
    };
    await clickAndType(page, 'Nome completo', 'Rita Reis');
    await clickAndType(page, 'NIF', makeNif());
    await address('Morada fiscal');
    await page.getByLabel('Tarifa social para estudante universitário deslocado').click();
    await clickAndType(page, 'Nome completo do estudante', 'Zé Reis');
    await clickAndType(page, 'NIF do estudante', makeNif());
    await address('Morada de residência do estudante');
    await choose('Comprovativo de matrícula', await makeDocument('matricula.pdf', 2));
    await expect(page.getByText('2 páginas', { exact: true })).toBeVisible();
    await choose('Comprovativo de residência', await makeDocument('residencia.pdf', 1));
    await page.getByLabel(/^O cidadão foi informado/).click();
    await page.getByRole('button', { name: 'Submeter Pedido' }).click();
    await submittedId(page);
    expect((await presses()).clicks).toBe(13);
  });
});
