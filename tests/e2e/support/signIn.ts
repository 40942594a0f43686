import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { tabAndType } from './tabTo';

const [administrator, provider, operator, otherOperator] = demoAccounts;

/** The demo accounts by role. */
export const accounts = { administrator, provider, operator, otherOperator };

interface Account {
  username: string;
  password: string;
}

/** Returns the fields of the login page. */
export const fieldsOf = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'E-mail', exact: true }),
  password: page.getByLabel(/^Palavra-passe/),
});

const beforeFirstScreen = /^\/(login)?$/i;
const firstScreen = async (page: Page) => {
  await page.waitForURL((url) => !beforeFirstScreen.test(url.pathname));
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/**
 * Opens the application as a signed-in user and waits for the first screen; `origin` names another server. Stores a
 * new session of the server where the login page would store it, which takes half the time of signing in by form.
 */
export const signIn = async (page: Page, { username, password }: Account, origin = ''): Promise<void> => {
  const answer = await page.request.post(`${origin}/api/Authentication/login`, {
    data: { username, password },
  });
  expect(answer.status(), `sign-in of ${username}`).toBe(200);
  const keep = await page.addInitScript(
    (session) => localStorage.setItem('currentUser', session),
    await answer.text(),
  );
  await page.goto(`${origin}/`);
  await keep.dispose();
  await firstScreen(page);
};

/** Signs in at /login, as a person does, and waits for the first screen. */
export const signInByForm = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/login');
  const { email, password } = fieldsOf(page);
  await email.fill(account.username);
  await password.fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await firstScreen(page);
};

/** Signs in at /login by keyboard alone, and waits for the first screen. */
export const signInByKeyboard = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/login');
  const { email, password } = fieldsOf(page);
  await tabAndType(page, email, account.username);
  await tabAndType(page, password, account.password);
  await page.keyboard.press('Enter');
  await firstScreen(page);
};
