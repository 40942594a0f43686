import type { Page } from '@playwright/test';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { firstInStatus } from './support/firstInStatus';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { untilIdle } from './support/untilIdle';

test('wherever Tab leads, the focus is seen, below the header, on every main screen', async ({ page }) => {
  test.setTimeout(180_000);
  const walk = async (name: string | RegExp, leastStops: number) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await untilIdle(page);
    const { stops, problems } = await tabThrough(page);
    expect.soft(problems, String(name)).toEqual([]);
    expect(stops, `stops of ${name}`).toBeGreaterThan(leastStops);
  };

  await page.goto('/login');
  await walk('Autenticação Prestador', 6);
  await page.goto('/accessibility');
  await walk('Acessibilidade', 8);

  await signIn(page, accounts.operator);
  await walk('Pedido de verificação de elegibilidade', 10);
  await page.goto('/applicationManagement');
  await walk('Gerir Pedidos', 20);
  const id = await firstInStatus(page, 'search', applicationStatus.eligible);
  await page.goto(`/applicationManagement/${id}/details`);
  await walk(`Pedido ${id}`, 10);
  await page.goto('/applicationAnnualMaintenance');
  await walk('Manutenção da Tarifa Social', 15);

  await signIn(page, accounts.administrator);
  await page.goto('/users/5/edit');
  await walk(/^Acessos de/, 10);
});

test('a page that is gone to has the focus on its title, and names the window', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  // The latest request may be a maintenance request that another test has just submitted.
  const request = page.getByRole('heading', { level: 1, name: /^Pedido (de Manutenção )?\d+$/ });
  await page.goto('/login');
  await expect(title).not.toBeFocused();
  await page.getByRole('link', { name: 'Esqueceu-se da palavra-passe?' }).click();
  await expect(page.getByRole('heading', { name: 'RECUPERAÇÃO DE PALAVRA-PASSE' })).toBeFocused();

  await signIn(page, accounts.operator);
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerir Pedidos' })).toBeFocused();
  await expect(page).toHaveTitle(/^Gerir Pedidos · /);
  await page.getByRole('link', { name: 'Detalhe' }).first().click();
  await expect(request).toBeFocused();
  await expect(page).toHaveTitle(/^Pedido (de Manutenção )?\d+ · /);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeFocused();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(request).toBeFocused();
  const motion = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(motion, 'for who wants less motion').toBe('auto');
});

test('a page that is gone to begins at its top, and one that is gone back to is where it was left', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await signIn(page, accounts.administrator);
  await page.getByLabel('Resultados por página').click();
  await page.getByRole('option', { name: '50', exact: true }).click();
  const links = page.getByRole('link', { name: 'Detalhe' });
  await expect(links).toHaveCount(50);
  await links.nth(40).scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(900);

  await links.nth(40).click();
  await expect(heading(/^Pedido /)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(heading('Pedidos de Elegibilidade')).toBeFocused();
  await expect.poll(scrolled).toBe(left);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(heading('Acessibilidade')).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(links).toHaveCount(50);
  await expect.poll(scrolled, 'as far down as the link in the footer').toBeGreaterThan(left);
});

const maxStops = 150;

/** Returns what is wrong with the focus indicator of the focused element; undefined at the end of the page. */
const focusProblems = (page: Page) =>
  page.evaluate(async () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || 'walked' in focused.dataset) return;
    focused.dataset.walked = '';
    const problems: string[] = [];

    // The ring may belong to the field around an input, or to a sibling.
    const near = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
      (element) => element instanceof HTMLElement,
    );
    const candidates = [...near, ...(focused.parentElement?.children ?? [])];
    const look = () =>
      candidates
        .map((element) => {
          const style = getComputedStyle(element);
          const outline = style.outlineStyle === 'none' ? '' : style.outline;
          return [outline, style.boxShadow, style.borderTopColor, style.borderTopWidth].join();
        })
        .join('|');
    // Even with reduced motion a change takes a moment.
    const settle = () => {
      look();
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      return Promise.allSettled(passing.map(({ finished }) => finished));
    };
    await settle();
    const withFocus = look();
    const box = focused.getBoundingClientRect();
    focused.blur();
    await settle();
    // Some rings are a class that a component removes when it renders again.
    if (look() === withFocus)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    if (look() === withFocus) problems.push('its focus is not seen');
    focused.focus({ preventScroll: true });

    const header = document.querySelector('header');
    const below = header && !header.contains(focused) ? header.getBoundingClientRect().bottom : 0;
    // The skip link covers the header.
    if (!focused.matches('.skip-link') && (box.bottom <= below || box.top >= window.innerHeight))
      problems.push('it is out of sight');
    return problems.map((problem) => `${focused.outerHTML.slice(0, 120)}: ${problem}`);
  });

/** Tabs through a page from start to end and returns the faults of the focus indicators. */
const tabThrough = async (page: Page) => {
  const problems: string[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await focusProblems(page);
    if (!found) return { stops, problems };
    problems.push(...found);
  }
  throw new Error(`There is no end to the page within ${maxStops} presses of Tab`);
};
