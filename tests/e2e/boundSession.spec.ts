import type { BrowserContext, Page } from '@playwright/test';
import { accounts, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

const refreshPath = '**/api/Authentication/refresh-access-token';
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('currentUser') ?? '');
const rows = (page: Page) => page.locator('tbody').getByRole('row');

/** Simulates that the access token in a page has expired: the server takes the ones after it. */
const expireAccessToken = async (context: BrowserContext, stored: string) => {
  const { accessToken } = JSON.parse(stored);
  await context.route('**/api/Application/**', async (route) => {
    const isOverdue = (await route.request().headerValue('authorization')) === `Bearer ${accessToken}`;
    await (isOverdue ? route.fulfill({ status: 401, json: { message: 'Expirou.' } }) : route.continue());
  });
};

test('4 a copied local storage is worth nothing in another browser; two tabs of its own go on, also without a true clock', async ({
  page,
  context,
  browser,
}) => {
  await signInByForm(page, accounts.administrator);
  const stored = await storedSession(page);

  await test.step('a copy leads to the sign-in, in words', async () => {
    const elsewhere = await browser.newContext();
    const copy = await elsewhere.newPage();
    await copy.addInitScript(
      (session) => sessionStorage.getItem('copied') || localStorage.setItem('currentUser', session),
      stored,
    );
    await expireAccessToken(elsewhere, stored);
    const refreshed = copy.waitForResponse(refreshPath);
    await copy.goto(new URL('/applications', page.url()).href);
    expect((await refreshed).status()).toBe(401);
    await copy.evaluate(() => sessionStorage.setItem('copied', 'yes'));
    await expect(
      copy.getByText('A sua sessão terminou. Entre de novo para continuar onde estava.'),
    ).toBeVisible();
    expect(new URL(copy.url()).pathname).toBe('/login');
    expect(await storedSession(copy)).toBe('');
    await elsewhere.close();
  });

  await test.step('the browser that signed in goes on, in a second tab as well', async () => {
    await expireAccessToken(context, stored);
    const tab = await context.newPage();
    const refreshed = tab.waitForResponse(refreshPath);
    await tab.goto(new URL('/applications', page.url()).href);
    expect((await refreshed).status()).toBe(200);
    await expect(rows(tab)).toHaveCount(10);
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    expect(await storedSession(page)).toBe(await storedSession(tab));
    await tab.close();
  });

  await test.step('with a clock that is two hours late it is asked once more', async () => {
    await expireAccessToken(context, await storedSession(page));
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() - 2 * 60 * 60 * 1000;
    });
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/refresh-access-token')) statuses.push(response.status());
    });
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    expect(statuses).toEqual([401, 200]);
  });

  await test.step('without its key the session ends, in words', async () => {
    await expireAccessToken(context, await storedSession(page));
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('browserKey').onsuccess = resolve;
        }),
    );
    await page.reload();
    await expect(
      page.getByText('A sua sessão terminou. Entre de novo para continuar onde estava.'),
    ).toBeVisible();
  });
});
