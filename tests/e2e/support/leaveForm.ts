import type { Locator, Page } from '@playwright/test';

/** Follows a link or presses a button that leaves a changed form, and confirms the dialog. */
export const leaveForm = async (page: Page, by: Locator) => {
  await by.click();
  await page
    .getByRole('dialog', { name: 'Pretende sair desta página?' })
    .getByRole('button', { name: 'Sim' })
    .click();
};
