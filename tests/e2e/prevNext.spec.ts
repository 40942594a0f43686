import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { countPresses } from './support/countPresses';
import { resultRows } from './support/lists';
import { dialog, heading } from './support/screenSteps';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { untilIdle } from './support/untilIdle';

const decisions = 10;
/** Those with the mouse as well. */
const decidedInAll = decisions + 2;
/** The call that the regulator's detail, a recheck's too, makes once application and history are loaded. */
const lastCall = '/get-mail-notifications-by-application-id';

/** Waits until a request is shown, all its calls are answered, and keys are handled; returns its id. */
const showNext = (page: Page, act: () => Promise<void>): Promise<number> =>
  untilIdle(page, async () => {
    const loaded = page.waitForResponse((response) => response.url().includes(lastCall));
    await act();
    const id = Number(new URL((await loaded).url()).searchParams.get('applicationId'));
    await expect(heading(page, new RegExp(` ${id}$`))).toBeVisible();
    return id;
  });

test('2 ten requests are decided by keyboard alone, by two keys each beside their documents, and no press decides two', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const decided: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/set-eligibility')) decided.push(request.postDataJSON().applicationId);
  });
  let keys = 0;
  let withoutDocuments = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const place = page.getByRole('navigation', { name: 'Pedidos da lista' }).getByRole('status');

  await signIn(page, accounts.administrator);
  await page.getByRole('combobox', { name: 'Estado do pedido' }).click();
  await page.getByRole('option', { name: 'Aguarda regulador' }).click();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(resultRows(page).filter({ hasText: 'Aguarda regulador' })).toHaveCount(10);
  const total = Number(
    /de (\d+) resultados/.exec((await page.getByText(/de \d+ resultados/).textContent()) ?? '')?.[1],
  );
  const first = await showNext(page, () => page.keyboard.press('j'));
  await expect(place).toContainText(`1 de ${total}`);

  await test.step('J and K walk, and the way back is the list as it was', async () => {
    const second = await showNext(page, () => page.keyboard.press('j'));
    expect(second).not.toBe(first);
    await expect(place).toContainText(`2 de ${total}`);
    expect(await showNext(page, () => page.keyboard.press('k'))).toBe(first);
    expect(await violationsOf(page)).toEqual([]);
  });

  const confirm = dialog(page, 'Decisão de elegibilidade').getByRole('button', { name: 'Confirmar' });
  await test.step('the next one opens after a decision, and the decision stays open on it', async () => {
    await press('e');
    await expect(
      dialog(page).getByRole('checkbox', { name: 'Depois de decidir, abrir o pedido seguinte' }),
    ).toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
    // It cannot be undone: the first key only leads to 'Confirmar'.
    await press('Control+Enter');
    await showNext(page, () => press('Enter'));
    const toast = page.getByRole('alert');
    await expect(toast).toContainText(/^Operação efetuada com sucesso\. .*: Elegível$/);
    await expect(toast.getByRole('link', { name: new RegExp(` ${first}$`) })).toBeVisible();
    expect(decided).toHaveLength(1);
  });

  for (let count = 1; count < decisions; count += 1) {
    await expect(place).toContainText(`1 de ${total - count}`);
    // Without documents there is nothing to read beside: the decision is asked for anew.
    if ((await page.getByRole('region', { name: 'Documentos' }).count()) === 0) {
      withoutDocuments += 1;
      await untilIdle(page, () => press('e'));
    }
    await expect(confirm).toBeEnabled();
    // It cannot be undone: the first key only leads to 'Confirmar'.
    await press('Control+Enter');
    await showNext(page, () => press('Enter'));
  }
  expect(withoutDocuments).toBeLessThan(decisions / 2);
  expect(keys).toBe(1 + 2 * decisions + withoutDocuments);
  expect(new Set(decided).size).toBe(decisions);
  expect(decided).toHaveLength(decisions);

  await test.step('with the mouse it is one click each', async () => {
    const presses = await countPresses(page);
    await confirm.click();
    await expect(place).toContainText(`1 de ${total - decisions - 1}`);
    await confirm.click();
    await expect(place).toContainText(`1 de ${total - decisions - 2}`);
    expect(await presses()).toEqual({ clicks: 2, keys: 0, typed: 0 });
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog(page)).toBeHidden();
    await untilIdle(page);
  });

  await test.step('keys that are held down or pressed twice open one dialog and decide nothing', async () => {
    await page.keyboard.down('n');
    await page.keyboard.down('n');
    await page.keyboard.up('n');
    await page.keyboard.press('n');
    await expect(dialog(page)).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+Enter');
    expect(decided).toHaveLength(decidedInAll);
  });

  await test.step("'?' lists the keys", async () => {
    await page.keyboard.press('?');
    await expect(dialog(page, 'Atalhos de teclado')).toContainText('Pedido seguinte da lista');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step("'Voltar' leads to the list as it was, scrolled to where it was", async () => {
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', { name: 'Voltar', exact: true });
    await back.press('Enter');
    // Other tests decide some of them, too.
    const left = total - decidedInAll;
    const shown = Math.min(left, 10);
    await expect(page.getByText(`1-${shown} de ${left} resultados`)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 500 });
    const last = resultRows(page).last().getByRole('link', { name: 'Detalhe' });
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await last.press('Enter');
    await expect(place).toContainText(`${shown} de ${left}`);
    await back.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
