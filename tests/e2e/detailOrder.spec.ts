import type { Page } from '@playwright/test';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { firstInStatus } from './support/firstInStatus';
import { expectNothingMoved, observeLayoutShifts } from './support/layoutShifts';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

/** Returns the names of the cards as they are read, and as they are seen: by line, those of a line from left to right. */
const cardsOf = (page: Page) =>
  page.locator('.ui-detail .ui-section > .ui-section-head h2').evaluateAll((titles) => {
    const cards = titles.map((title) => {
      const { x, y } = title.getBoundingClientRect();
      return { name: title.textContent, x, y };
    });
    const nameOf = ({ name }: (typeof cards)[number]) => name;
    const isBelow = (a: (typeof cards)[number], b: (typeof cards)[number]) => Math.abs(a.y - b.y) > 8;
    const seen = cards.toSorted((a, b) => (isBelow(a, b) ? a.y - b.y : a.x - b.x));
    return {
      read: cards.map(nameOf),
      seen: seen.map(nameOf),
      columns: new Set(cards.map(({ x }) => x)).size,
    };
  });

test('2.8 the state stands beside the title and in the second card, read as it is seen, and nothing moves meanwhile', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await observeLayoutShifts(page);
  await signIn(page, accounts.administrator);
  const [toDecide, active] = [
    await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator),
    await firstInStatus(page, 'search-backoffice', applicationStatus.active),
  ];
  let late = '';
  await page.route('**/api/**', async (route) => {
    // Each answer comes in a frame of its own, in the order that moves most: what one call adds, another may push.
    await new Promise((resolve) => setTimeout(resolve, route.request().url().includes(late) ? 900 : 150));
    await route.continue().catch(() => undefined);
  });
  const requests = [
    [1440, toDecide, 'Aguarda regulador'],
    [1000, active, 'Ativo'],
    [390, toDecide, 'Aguarda regulador'],
    [390, active, 'Ativo'],
  ] as const;
  const lateCalls = ['get-by-id', 'ApplicationHistory', 'get-files', 'Recheck'];
  for (const [[width, id, status], call] of requests.flatMap((request) =>
    lateCalls.map((call) => [request, call] as const),
  )) {
    late = call;
    await page.setViewportSize({ width, height: 1800 });
    await page.goto(`/applications/${id}/details`);
    const title = page.getByRole('heading', { level: 1, name: `Pedido ${id}` });
    const head = page.locator('.ui-page-title', { has: title });
    await expect(head.getByText(status, { exact: true })).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Percurso do pedido' });
    await expect(timeline.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pedidos de reverificação' })).toBeVisible();
    await expect(page.locator('.ui-detail .ui-pending, .ui-detail .ui-skeleton')).toHaveCount(0);
    const { read, seen, columns } = await cardsOf(page);
    expect(read.slice(0, 2), `${width} px`).toEqual(['Cidadão', 'Estado']);
    if (columns === 1) expect(read, `${width} px`).toEqual(seen);
    else expect(seen.slice(0, 2), `${width} px`).toEqual(read.slice(0, 2));
    await expectNothingMoved(page);
  }
});
