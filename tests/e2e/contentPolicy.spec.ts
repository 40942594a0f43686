import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNothingMoved, observeLayoutShifts } from './support/layoutShifts';
import { resultRows } from './support/lists';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { untilIdle } from './support/untilIdle';

const screens = {
  operator: ['/form', '/applicationManagement', '/applicationAnnualMaintenance', '/passwordChange'],
  administrator: [
    '/applications',
    '/users',
    '/providers',
    '/userProviders',
    '/applicationAnnualMaintenance',
    '/overview',
  ],
} as const;
const phone = { width: 412, height: 823 };
const desk = { width: 1440, height: 900 };

test('docs/asvs.tsv, 3.4.3: every main screen runs under the content security policy, and nothing else does; nothing moves while it loads, and a second engine finds it accessible', {
  tag: '@walk',
}, async ({ page, uncaughtErrors }) => {
  test.setTimeout(240_000);
  await observeLayoutShifts(page);
  for (const role of ['operator', 'administrator'] as const) {
    await signIn(page, accounts[role]);
    for (const path of screens[role]) {
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilIdle(page);
      await expectNothingMoved(page);
      // On a phone, rows are cards whose headings only screen readers see, and this engine misses them.
      await page.setViewportSize(desk);
      expect(await violationsOfSecondEngine(page), path).toEqual([]);
    }
  }
  await page.goto('/applications');
  await expect(resultRows(page).first()).toBeVisible();
  // The calendar's library creates its styles at run time.
  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  const day = page.getByRole('dialog').getByRole('gridcell').first();
  await expect(day).toBeVisible();
  await expect(day).toHaveCSS('width', '36px');
  await page.keyboard.press('Escape');
  expect(uncaughtErrors).toEqual([]);

  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'https://elsewhere.example/x.png';
    document.body.append(image);
    return Reflect.get(window, 'injected');
  });
  expect(ran).toBeUndefined();
  await expect.poll(() => uncaughtErrors.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
  for (const { message } of uncaughtErrors) expect(message).toContain('Content Security Policy');
  uncaughtErrors.length = 0;
});

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** The parts of the engine's report that are read here. */
interface Report {
  results: { ruleId: string; value: [level: string, verdict: string]; snippet: string }[];
}
interface Engine {
  ace: { Checker: new () => { check(node: Document, guidelines: string[]): Promise<Report> } };
}

/** Returns the WCAG 2.2 violations that IBM's accessibility engine is sure of; its rules differ from axe's. */
const violationsOfSecondEngine = async (page: Page): Promise<string[]> => {
  await page.evaluate(`${engine}; window.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as Engine;
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results;
  });
  return results
    .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`);
};
