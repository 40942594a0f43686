import { flatTargets } from './support/flatTargets';
import { isUncovered } from './support/isUncovered';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

test('5 a refused submit leads to its summary and from there to each wrong field, and the page shows both', async ({
  page,
}) => {
  await signIn(page, accounts.operator);
  await page.getByRole('button', { name: 'Submeter Pedido' }).click();
  const summary = page.getByRole('alert', { name: 'Há 5 campos por corrigir' });
  await expect(summary).toBeFocused();
  await expect.poll(() => isUncovered(summary)).toBe(true);
  for (const [link, name] of [
    ['E-mail do prestador', 'E-mail do prestador'],
    ['Morada fiscal: Código postal (3 dígitos)', 'Código postal (3 dígitos)'],
  ] as const) {
    await summary.getByRole('link', { name: link }).click();
    const field = page.getByRole('textbox', { name });
    await expect(field).toBeFocused();
    await expect.poll(() => isUncovered(field)).toBe(true);
  }
});

test("1 'Voltar ao topo' never covers the button that ends a form", async ({ page }) => {
  await signIn(page, accounts.operator);
  const submit = page.getByRole('button', { name: 'Submeter Pedido' });
  const top = page.getByRole('button', { name: 'Voltar ao topo' });
  await expect(submit).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // A page that is still being laid out is too short to scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 10_000);
      await expect(top).toBeVisible({ timeout: 500 });
    }).toPass();
    const [button, floating] = [await submit.boundingBox(), await top.boundingBox()];
    if (!button || !floating) throw new Error('A button has no place');
    // However far the page is scrolled, the button stays in its own column.
    expect(button.x + button.width, `${width} px`).toBeLessThanOrEqual(floating.x);
    await page.mouse.wheel(0, -10_000);
    await expect(top).toBeHidden();
  }
});

test('2.1 the navigation of a phone gives the focus back, and the way back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.administrator);
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  const navigation = page.getByRole('dialog', { name: 'Navegação principal' });

  await opener.click();
  await page.mouse.click(380, 600);
  await expect(navigation).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await navigation.getByRole('link', { name: 'Utilizadores', exact: true }).click();
  await expect(navigation).toBeHidden();
  await expect(page).toHaveURL(/\/users$/);
  await opener.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(navigation).toBeHidden();
});

test("4 on a phone, 'Não' leads back to the button of the menu that the question was asked from", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.operator);
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Rosa Antunes');
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  await opener.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gerir Pedidos' }).click();
  await page
    .getByRole('dialog', { name: 'Pretende sair desta página?' })
    .getByRole('button', { name: 'Não' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a phone everything that is pressed is at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectRoom = async (name: string) => expect.soft(await flatTargets(page), name).toEqual([]);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expectRoom('login');

  await signIn(page, accounts.operator);
  await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
  await page.getByLabel(/^O cidadão entregou documentos comprovativos/).check();
  await expectRoom('form');
  await page.getByRole('button', { name: 'Submeter Pedido' }).click();
  await expect(page.getByRole('alert', { name: /campos por corrigir/ })).toBeFocused();
  await expectRoom('refused form');

  await page.goto('/applicationManagement');
  await expect(page.getByRole('link', { name: 'Detalhe' })).toHaveCount(10);
  await expect(page.getByRole('textbox', { name: 'NIF', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await expect(page.getByRole('gridcell', { name: '15' })).toBeVisible();
  await expectRoom('list and calendar');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.administrator);
  await page.goto('/overview');
  await page.getByText('Tabela: Pedidos por distrito').click();
  await expect(page.getByRole('table', { name: 'Pedidos por distrito' })).toBeVisible();
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expectRoom('overview and search for anything');
});

test('on a phone the navigation has a title and a button that closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.administrator);
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  await opener.press('Enter');
  const navigation = page.getByRole('dialog', { name: 'Navegação principal' });
  await expect(navigation.getByRole('heading', { name: 'Navegação principal' })).toBeVisible();
  expect(await flatTargets(page)).toEqual([]);
  await navigation.getByRole('button', { name: 'Fechar' }).press('Enter');
  await expect(navigation).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a label is no larger than what is typed, and no focus ring runs through one', async ({ page }) => {
  await signIn(page, accounts.administrator);
  const boxes = page.getByRole('region', { name: 'Pesquisa' }).locator('.ui-field-box');
  await expect(boxes).toHaveCount(12);
  // A select whose choices are still loading has no control yet.
  const tooLarge = () =>
    boxes.evaluateAll((all) =>
      all.flatMap((box) => {
        const label = box.querySelector('label, .ui-field-label');
        const control = box.querySelector('.ui-field-control');
        const size = (part: Element | null) =>
          part ? Number.parseFloat(getComputedStyle(part).fontSize) : 0;
        return size(label) > size(control) ? [label?.textContent] : [];
      }),
    );
  await expect.poll(tooLarge).toEqual([]);

  await page.getByRole('link', { name: 'Utilizadores', exact: true }).press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Utilizadores' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.operator);
  for (const name of [/^O cidadão foi informado/, /^Tarifa social para estudante/]) {
    const box = page.getByLabel(name);
    await box.press('Space');
    const overlap = await box.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const text = element.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return { outlineStyle, isClear: element.getBoundingClientRect().right + ring <= text };
    });
    expect(overlap, String(name)).toEqual({ outlineStyle: 'solid', isClear: true });
  }
});

test('2.7 the list of tax numbers that the banner leads to begins just below the header', async ({
  page,
}) => {
  await signIn(page, accounts.provider);
  await page.goto('/applicationAnnualMaintenance');
  await page.getByRole('link', { name: /^Ver os \d+ NIF por comunicar$/ }).click();
  const section = page.getByRole('region', { name: 'NIF por comunicar' });
  await expect(section.getByRole('row')).toHaveCount(11);
  const gap = () =>
    section.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top - header;
    });
  await expect.poll(gap).toBeLessThan(40);
  expect(await gap()).toBeGreaterThanOrEqual(0);
});

test('a queue is named as it reads, and the one that is open is told without colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, accounts.administrator);
  const queues = page.getByRole('navigation', { name: 'Filas' }).getByRole('link');
  await expect(queues.last()).toHaveText(/\d$/);
  for (const queue of await queues.all())
    await expect(queue).toHaveAccessibleName((await queue.innerText()).replace(/\s+/g, ' '));
  await queues.nth(1).click();
  await expect(queues.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(queues.nth(1)).toHaveCSS('border-top-width', '3px');
  await expect(queues.nth(0)).toHaveCSS('border-top-width', '1px');
});

test('at 1920 px a request is as wide as the list that it is opened from', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn(page, accounts.administrator);
  const width = async () => (await page.locator('main > .ui-page').boundingBox())?.width;
  const details = page.getByRole('link', { name: 'Detalhe' });
  await expect(details).toHaveCount(10);
  const ofList = await width();
  expect(ofList).toBeGreaterThan(1440);
  await details.first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido/ })).toBeFocused();
  await expect.poll(width).toBe(ofList);
});
