import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './support/holdScripts';
import { expectNothingMoved, observeLayoutShifts } from './support/layoutShifts';
import { resultRows } from './support/lists';
import { accounts, fieldsOf, signIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

const { username, password } = accounts.administrator;
const emailBox = (page: Page) => fieldsOf(page).email;
const passwordBox = (page: Page) => fieldsOf(page).password;
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

test('speed: the login page is visible before its scripts load; text and a press meanwhile are kept', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const letCome = await holdScripts(page);
  await page.goto('/applications?from=link', { waitUntil: 'commit' });
  await emailBox(page).fill(username);
  await passwordBox(page).fill(password);
  await passwordBox(page).press('Enter');
  await enter(page).click();
  await expect(emailBox(page)).toHaveValue(username);
  letCome();
  await expect(resultRows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/applications\?from=link$/);
  for (const address of addresses) {
    expect(address).not.toContain('password');
    expect(address).not.toContain(encodeURIComponent(username));
  }
});

test('speed: focus and caret stay when the scripts of the login page load, and its other buttons work', async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await emailBox(page).pressSequentially('ana@');
  await passwordBox(page).fill('segredo');
  await page.getByRole('button', { name: 'Mostrar caracteres' }).click();
  await emailBox(page).focus();
  letCome();
  await expect(page.getByRole('button', { name: 'Ocultar caracteres' })).toBeVisible();
  await expect(passwordBox(page)).toHaveValue('segredo');
  await expect(emailBox(page)).toBeFocused();
  await page.keyboard.type('exemplo.pt');
  await expect(emailBox(page)).toHaveValue('ana@exemplo.pt');
  await emailBox(page).fill('');
  await enter(page).click();
  await expect(emailBox(page)).toBeFocused();
  await expect(emailBox(page)).toHaveAttribute('aria-invalid', 'true');
});

test('8 a visitor whose scripts do not load is told so, and can try again', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar a aplicação' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(enter(page)).toBeVisible();
  await signInByForm(page, accounts.administrator);
});

test('a signed-in user never sees the login page while their page loads', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[type="password"]')) Reflect.set(window, 'sawLogin', true);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/applications', '/users']) {
    await page.goto(path);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sawLogin'))).toBeUndefined();
  }
});

test('speed: who is signed in sees the frame of the page before its scripts load, with what they may open', async ({
  page,
}) => {
  await signIn(page, accounts.operator);
  await observeLayoutShifts(page);
  const menu = page.locator('.side').getByRole('link');
  const maintenance = menu.filter({ hasText: 'Manutenção da Tarifa Social' });
  const user = page.locator('.user-menu').getByText(accounts.operator.username);
  const placeOf = async (element: Locator) => {
    const { x, y } = (await element.boundingBox()) ?? {};
    return { x, y };
  };
  const look = async () => ({
    items: await menu.allTextContents(),
    current: await page.locator('.side [aria-current]').textContent(),
    places: await Promise.all([maintenance, user, page.locator('.header-title')].map(placeOf)),
  });
  const letCome = await holdScripts(page);
  await page.goto('/applicationManagement', { waitUntil: 'commit' });
  await expect(user).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const early = await look();
  expect(early.current).toBe('Gerir Pedidos');
  await expect(page.locator('.shell')).toHaveJSProperty('inert', true);
  letCome();
  await expect(resultRows(page)).toHaveCount(10);
  await expect(page.locator('.shell')).toHaveJSProperty('inert', false);
  // Whether the back end offers a page that is not in the specification is known later; it has its place by then.
  const later = ['Tarifas que vão terminar', 'Integração'];
  expect(await look()).toEqual({ ...early, items: [...early.items, ...later] });
  await expectNothingMoved(page);
});
