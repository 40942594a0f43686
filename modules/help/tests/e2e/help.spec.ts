import type { Locator } from '@playwright/test';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { isMissing } from '../../../../tests/e2e/support/isMissing';
import { textField } from '../../../../tests/e2e/support/requestForm';
import { saveData } from '../../../../tests/e2e/support/saveData';
import { checkStates } from '../../../../tests/e2e/support/screenState';
import { button, follow } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';
import { pictureSize } from '../../screens/pages/HelpPage';

test('the manual is accessible', { tag: '@walk' }, async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, accounts.operator);
  await checkStates(page, [
    {
      name: 'page of help',
      reach: async () => {
        await follow(page, '/help/states', 'O que significa cada estado');
        // A picture has a natural width only once it is loaded.
        const picture = page.getByRole('main').getByRole('img');
        await expect(picture).toHaveJSProperty('naturalWidth', pictureSize.width);
      },
    },
    {
      name: 'help beside the work',
      views: ['1440 px'],
      reach: async () => {
        await follow(page, '/applicationAnnualMaintenance', 'Manutenção da Tarifa Social');
        const panel = page.getByRole('complementary', { name: 'Manual' });
        await button(page, 'Manual').press('Enter');
        await expect(panel.getByRole('heading', { name: 'Manual' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button(page, 'Manual')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('heading', { name: 'Lista anual' })).toBeVisible();
        // A word of the screen leads to what it means, also from a search.
        const words = panel.getByRole('region', { name: 'Palavras deste ecrã' });
        await panel.getByRole('searchbox').fill('prazo');
        await words.getByRole('button', { name: 'NIF', exact: true }).click();
        await expect(panel.getByRole('heading', { name: 'NIF', exact: true })).toBeFocused();
        await expect(words.getByRole('button', { name: 'Estudante universitário deslocado' })).toBeHidden();
        // A search result opens the right section, and the page beside the panel does not scroll.
        await panel.getByRole('searchbox').fill('prazo passou');
        await panel.getByRole('button', { name: /: Comunicar a ativação$/ }).click();
        await expect(panel.getByRole('heading', { name: 'Comunicar a ativação' })).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      },
    },
  ]);
});

test('on a phone the manual is in the navigation, and covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.administrator);
  const manual = (within: Locator) => within.getByRole('button', { name: 'Manual' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Ajuda' })).toBeVisible();
  await expect(manual(header)).toBeHidden();

  const opener = page.getByRole('button', { name: 'Abrir menu' });
  await opener.press('Enter');
  const navigation = page.getByRole('dialog', { name: 'Navegação principal' });
  await expect(manual(navigation)).toBeVisible();
  expect(await flatTargets(page)).toEqual([]);
  await manual(navigation).press('Enter');
  await expect(navigation).toBeHidden();
  const panel = page.getByRole('complementary', { name: 'Manual' });
  await expect(panel.getByRole('heading', { name: 'Manual' })).toBeFocused();
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('8 the manual says so when its code does not come, and the page keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await saveData(page);
  await signIn(page, accounts.operator);
  await textField(page, 'Nome completo').fill('Rita Sem Rede');
  await textField(page, 'Nome completo').blur();
  await isMissing(page, 'HelpPanel', () => button(page, 'Manual').click());
  await expect(textField(page, 'Nome completo')).toHaveValue('Rita Sem Rede');
});
