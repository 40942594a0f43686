import type { Browser, Page } from '@playwright/test';
import type { PageClock } from './pageClock';
import { slowPage } from './slowPage';
import type { Subject } from './subjects';

declare global {
  interface Window {
    clock: PageClock;
    loginTime: Promise<number>;
  }
}

/** Milliseconds, or bytes or a number of requests where the name says so. */
export interface Measures {
  'script bytes fetched until login is shown': number;
  'login shown': number;
  'from Entrar to 10 rows': number;
  'blocking from Entrar to 10 rows': number;
  'script bytes of login and list': number;
  '10 to 100 rows': number;
  'blocking from 10 to 100 rows': number;
  'list by its address, signed in before: first paint of content': number;
  'the same: 100 rows shown': number;
  'blocking until then': number;
  'requests until then': number;
}

type Account = Readonly<{ username: string; password: string }>;

/** How long a person needs to type e-mail and password. */
const typingMilliseconds = 3000;
const settleMilliseconds = 1000;

/** Returns the blocking time between two moments: what each task took beyond 50 ms. */
const blocking = async (page: Page, from: number, to: number) => {
  await page.waitForTimeout(settleMilliseconds);
  return page.evaluate(
    ([start, end]) =>
      window.clock.tasks
        .filter(([at]) => at >= start && at < end)
        .reduce((sum, [, duration]) => sum + duration - 50, 0),
    [from, to] as const,
  );
};

/** Presses, and measures the time from the last press until this many rows are painted. */
const untilRows = async (page: Page, rows: number, press: () => Promise<unknown>) => {
  const painted = page.evaluate((count) => window.clock.rowsPainted(count), rows);
  await press();
  const end = await painted;
  const start = await page.evaluate(() => window.clock.pressed);
  return { time: end - start, blocking: await blocking(page, start, end) };
};

const chooseHundred = async (page: Page, name: string | RegExp) => {
  const select = page.getByRole('combobox', { name });
  if (await select.evaluate((element) => element instanceof HTMLSelectElement)) {
    await select.selectOption('100');
    return;
  }
  await select.click();
  await page.getByRole('option', { name: '100', exact: true }).click();
};

const signInMeasures = async (browser: Browser, { url, loginPath, labels }: Subject, account: Account) => {
  const { page, scriptBytes, close } = await slowPage(browser, url);
  await page.goto(loginPath, { waitUntil: 'commit' });
  const shown = await page.evaluate(() => window.loginTime);
  const loginBytes = scriptBytes();
  await page.getByRole('textbox', { name: labels.username }).fill(account.username);
  await page.locator('input[type="password"]').fill(account.password);
  await page.waitForTimeout(typingMilliseconds);
  const submit = page.getByRole('button', { name: labels.submit, exact: true });
  const entered = await untilRows(page, 10, () => submit.click());
  const listBytes = scriptBytes();
  const grown = await untilRows(page, 100, () => chooseHundred(page, labels.pageSize));
  await close();
  return {
    'script bytes fetched until login is shown': loginBytes,
    'login shown': shown,
    'from Entrar to 10 rows': entered.time,
    'blocking from Entrar to 10 rows': entered.blocking,
    'script bytes of login and list': listBytes,
    '10 to 100 rows': grown.time,
    'blocking from 10 to 100 rows': grown.blocking,
  };
};

const listMeasures = async (browser: Browser, { url, listPath, hundredRows }: Subject, session: string) => {
  const { page, requests, close } = await slowPage(browser, url, { currentUser: session, ...hundredRows });
  await page.goto(listPath, { waitUntil: 'commit' });
  const shown = await page.evaluate(() => window.clock.rowsPainted(100));
  const asked = requests();
  const blocked = await blocking(page, 0, shown);
  const firstContent = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await close();
  return {
    'list by its address, signed in before: first paint of content': firstContent,
    'the same: 100 rows shown': shown,
    'blocking until then': blocked,
    'requests until then': asked,
  };
};

/** Measures everything once, each part in a fresh browser profile with nothing cached. */
export const measureSubject = async (
  browser: Browser,
  subject: Subject,
  account: Account,
  session: string,
): Promise<Measures> => ({
  ...(await signInMeasures(browser, subject, account)),
  ...(await listMeasures(browser, subject, session)),
});
