import { mkdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { exampleCodes } from '../../server/seed/exampleCodes';
import { resultRows, search } from './support/lists';
import { chooseAddress, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const folder = 'docs/screenshots';
const widths = [1440, 390];

/** Checks a screen at every width and pictures it: into docs/ with SCREENSHOTS=1, else into the report. */
const look = async (page: Page, info: TestInfo, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} at ${width} px must not scroll sideways`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        `${name} at ${width} px`,
      )
      .toEqual([]);
    // A window as tall as the page: what sticks to the window would be cut off in a picture of the whole page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, 900) });
    const file = `${name}-${width}.png`;
    if (process.env.SCREENSHOTS === '1') {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
    } else {
      await info.attach(file, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('every screen of the main job fits 1440 and 390 px and passes axe', async ({ page }, info) => {
  test.setTimeout(180_000);
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
