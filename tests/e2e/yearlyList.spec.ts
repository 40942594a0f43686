import type { Page } from '@playwright/test';
import { countPresses } from './support/countPresses';
import { accounts, signIn } from './support/signIn';
import { tabAndPress, tabAndType, tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { readRows } from './support/workbook';

const question = 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?';
const section = (page: Page) => page.getByRole('region', { name: 'NIF por comunicar' });
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos de manutenção' }).locator('tbody').getByRole('row');

test.describe('2.7 the yearly list without a file', () => {
  test('by keyboard alone: one NIF, found by its name, while the others stay behind', {
    tag: '@walk',
  }, async ({ page }) => {
    await signIn(page, accounts.operator);
    await page.goto('/applicationAnnualMaintenance');
    const list = section(page);
    await tabAndPress(page, page.getByRole('link', { name: /^Ver os \d+ NIF por comunicar$/ }), 'Enter');
    await expect(list).toBeFocused();
    const name = (await list.getByRole('row').nth(1).getByRole('cell').nth(3).textContent()) ?? '';
    await tabAndPress(page, list.getByRole('button', { name: 'Desmarcar todos' }), 'Enter');
    await expect(list.getByRole('button', { name: 'Comunicar 0 NIF' })).toBeDisabled();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await tabAndType(page, list.getByRole('searchbox', { name: 'Procurar por NIF ou nome' }), name);
    const checkbox = list.getByRole('checkbox').first();
    const nif = ((await checkbox.getAttribute('aria-label')) ?? '').replace(/^Selecionar /, '').slice(0, 9);
    await tabAndPress(page, checkbox, 'Space');
    await expect(list.getByText('1 selecionado', { exact: true })).toBeVisible();
    // Tabs back to the button, which comes before the rows.
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, list.getByRole('button', { name: 'Comunicar 1 NIF' }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Sim' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('NIF comunicados com sucesso.')).toBeVisible();
    await expect(rowsOf(page).filter({ hasText: nif }).first()).toContainText('Submetido');
  });

  test('on a phone: all of them in three presses, and the same as a prefilled workbook', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, accounts.otherOperator);
    await page.goto('/applicationAnnualMaintenance');
    const link = page.getByRole('link', { name: /^Ver os? (\d+ )?NIF por comunicar$/ });
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '1';
    // This provider has no e-mail yet, and nothing can be submitted without one.
    const email = page.getByRole('region', { name: 'Dados de notificação' });
    await email.getByRole('textbox', { name: 'E-mail' }).fill('manutencao@fibrasul.example.pt');
    await email.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText('E-mail gravado com sucesso.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /NIF por comunicar \(\.xlsx\)$/ }).click();
    expect(readRows(await (await saved).path())).toHaveLength(Number(count) + 1);

    const presses = await countPresses(page);
    await link.click();
    await section(page)
      .getByRole('button', { name: `Comunicar ${count} NIF` })
      .click();
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Sim' }).click();
    await expect(page.getByText('NIF comunicados com sucesso.')).toBeVisible();
    expect(await presses()).toEqual({ clicks: 3, keys: 0, typed: 0 });
    await expect(section(page).getByText('Todos os NIF com TSI ativa foram comunicados.')).toBeVisible();
    await expect(link).toBeHidden();
  });
});
