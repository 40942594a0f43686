import type { Page } from '@playwright/test';
import { textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const hour = 60 * 60 * 1000;

/** Sets the age of every draft; returns how many there are. */
const makeOld = (page: Page, age: number) =>
  page.evaluate(async (milliseconds) => {
    // Opening a missing database would create it without its store.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'drafts')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
        let drafts = 0;
        const walk = store.openCursor();
        walk.onsuccess = () => {
          const cursor = walk.result;
          if (!cursor) {
            opening.result.close();
            resolve(drafts);
            return;
          }
          if (Array.isArray(cursor.key)) {
            drafts += 1;
            if (cursor.value.keptOn)
              cursor.update({ ...cursor.value, keptOn: new Date(Date.now() - milliseconds) });
          }
          cursor.continue();
        };
      };
    });
  }, age);

test('4 a draft is erased after a day when the application is opened next, with or without a session', async ({
  page,
}) => {
  await signIn(page, accounts.operator);
  await textField(page, 'Nome completo').fill('Rascunho de ontem');
  await expect.poll(() => makeOld(page, 0)).toBe(1);
  await page.evaluate(() => localStorage.clear());
  // On a page without a form, which would save the draft again with a new date.
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { name: 'Acessibilidade' })).toBeVisible();
  expect(await makeOld(page, 25 * hour)).toBe(1);
  await page.goto('/login');
  await expect(textField(page, 'E-mail')).toBeVisible();
  await expect.poll(() => makeOld(page, 25 * hour)).toBe(0);
});
