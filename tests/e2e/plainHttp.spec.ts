import { nameOfOtherMachine } from '../run/chromiumArguments.mjs';
import { fillShortRequest, submittedId } from './support/requestForm';
import { accounts, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

// Browsers reserve some APIs for https, but a test machine is often reached without.
test.use({
  baseURL: async ({ appServer }, use) => use(appServer.url.replace('localhost', nameOfOtherMachine)),
});

test('2.3 and 2.7 the form is sent, and the yearly list opened, over http from another machine', async ({
  page,
}) => {
  await signInByForm(page, accounts.operator);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await fillShortRequest(page);
  await page.getByRole('button', { name: 'Submeter Pedido' }).click();
  await submittedId(page);

  await page.goto('/applicationAnnualMaintenance');
  await expect(page.getByLabel('Ficheiro de manutenção')).toBeEnabled();
});
