import { expect, type Page, type Route } from '@playwright/test';
import { untilIdle } from './untilIdle';

/** Returns a button by its exact name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns the title of the page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Returns the open dialog. */
export const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const wrong = (page: Page) => page.locator(':is([aria-invalid="true"], [data-invalid="true"])').first();

/** Holds a call until the route is removed. */
export const never = () => undefined;
/** Aborts a call, as if its answer were lost. */
export const fail = (route: Route) => route.abort();

/** Opens a screen by its address. */
export const open = async (page: Page, path: string, title: string | RegExp) => {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
};
/** Shows a screen as a link to it would: the page is not reloaded, so axe need not be sent to it again. */
export const follow = async (page: Page, path: string, title: string | RegExp) => {
  // An open dialog would cover the link, so it must be closed first.
  await expect(dialog(page)).toHaveCount(0);
  await untilIdle(page, async () => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(heading(page, title)).toBeVisible();
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
/** Waits until the page has finished loading. */
export const settle = (page: Page) => untilIdle(page);
/** Opens a dialog by its button. */
export const press = async (page: Page, name: string, opened: string) => {
  await button(page, name).click();
  await expect(dialog(page, opened)).toBeVisible();
};
/** Submits a form that fails validation. */
export const refuse = async (page: Page, name: string) => {
  await button(page, name).click();
  await expect(wrong(page)).toBeVisible();
};
