import { countPresses } from './support/countPresses';
import { accounts, signIn } from './support/signIn';
import { tabAndPress } from './support/tabTo';
import { expect, test } from './support/test';

const dialogName = 'Ativação da TSI';

test.describe('activation from the list', () => {
  test('by keyboard alone: the one whose deadline comes first, as of today', async ({ page }) => {
    await signIn(page, accounts.operator);
    await page.goto('/applicationManagement');
    await tabAndPress(page, page.getByRole('link', { name: /^Pedidos por ativar/ }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos por ativar' })).toBeFocused();
    const rows = page.getByRole('table', { name: 'Pedidos por ativar' }).locator('tbody').getByRole('row');
    // An activation within the deadline needs no reason.
    const row = rows.filter({ hasText: /até \d/ }).filter({ hasNotText: /passou|excedido|terminou/i });
    const report = row.getByRole('button', { name: /^Comunicar ativação de/ }).first();
    const name = (await report.getAttribute('aria-label')) ?? '';
    await tabAndPress(page, page.getByRole('button', { name }), 'Enter');
    const dialog = page.getByRole('dialog', { name: dialogName });
    await tabAndPress(page, dialog.getByRole('button', { name: 'Confirmar' }), 'Enter');
    await expect(page.getByText('TSI ativada com sucesso.')).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveCount(0);

    await test.step('with the mouse, three clicks', async () => {
      await page.getByRole('link', { name: 'Todos os pedidos' }).click();
      const presses = await countPresses(page);
      await page.getByRole('link', { name: /^Pedidos por ativar/ }).click();
      const next = (await report.getAttribute('aria-label')) ?? '';
      await report.click();
      await dialog.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByRole('button', { name: next })).toHaveCount(0);
      expect(await presses()).toEqual({ clicks: 3, keys: 0, typed: 0 });
    });
  });

  test('on a phone: several at once, the reason asked for only where one is late', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, accounts.otherOperator);
    await page.goto('/applicationManagement/toActivate');
    await page.getByRole('button', { name: 'Selecionar todos' }).click();
    await page.getByRole('button', { name: /^Comunicar \d+ ativaç/ }).click();
    const dialog = page.getByRole('dialog', { name: dialogName });
    const reason = dialog.getByRole('combobox', { name: 'Motivo do atraso' });
    if (await reason.isVisible()) {
      await reason.click();
      await page.getByRole('option').nth(1).click();
    }
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('TSI ativada com sucesso.')).toBeVisible();
    await expect(page.getByText('Não há pedidos à espera de ativação.')).toBeVisible();
  });
});
