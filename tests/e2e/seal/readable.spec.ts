import type { Page } from '@playwright/test';
import { openInStatus, resultRows } from '../support/lists';
import { heading } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect, test } from '../support/test';
import { untilIdle } from '../support/untilIdle';
import { captionsMissing } from './checks/captionsMissing';
import { chartsUntold } from './checks/chartsUntold';
import { longLines } from './checks/longLines';
import { severalPrimaries } from './checks/severalPrimaries';
import { smallTargets } from './checks/smallTargets';
import { smallText } from './checks/smallText';
import { tightLines } from './checks/tightLines';
import { unmarkedLinks } from './checks/unmarkedLinks';

const checks = {
  captionsMissing,
  chartsUntold,
  longLines,
  severalPrimaries,
  smallText,
  tightLines,
  unmarkedLinks,
};

/** What the annual list has by spec 2.7: a search beside what is submitted. */
const severalByOrder = /^\/applicationAnnualMaintenance$/;

/**
 * What is pressed and still too small on a desk: icons in a field, boxes that select a row, links in a list of links, the small buttons of rows and
 * heads, bars of a chart.
 */
const knownSmall =
  /class="(?:ui-icon-button|ui-link|ui-button (?:outlined|text) small|ui-chart-bar|ui-row-link)|^<summary|ui-sort|aria-label="(?:Abrir calendário|Selecionar )|^<a href="(?:mailto|tel):/;

/** Checks what is on a page, on a desk and on a phone. */
const expectReadable = async (page: Page) => {
  const { pathname } = new URL(page.url());
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await untilIdle(page);
    for (const [name, check] of Object.entries(checks)) {
      if (check === severalPrimaries && severalByOrder.test(pathname)) continue;
      expect.soft(await check(page), `${name}, ${pathname} at ${width} px`).toEqual([]);
    }
    const small = (await smallTargets(page)).filter((target) => !knownSmall.test(target));
    expect.soft(small, `smallTargets, ${pathname} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

const visit = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    await untilIdle(page);
    await expectReadable(page);
  }
};

test.beforeEach(() => test.setTimeout(300_000));

test('what visitors and providers read is set as the seal asks', async ({ page }) => {
  await visit(page, ['/login']);
  await signIn(page, accounts.operator);
  await visit(page, ['/form', '/applicationManagement', '/applicationAnnualMaintenance', '/renewals']);
});

test('what the regulator reads is set as the seal asks', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await visit(page, [
    '/applications',
    '/users',
    '/users/create',
    '/providers',
    '/userProviders',
    '/overview',
    '/dataProtection',
    '/auditRecords',
    '/decisionTexts',
    '/renewals',
    '/applicationAnnualMaintenance',
  ]);
  await page.goto('/applications');
  await expect(resultRows(page)).toHaveCount(10);
  await openInStatus(page, 'Aguarda regulador');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Não Elegível' }).click();
  await expect(page.getByRole('dialog', { name: 'Decisão de elegibilidade' })).toBeVisible();
  await expectReadable(page);
});
