import { holdScripts } from '../../../../tests/e2e/support/holdScripts';
import { nifIn, openInStatus, resultRows } from '../../../../tests/e2e/support/lists';
import { saveData } from '../../../../tests/e2e/support/saveData';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { tabAndPress } from '../../../../tests/e2e/support/tabTo';
import { expect, test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

test('12 by keyboard alone: from a bar of the overview to the list behind it, and by any spelling of a NIF to a request', async ({
  page,
}) => {
  await signIn(page, accounts.administrator);
  await tabAndPress(page, page.getByRole('link', { name: 'Visão geral' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible();

  const figure = page.getByRole('figure', { name: 'À espera de decisão' });
  const bar = figure.getByRole('link', { name: /^Mais de 10 dias, Pedidos: \d+$/ });
  await expect(bar).toBeVisible();
  const count = /\d+$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[0];
  const box = await bar.boundingBox();
  expect(box?.width, 'the longest bar is as long as the chart is wide').toBeGreaterThan(200);
  await tabAndPress(page, bar, 'Enter');
  await expect(page.getByText(new RegExp(`de ${count} resultados$`))).toBeVisible();
  await expect(page).toHaveURL(/\/applications\?applicationStatusId=6&endDate=/);

  const nif = await nifIn(resultRows(page).first());
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Procurar' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`PT ${nif.slice(0, 3)} ${nif.slice(3, 6)} ${nif.slice(6)}`);
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ resultados$/);
  await expect(dialog.getByRole('option').first()).toContainText(nif);
  // The last option is the list of all with this NIF.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(resultRows(page).filter({ hasText: nif }).first()).toBeVisible();
  expect(page.url()).not.toContain(nif);
});

test('12 what is typed before the search has come stands in it, and presses no key of the request below', async ({
  page,
}) => {
  // Prefetching would load the search before the key is pressed.
  await saveData(page);
  const letCome = await holdScripts(page, 'SearchAnything-*.js');
  await signIn(page, accounts.administrator);
  await untilIdle(page, () => openInStatus(page, 'Aguarda regulador'));
  await expect(page.getByRole('button', { name: 'Elegível', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('ne @ ');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('ne @ jk');
});
