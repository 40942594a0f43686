import { exampleCodes } from '../../server/seed/exampleCodes';
import { nameOfOtherMachine } from '../run/chromiumArguments.mjs';
import { makeDocument } from './support/documents';
import { makeNif } from './support/makeNif';
import { addDocuments, chooseAddress, submittedId, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

// Browsers keep part of what they offer for https; a test machine in the same house is often reached without.
test.use({
  baseURL: async ({ appServer }, use) => use(appServer.url.replace('localhost', nameOfOtherMachine)),
});

test('2.3 and 2.7 the form is sent, and the yearly list opened, over http from another machine', async ({
  page,
}) => {
  await signIn(page, accounts.operator);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await textField(page, 'E-mail do prestador').fill('pedidos@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Teresa Gonçalves');
  await textField(page, 'NIF').fill(makeNif());
  await chooseAddress(page, 'Morada fiscal', exampleCodes.one[0]);
  await page.getByLabel(/^O cidadão entregou/).check();
  await addDocuments(page, /^Comprovativos da Segurança Social/, await makeDocument('apoio.pdf', 1));
  await expect(page.getByRole('button', { name: 'Remover apoio.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Submeter Pedido' }).click();
  await submittedId(page);

  await page.goto('/applicationAnnualMaintenance');
  await expect(page.getByLabel('Ficheiro de manutenção')).toBeEnabled();
});
