import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { makeDocument, makeHeavyDocument } from '../e2e/support/documents';
import { resultRows } from '../e2e/support/lists';
import { saveData } from '../e2e/support/saveData';
import { accounts } from '../e2e/support/signIn';
import { expect, test } from '../e2e/support/test';
import { post } from './page/callServer';
import { slowPage } from './page/slowPage';
import { submitWithDocument } from './page/submitWithDocument';

const runs = Number(process.env.RUNS ?? 5);

/** Milliseconds from a key press until the next request is readable, and until its document's first page is. */
interface Walked {
  readable: number;
  firstPage: number;
}

declare global {
  interface Window {
    walked: Promise<Walked>;
  }
}

/** Runs in the page: starts measuring at the next key press. */
const measureWalk = () => {
  window.walked = new Promise<Walked>((resolve) => {
    const titleBefore = document.querySelector('main h1')?.textContent;
    let pressed = 0;
    let readable = 0;
    const look = () => {
      const isOther = pressed > 0 && document.querySelector('main h1')?.textContent !== titleBefore;
      const isWhole =
        document.querySelector('main .ui-detail') &&
        !document.querySelector('.ui-detail [aria-busy="true"], .ui-detail .ui-pending');
      const after = performance.now() - pressed;
      if (!readable && isOther && isWhole) readable = after;
      if (readable && document.querySelector('.ui-pdf-page canvas + .text > span'))
        resolve({ readable, firstPage: after });
      else requestAnimationFrame(look);
    };
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    requestAnimationFrame(look);
  });
};

const walk = async (page: Page, isPrefetched: boolean): Promise<Walked> => {
  if (!isPrefetched) await saveData(page);
  await page.goto('/applications');
  await resultRows(page).first().getByRole('link', { name: 'Detalhe' }).click();
  await expect(page.locator('.ui-pdf-page canvas').first()).toBeVisible();
  // By then all prefetching has finished, even on a slow line.
  await page.waitForTimeout(8000);
  await page.evaluate(measureWalk);
  await page.keyboard.press('j');
  return page.evaluate(() => window.walked);
};

const fastPage = async (browser: Browser, url: string, currentUser: string) => {
  const origins = [{ origin: url, localStorage: [{ name: 'currentUser', value: currentUser }] }];
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins } });
  return { page: await context.newPage(), close: () => context.close() };
};

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

test('a key pressed, until the next request and its document of 5 MB can be read', async ({
  browser,
  appServer: { url },
}) => {
  test.setTimeout(30 * 60_000);
  const documents = [await makeHeavyDocument('comprovativo.pdf'), await makeDocument('declaracao.pdf', 1)];
  for (const [index, document] of documents.entries())
    await submitWithDocument(url, accounts.operator, { number: 8_500_000 + index, document });
  const session = JSON.stringify(await post(url, '/Authentication/login', accounts.administrator));

  const devices = {
    'this machine': () => fastPage(browser, url, session),
    'CPU slowed 4×, 10 Mbit/s, 40 ms': () => slowPage(browser, url, { currentUser: session }),
  };
  for (const [device, openPage] of Object.entries(devices)) {
    for (const isPrefetched of [true, false]) {
      const all: Walked[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const { page, close } = await openPage();
        all.push(await walk(page, isPrefetched));
        await close();
      }
      expect(all).toHaveLength(runs);
      const readable = median(all.map((one) => one.readable));
      const firstPage = median(all.map((one) => one.firstPage));
      console.log(
        `${device}, ${isPrefetched ? 'prefetched' : 'not prefetched'}: readable after ${readable} ms, first page of 5 MB after ${firstPage} ms (medians of ${runs}; load ${loadavg()[0]?.toFixed(1)})`,
      );
    }
  }
});
