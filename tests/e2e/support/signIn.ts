import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../server/seed/demoAccounts';

const [administrator, provider, operator, otherOperator] = demoAccounts;

/** The demo accounts by what they are. */
export const accounts = { administrator, provider, operator, otherOperator };

/** Signs in at /login, as a person does, and waits for the first screen. */
export const signIn = async (page: Page, account: { username: string; password: string }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(account.username);
  await page.getByLabel(/^Palavra-passe/).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !/^\/login$/i.test(url.pathname));
  await page.getByRole('heading', { level: 1 }).waitFor();
};
