import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { tabAndType } from './tabTo';

const [administrator, provider, operator, otherOperator] = demoAccounts;

/** The demo accounts by role. */
export const accounts = { administrator, provider, operator, otherOperator };

interface Account {
  username: string;
  password: string;
}

/** The fields of the login page. */
export const fieldsOf = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'E-mail', exact: true }),
  password: page.getByLabel(/^Palavra-passe/),
});

const firstScreen = async (page: Page) => {
  await page.waitForURL((url) => !/^\/login$/i.test(url.pathname));
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Signs in at /login, as a person does, and waits for the first screen; at another server where its origin is given. */
export const signIn = async (page: Page, account: Account, origin = '') => {
  await page.goto(`${origin}/login`);
  const { email, password } = fieldsOf(page);
  await email.fill(account.username);
  await password.fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await firstScreen(page);
};

/** The same by keyboard alone. */
export const signInByKeyboard = async (page: Page, account: Account) => {
  await page.goto('/login');
  const { email, password } = fieldsOf(page);
  await tabAndType(page, email, account.username);
  await tabAndType(page, password, account.password);
  await page.keyboard.press('Enter');
  await firstScreen(page);
};
