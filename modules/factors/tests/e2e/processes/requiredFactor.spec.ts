import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../../../../../tests/e2e/support/accessibility';
import { removeDataFolder, startBriefServer } from '../../../../../tests/e2e/support/appServer';
import { makeDemoFolder } from '../../../../../tests/e2e/support/demoFolder';
import { button, heading } from '../../../../../tests/e2e/support/screenSteps';
import { accounts, fieldsOf } from '../../../../../tests/e2e/support/signIn';
import { tabAndPress, tabAndType } from '../../../../../tests/e2e/support/tabTo';
import { expect, browserTest as test } from '../../../../../tests/e2e/support/test';

const owner = accounts.administrator;

const enter = async (page: Page, origin: string) => {
  await page.goto(`${origin}/login`);
  const { email, password } = fieldsOf(page);
  await tabAndType(page, email, owner.username);
  await tabAndType(page, password, owner.password);
  await page.keyboard.press('Enter');
};

test('2.2 a factor that is required is told within the days of grace, and then added before anything else', async ({
  page,
}) => {
  const folder = makeDemoFolder();
  const within = await startBriefServer(folder, { settings: { REQUIRE_FACTOR: 'administrators' } });
  await enter(page, within.url);
  await expect(page.getByText(/^A partir de .* a entrada vai pedir um segundo passo/)).toBeVisible();
  await within.end('SIGTERM');

  const settings = { REQUIRE_FACTOR: 'administrators', FACTOR_GRACE_DAYS: '0' };
  const after = await startBriefServer(folder, { settings });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, after.url);
  const code = page.getByRole('textbox', { name: 'Código', exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page, 'a factor to be added at sign-in', ['1440 px', '390 px']);
  const secret = (await page.locator('.factor-code').innerText()).replaceAll(' ', '');
  await code.focus();
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await tabAndPress(page, button(page, 'Já guardei os códigos'), 'Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(heading(page, 'Pedidos de Elegibilidade')).toBeVisible();
  await after.end('SIGTERM');
  removeDataFolder(folder);
});
