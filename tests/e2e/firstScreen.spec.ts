import type { Page } from '@playwright/test';
import { chooseFilter, resultRows } from './support/lists';
import { accounts, signIn, signInByForm } from './support/signIn';
import { spoilTokens } from './support/spoilTokens';
import { expect, test } from './support/test';
import { untilIdle } from './support/untilIdle';

/** Collects the bodies of all searches that the page sends from now on. */
const searchesOf = (page: Page) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Application/search-backoffice')) bodies.push(request.postDataJSON());
  });
  return bodies;
};

/** Collects the calls that the page has sent since it was opened. */
const callsOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname === '/config.json')
      asked.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  return asked;
};

test('speed: a list that is opened by its address searches once, before it renders', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);

  const searches = searchesOf(page);
  await page.goto('/applications');
  await expect(resultRows(page)).toHaveCount(10);
  await untilIdle(page);
  expect(searches).toEqual([{ pageNumber: 1, pageSize: 10 }]);

  await chooseFilter(page, 'Resultados por página', '50');
  await expect.poll(() => searches.length).toBe(2);
  await expect(resultRows(page)).toHaveCount(50);
  await resultRows(page).first().getByRole('link', { name: 'Detalhe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();
  // Coming back, by address or by link, restores the search (2.5).
  await page.goto('/applications');
  await expect(page.getByRole('combobox', { name: 'Resultados por página' })).toHaveText('50');
  await untilIdle(page);
  expect(searches.slice(2)).toEqual([{ pageNumber: 1, pageSize: 50 }]);
});

test('speed: no list that is opened by its address makes the same call twice', async ({ page }) => {
  const asked = callsOf(page);
  const lists = {
    administrator: [
      '/',
      '/applications',
      '/users',
      '/providers',
      '/userProviders',
      '/applicationAnnualMaintenance',
    ],
    operator: ['/applicationManagement', '/applicationAnnualMaintenance'],
  } as const;
  for (const role of ['administrator', 'operator'] as const) {
    await signIn(page, accounts[role]);
    await untilIdle(page);
    for (const path of lists[role]) {
      // The page before would ask on until the next one is there.
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.getByRole('table').first()).toBeVisible();
      await untilIdle(page);
      expect(asked.length, path).toBeGreaterThan(0);
      expect(asked, path).toEqual([...new Set(asked)]);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('speed: what stands above the yearly lists is asked for with them, before anything else is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.split('/').at(-1) ?? '');
  });
  const first = {
    operator: [
      'search-annual-maintenance-applications',
      'count-active-applications-without-annual-maintenance',
      'get-current-or-last-annual-maintenance-period',
      'get-notification-email-by-provider',
      'have-any-annual-maintenance-requests-been-processed',
    ],
    administrator: [
      'search-annual-maintenance-applications',
      'count-active-applications-without-annual-maintenance',
      'get-current-or-next-annual-maintenance-period',
    ],
  } as const;
  for (const role of ['operator', 'administrator'] as const) {
    await signIn(page, accounts[role]);
    await untilIdle(page);
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto('/applicationAnnualMaintenance');
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(asked.slice(0, first[role].length).sort()).toEqual([...first[role]].sort());
  }
});

test('4 Session: a user who comes back after its end is told so, although the first call was sent before the page rendered', async ({
  page,
}) => {
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);
  await spoilTokens(page);
  await page.goto('/applications');
  await expect(page.getByText('Sessão expirada')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInByForm(page, accounts.administrator);
  await expect(page).toHaveURL(/\/applications$/);
  await expect(resultRows(page)).toHaveCount(10);
});

for (const who of ['administrator', 'operator'] as const) {
  test(`speed: on a slow device a sign-in sends each call once, ${who}`, async ({ page }) => {
    const sent = callsOf(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await signInByForm(page, accounts[who]);
    await untilIdle(page);
    expect(sent.filter((call, i) => sent.indexOf(call) !== i)).toEqual([]);
    expect(sent.length).toBeGreaterThan(2);
  });
}
