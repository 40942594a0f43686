import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { nifCheckDigit } from '../../contract/rules/nif';
import { accounts, signIn } from '../e2e/support/signIn';
import { expect, test } from '../e2e/support/test';
import { makeWorkbook } from '../e2e/support/workbook';
import { longestTasks } from './longestTasks';

const lineCount = 10_000;
const runs = 4;

const nif = (number: number) => {
  const firstEight = `2${String(number).padStart(7, '0')}`;
  return `${firstEight}${nifCheckDigit(firstEight)}`;
};
const good = Array.from({ length: lineCount }, (_, number) => [nif(number), nif(number + lineCount)]);
const files = {
  // A baseline: the cost of the page itself on this machine, with next to nothing to check.
  'one line': makeWorkbook('uma.xlsx', good.slice(0, 1)),
  'all good': makeWorkbook('boas.xlsx', good),
  // Every line malformed, repeated or stored as a number.
  'all wrong': makeWorkbook(
    'más.xlsx',
    good.map(([citizen = ''], number) => [[`${citizen}0`], [nif(1)], [Number(citizen)]][number % 3] ?? []),
  ),
};

/** Chooses a file and measures, in the page, the time until its number of lines is shown. */
const measure = async (page: Page, path: string) => {
  await page.evaluate(() => {
    const state = { start: 0, end: 0 };
    Object.assign(window, { measured: state });
    document.addEventListener(
      'change',
      () => {
        state.start = performance.now();
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      if (!document.querySelector('form [role="status"] strong')) return;
      state.end = performance.now();
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByLabel('Ficheiro de manutenção').setInputFiles(path);
  await expect(page.getByText(/^O ficheiro tem/)).toBeVisible();
  const result = await page.evaluate(
    () => (window as unknown as { measured: { start: number; end: number } }).measured,
  );
  return Math.round(result.end - result.start);
};

test(`checking a maintenance file of ${lineCount} lines`, async ({ page, browser }, info) => {
  await signIn(page, accounts.operator);
  for (const [name, file] of Object.entries(files)) {
    // From disk, as a person chooses it: the page itself would have to unpack bytes that the test hands over.
    const path = info.outputPath(file.name);
    writeFileSync(path, file.buffer);
    for (let run = 1; run <= runs; run += 1) {
      await page.goto('/applicationAnnualMaintenance');
      await expect(page.getByLabel('Ficheiro de manutenção')).toBeEnabled();
      await page.waitForTimeout(500);
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
      const milliseconds = await measure(page, path);
      const tasks = longestTasks(await browser.stopTracing(), 3);
      console.log(
        `${name}, run ${run}: ${milliseconds} ms; longest main-thread tasks: ${tasks.join(', ')} ms`,
      );
    }
  }
});
