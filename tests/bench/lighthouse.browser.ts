import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { accounts } from '../e2e/support/signIn';
import { test } from '../e2e/support/test';
import { freePort } from '../run/freePort.mjs';

/** Lighthouse is installed by hand (docs/benchmarks.md), because it brings 150 packages. */
const module = join(
  import.meta.dirname,
  '../../node_modules/.cache/lighthouse/node_modules/lighthouse/core/index.js',
);

/** The screens to measure, and the accounts that open them. */
const screens = [
  { path: '/login' },
  { path: '/form', account: accounts.operator },
  { path: '/applicationManagement', account: accounts.operator },
  { path: '/applicationAnnualMaintenance', account: accounts.operator },
  { path: '/applications', account: accounts.administrator },
  { path: '/users', account: accounts.administrator },
  { path: '/overview', account: accounts.administrator },
] as const;

const runs = Number(process.env.RUNS ?? 3);

/** The parts of Lighthouse's result that are printed. */
interface LighthouseResult {
  lhr: {
    categories: Record<'performance' | 'best-practices', { score: number }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

test('each main screen, judged by Lighthouse as on a phone', async ({ appServer, launchOptions }) => {
  test.setTimeout(runs * 10 * 60_000);
  const { default: lighthouse } = await import(module);

  /** Judges a screen in a browser of its own, so that nothing is cached. */
  const judge = async (path: string, session: string) => {
    const port = await freePort();
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    const page = await context.newPage();
    await page.goto(`${appServer.url}/robots.txt`);
    await page.evaluate((text) => {
      localStorage.clear();
      if (text) localStorage.setItem('currentUser', text);
    }, session);
    await page.close();
    const { lhr }: LighthouseResult = await lighthouse(appServer.url + path, {
      port,
      disableStorageReset: true,
      logLevel: 'error',
      onlyCategories: ['performance', 'best-practices'],
    });
    await context.close();
    const { categories, audits } = lhr;
    return {
      performance: Math.round(categories.performance.score * 100),
      'best practices': Math.round(categories['best-practices'].score * 100),
      blocking: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      'largest paint': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      'layout shift': audits['cumulative-layout-shift']?.numericValue,
    };
  };

  const judged = new Map<string, Awaited<ReturnType<typeof judge>>[]>();
  for (let run = 0; run < runs; run += 1)
    for (const { path, ...rest } of screens) {
      const session = 'account' in rest ? await sessionOf(appServer.url, rest.account) : '';
      judged.set(path, [...(judged.get(path) ?? []), await judge(path, session)]);
    }
  // Of each screen, the run with the median performance.
  const medians = [...judged].map(([path, all]) => [
    path,
    all.toSorted((one, other) => one.performance - other.performance)[Math.floor(runs / 2)],
  ]);
  console.table(Object.fromEntries(medians));
});

/** Signs in and returns the session, as the browser stores it. */
const sessionOf = async (url: string, account: { username: string; password: string }) => {
  const answer = await fetch(`${url}/api/Authentication/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
};
