import type { Page } from '@playwright/test';
import { button } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';

const queue = '/applications?queue=awaitingDecision';

/** Takes the next request from the queue, and returns its address. */
const takeNext = async (page: Page): Promise<string> => {
  await page.goto(queue);
  await button(page, 'Dá-me o próximo').click();
  await page.waitForURL(/\/details$/);
  // Only whoever may go on deciding it is offered this.
  await expect(button(page, 'Elegível')).toBeEnabled();
  return new URL(page.url()).pathname;
};

test('the next request is again one’s own after the page was loaded anew, and in another tab another one', async ({
  page,
  context,
}) => {
  await signIn(page, accounts.administrator);
  const first = await takeNext(page);
  await page.reload();
  await expect(button(page, 'Elegível')).toBeEnabled();
  expect(await takeNext(page)).toBe(first);

  const other = await context.newPage();
  const second = await takeNext(other);
  expect(second).not.toBe(first);
  await page.close();
  expect(await takeNext(other)).toBe(first);
});
