import type { Locator, Page } from '@playwright/test';
import { textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const nif = '186499620';

/** Puts a text on the clipboard of the browser and pastes it into a field, as the keys do. */
const paste = async (page: Page, field: Locator, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('Control+V');
};

const caretOf = (field: Locator) =>
  field.evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd]);
const caretTo = (field: Locator, start: number, end = start) =>
  field.evaluate(
    (box: HTMLInputElement, [from, to]) => {
      box.focus();
      box.setSelectionRange(from ?? 0, to ?? 0);
    },
    [start, end],
  );

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, accounts.operator);
});

test('4 a full field for digits refuses keys and keeps value, caret, selection and undo', async ({
  page,
}) => {
  await page.goto('/form');
  const field = textField(page, 'NIF');
  await field.pressSequentially(nif);
  for (const caret of [0, 4, 9]) {
    await caretTo(field, caret);
    for (const key of ['2', 'x', '-']) {
      await page.keyboard.press(key);
      await expect(field).toHaveValue(nif);
      expect(await caretOf(field)).toEqual([caret, caret]);
    }
  }
  await caretTo(field, 2, 5);
  await page.keyboard.press('x');
  expect(await caretOf(field)).toEqual([2, 5]);
  await page.keyboard.press('7');
  await expect(field).toHaveValue('1879620');
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue(nif);
});

test('4 a postal code is typed through both parts, pasted whole, and left backwards', async ({ page }) => {
  await page.goto('/form');
  const address = page.getByRole('group', { name: 'Morada fiscal' });
  const first = textField(address, 'Código postal (4 dígitos)');
  const second = textField(address, 'Código postal (3 dígitos)');
  const isCode = async (cp4: string, cp3: string) => {
    await expect(first).toHaveValue(cp4);
    await expect(second).toHaveValue(cp3);
  };
  await first.focus();
  await page.keyboard.type('1000-205');
  await isCode('1000', '205');
  await expect(second).toBeFocused();
  await caretTo(second, 0);
  await page.keyboard.press('Backspace');
  await expect(first).toBeFocused();
  await isCode('1000', '205');

  await first.fill('');
  await second.fill('');
  await first.focus();
  await page.keyboard.type('4000 1239');
  await isCode('4000', '123');
  await paste(page, second, '\u00a01000–205');
  await isCode('1000', '205');
  await second.fill('');
  // Chromium undoes what follows a deletion together with it, until the focus has been elsewhere.
  await first.focus();
  await paste(page, second, '12345678');
  await expect(second).toHaveValue('12345678');
  await expect(second).toHaveAccessibleDescription('Código postal inválido');
  await page.keyboard.press('Control+Z');
  await expect(second).toHaveValue('');
});

test('5 what is pasted into filters is cleaned, and never cut', async ({ page }) => {
  await page.goto('/applicationManagement');
  const postCode = textField(page, 'Código postal');
  await paste(page, postCode, ' 1000-205');
  await expect(postCode).toHaveValue('1000-205');
  const number = textField(page, 'N.º do pedido');
  await paste(page, number, '99999999999');
  await expect(number).toHaveValue('99999999999');
  await expect(number).toHaveAccessibleDescription(/^O valor máximo é 2.147.483.647\.$/);
  const filter = textField(page, 'NIF');
  await paste(page, filter, `\u202a${nif}\u202c`);
  await expect(filter).toHaveValue(nif);
  await paste(page, filter, '12 de 2025');
  await expect(filter).toHaveValue(nif);
  await expect(filter).toHaveAccessibleDescription(/não foi colado/);
});
