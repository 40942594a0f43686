import type { Page } from '@playwright/test';
import { violationsOf } from '../../../../tests/e2e/support/accessibility';
import { removeDataFolder, startAppServer } from '../../../../tests/e2e/support/appServer';
import { makeDemoFolder } from '../../../../tests/e2e/support/demoFolder';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { tabAndPress, tabAndType } from '../../../../tests/e2e/support/tabTo';
import { browserTest, expect, test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

/** Expects that a page, at both widths, is as axe wants it, with nothing cut off or too small to press. */
const expectUsable = async (page: Page) => {
  await untilIdle(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await untilIdle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await flatTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
};

browserTest(
  'a renewal is rehearsed, started and paused, and its exceptions are walked through and kept, with the keyboard alone',
  async ({ page }) => {
    browserTest.setTimeout(180_000);
    const dataFolder = makeDemoFolder();
    const server = await startAppServer(dataFolder, { settings: { RENEWAL_ANSWER_DAYS: '0' } });
    try {
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, accounts.administrator, server.url);
      await tabAndPress(page, page.getByRole('link', { name: 'Renovação', exact: true }), 'Enter');
      await expect(page.getByText('Ainda não houve nenhuma renovação.')).toBeVisible();
      await expectUsable(page);
      const year = new Date().getFullYear() + 1;
      await tabAndType(page, page.getByRole('textbox', { name: /Renova até/ }), `31/12/${year}`);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { level: 1, name: /^Renovação n\.º/ })).toBeVisible();

      await expect(button('Iniciar')).toBeVisible({ timeout: 30_000 });
      await page.getByText('Tabela: Ensaio por prestador').click();
      await expectUsable(page);
      await tabAndPress(page, button('Iniciar'), 'Enter');
      await expect(page.getByRole('dialog', { name: 'Iniciar a renovação' })).toBeVisible();
      await page.keyboard.press('Control+Enter');
      const exceptions = page.getByRole('region', { name: 'Andamento' }).getByRole('link').first();
      await expect(async () => {
        await button('Atualizar').click();
        await expect(exceptions).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      for (const table of await page.getByText(/^Tabela: /).all()) await table.click();
      await expectUsable(page);
      await tabAndPress(page, button('Pausar'), 'Enter');
      await expect(page.getByText(/^Em pausa: nada se pergunta/)).toBeVisible();

      await tabAndPress(page, exceptions, 'Enter');
      await expect(page.getByRole('row', { name: /Os serviços não confirmam/ }).first()).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      const card = page.getByRole('region', { name: 'Renovação da tarifa' });
      await expect(card).toContainText('Os serviços não confirmam');
      await expectUsable(page);
      await page.keyboard.press('j');
      await expect(page.getByText(/, 2 de \d+$/)).toBeVisible();
      await tabAndPress(page, card.getByRole('button', { name: 'Manter a tarifa' }), 'Enter');
      await tabAndType(
        page,
        page.getByRole('textbox', { name: /Motivo da decisão/ }),
        'Apresentou certidão.',
      );
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('A tarifa mantém-se.')).toBeVisible();
      await expect(card).toContainText('por decisão do regulador');
    } finally {
      await server.end('SIGTERM');
      removeDataFolder(dataFolder);
    }
  },
);

test('a provider sees its tariffs that will end and its own renewals', async ({ page }) => {
  await signIn(page, accounts.operator);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tabAndPress(page, page.getByRole('link', { name: 'Tarifas que vão terminar' }), 'Enter');
  await expect(page.getByText('Nenhuma tarifa do seu prestador vai terminar.')).toBeVisible();
  await expectUsable(page);
  await tabAndPress(page, page.getByRole('link', { name: 'Renovações' }), 'Enter');
  await expect(page.getByText('O regulador ainda não renovou tarifas do seu prestador.')).toBeVisible();
  await expectUsable(page);
});
