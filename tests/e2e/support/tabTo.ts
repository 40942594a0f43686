import { expect, type Locator, type Page } from '@playwright/test';

/** As many as the longest screen has stops: search, ten rows, menu. */
const maxTabs = 80;

/** Presses Tab until a control has the focus, as a person without a mouse does. */
export const tabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, `reached within ${maxTabs} presses of Tab`).toBeFocused();
};

/** Goes to a text field by Tab and types. */
export const tabAndType = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

/** Goes to a control by Tab and presses a key on it. */
export const tabAndPress = async (page: Page, control: Locator, key: 'Enter' | 'Space') => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Goes to a select by Tab and chooses an option of it with the arrows. */
export const tabAndChoose = async (page: Page, select: Locator, name: string) => {
  await tabAndPress(page, select, 'Enter');
  const option = page.getByRole('option', { name, exact: true });
  const id = await option.getAttribute('id');
  await page.keyboard.press('Home');
  for (const _ of await page.getByRole('option').all()) {
    if ((await select.getAttribute('aria-activedescendant')) === id) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(select).toHaveText(name);
};
