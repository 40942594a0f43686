import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { resultRows } from '../e2e/support/lists';
import { textField } from '../e2e/support/requestForm';
import { heading } from '../e2e/support/screenSteps';
import { accounts, signIn } from '../e2e/support/signIn';
import { expect, test } from '../e2e/support/test';
import { untilIdle } from '../e2e/support/untilIdle';

const slowdown = Number(process.env.SLOWDOWN ?? 6);
const interactions = 30;

declare global {
  interface Window {
    /** The longest part of each interaction, in milliseconds, by its number. */
    interactions: Record<number, number>;
  }
}

/** Runs in the page: notes how long each interaction takes until what it changes is painted. */
const observeInteractions = () => {
  window.interactions = {};
  // Nothing shorter than this is ever reported.
  const durationThreshold = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId)
        window.interactions[interactionId] = Math.max(window.interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
};

type Step = (page: Page) => Promise<unknown>;

interface Screen {
  role: 'administrator' | 'operator' | 'provider';
  path: string;
  /** What is done again and again until there were thirty interactions, and leaves the screen as it was. */
  steps: readonly Step[];
}

const press =
  (...keys: string[]): Step =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const type =
  (field: (page: Page) => Locator, text: string): Step =>
  async (page) => {
    await field(page).click();
    await page.keyboard.type(text, { delay: 30 });
    await field(page).clear();
  };
const click =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const choose =
  (select: string): Step =>
  async (page) => {
    await page.getByRole('combobox', { name: select, exact: true }).first().click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  };
const nif = (page: Page) => page.getByRole('textbox', { name: 'NIF', exact: true });

const listSteps: readonly Step[] = [
  type(nif, '123'),
  choose('Estado do pedido'),
  press('Escape'),
  click('Colunas'),
  press('Escape', 'ArrowDown', 'ArrowDown', 'ArrowUp'),
];

const screens: Readonly<Record<string, Screen>> = {
  "the regulator's list": { role: 'administrator', path: '/applications', steps: listSteps },
  'a queue': { role: 'administrator', path: '/applications?queue=awaitingDecision', steps: listSteps },
  'a request to decide': {
    role: 'administrator',
    path: 'first',
    steps: [
      press('e'),
      press('1', '2', 'Escape'),
      press('n'),
      press('Tab', 'Escape'),
      press('j'),
      press('k'),
    ],
  },
  "the provider's list": { role: 'operator', path: '/applicationManagement', steps: listSteps },
  'the request form': {
    role: 'operator',
    path: '/form',
    steps: [
      type((page) => textField(page, 'Nome completo'), 'Rosa'),
      (page) => page.getByLabel('Tarifa social para estudante universitário deslocado').click(),
      (page) => page.getByLabel(/^O cidadão foi informado/).click(),
      press('Tab', 'Tab'),
    ],
  },
  'annual maintenance': {
    role: 'provider',
    path: '/applicationAnnualMaintenance',
    steps: [press('Tab', 'Tab', 'Tab'), choose('Resultados por página'), press('Escape')],
  },
  users: {
    role: 'administrator',
    path: '/users',
    steps: [
      type((page) => page.getByRole('textbox', { name: 'E-mail' }), 'an'),
      choose('Estado'),
      press('Escape'),
    ],
  },
};

for (const [name, { role, path, steps }] of Object.entries(screens)) {
  test(`thirty interactions, CPU slowed ${slowdown} times: ${name}`, async ({ page }) => {
    await page.addInitScript(observeInteractions);
    await signIn(page, accounts[role]);
    if (path === 'first') {
      await page.goto('/applications?queue=awaitingDecision');
      await resultRows(page).first().getByRole('link', { name: 'Detalhe' }).click();
      await expect(heading(page, /^Pedido/)).toBeVisible();
    } else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const counted = () => page.evaluate(() => Object.values(window.interactions));
    const total = () => page.evaluate(() => performance.interactionCount);
    while ((await total()) < interactions)
      for (const step of steps) {
        await step(page);
        // As a person would.
        await page.waitForTimeout(250);
      }
    const [all, count] = [await counted(), await total()];
    expect(count).toBeGreaterThanOrEqual(interactions);
    const longest = [...Array(Math.max(0, count - all.length)).fill(0), ...all].sort(
      (one, other) => one - other,
    );
    const at = (part: number) => longest[Math.ceil(longest.length * part) - 1];
    console.log(
      `${name}: ${count} interactions, p50 ${at(0.5)}, p75 ${at(0.75)}, p95 ${at(0.95)} ms, longest ${longest.at(-1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
    );
  });
}
