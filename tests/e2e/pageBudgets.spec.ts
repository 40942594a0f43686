import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { saveData } from './support/saveData';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { untilIdle } from './support/untilIdle';

const kibibyte = 1024;
const webFolder = join(import.meta.dirname, '../../dist/web');

/**
 * Upper limits in KiB of JavaScript under brotli, as browsers receive it over https: the login page's own
 * needs, and login plus list, preloaded or not. Of the latter, 6 are for the regulator's desk (queues,
 * walking, keys, search), 0.5 for sending a search before the list rerenders, which saves a slow device 60 ms,
 * 2.5 for filters that lose nothing of what is typed or pasted and find it as it is stored, and 1 for rows that stay
 * after a failure, texts of one's own in cells, and a drawer that can be closed; 0.5 more for the key that a session is
 * bound to, which signing in needs at once, 0.5 for acts that wait for a second person, and 1 for a second factor that
 * is asked for at any call; of the login page, 0.5 of these; 0.5 for the names of what data protection does and of what
 * the audit knows of it. Limits only go down, except for the few bytes that name each new screen.
 * 0.3 more since providers' systems: names of rights, menu, audit and resource that every screen knows. 0.5 more since modules:
 * the names of what each of them brings, places and adapters, so that their code comes only where it is needed. 0.4 more since renewals:
 * their four screens, their rights and queues, and what the audit knows of them; 0.2 for naming the files with which what the
 * yearly list shows of its period comes at once, two requests less.
 */
const budgets = { login: 73.5, loginAndList: 168 + 14.4 };

/** The maximum number of scripts, since each one costs a request. */
const maxScripts = 6;

/** The maximum number of files for a screen opened by its address: page, scripts, style sheets and fonts. */
const maxFilesOfScreen = 6;

/** Collects every script that a page receives. */
const scriptsOf = (page: Page) => {
  const received = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) received.set(pathname, response);
  });
  return received;
};

const kibibytes = (received: ReadonlyMap<string, Response>) =>
  [...received.keys()].reduce((sum, path) => sum + statSync(`${webFolder}${path}.br`).size, 0) / kibibyte;

const report = (what: string, received: ReadonlyMap<string, Response>) => {
  const gzip = [...received.keys()].reduce((sum, path) => sum + statSync(`${webFolder}${path}.gz`).size, 0);
  console.log(
    `${what}: ${received.size} scripts, ${kibibytes(received).toFixed(1)} KiB by brotli, ${(gzip / kibibyte).toFixed(1)} KiB by gzip`,
  );
};

test('speed: the login page stays within its budget of bytes', { tag: '@walk' }, async ({ page }) => {
  // Without this script nothing is preloaded, so only the page's own needs are loaded.
  await page.route('/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script type="application\/json".*?<\/script>/, '');
    await route.fulfill({ response: answer, body });
  });
  const received = scriptsOf(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  report('login', received);
  expect(received.size).toBeGreaterThan(0);
  expect(kibibytes(received)).toBeLessThanOrEqual(budgets.login);

  for (const response of received.values()) {
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('speed: login and list together stay within their budget, and use every preloaded file', {
  tag: '@walk',
}, async ({ page }) => {
  // The other screens of the menu, which are prefetched later, are not part of the budget.
  await saveData(page);
  const received = scriptsOf(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  const preloaded = new Set(received.keys());
  await page.getByRole('textbox', { name: 'E-mail' }).fill(accounts.administrator.username);
  await page.getByLabel('Palavra-passe').fill(accounts.administrator.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(10);
  await untilIdle(page);
  report('login and list', received);
  expect(kibibytes(received)).toBeLessThanOrEqual(budgets.loginAndList);
  expect(received.size).toBeLessThanOrEqual(maxScripts);
  expect(preloaded.size, 'something is preloaded').toBeGreaterThan(1);
  expect(
    [...received.keys()].filter((path) => !preloaded.has(path)),
    'loaded after signing in',
  ).toEqual([]);
});

test('speed: a screen that is opened by its address consists of few files', { tag: '@walk' }, async ({
  page,
}) => {
  await saveData(page);
  await page.addInitScript(noteFirstRows);
  for (const [role, path] of [
    ['administrator', '/applications'],
    ['operator', '/applicationManagement'],
  ] as const) {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts[role]);
    await page.goto(path);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(10);
    const files = await filesBeforeRows(page);
    expect(files.length, files.join()).toBeLessThanOrEqual(maxFilesOfScreen);
  }
});

declare global {
  interface Window {
    /** When the first rows came, in milliseconds since the page was opened. */
    rowsCameAt?: number;
  }
}

/** Runs in the page: notes when the rows of a list come. */
const noteFirstRows = () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody > tr > td')) return;
    window.rowsCameAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Returns the paths of the page, and of each script, style sheet and font that it asked for before it had rows. */
const filesBeforeRows = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.rowsCameAt ?? 0));
    const paths = files
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css|woff2)$/.test(path));
    return [location.pathname, ...new Set(paths)];
  });
