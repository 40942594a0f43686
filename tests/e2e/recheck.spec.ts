import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { makeDocument } from './support/documents';
import { openActiveRequest } from './support/lists';
import { addDocuments, chooseAddress, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { tabAndPress, tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('2.9 an active request is rechecked from its detail, and only once at a time', { tag: '@walk' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, accounts.operator);
  // Both simulated services say no for this NIF, so with a proof attached the recheck stays under way.
  const id = await openActiveRequest(page, /[789]$/);
  await page.getByRole('button', { name: 'Reverificar Elegibilidade' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Reverificar elegibilidade do Pedido ${id}` }),
  ).toBeVisible();

  await textField(page, 'E-mail do prestador').fill('reverificacao@netatlantico.example.pt');
  await expect(textField(page, 'NIF')).toBeEditable();
  await expect(textField(page, 'NIF')).toHaveAccessibleDescription(/do pedido original/);
  const address = await chooseAddress(page, 'Morada fiscal', exampleCodes.many[0], 1);
  await expect(textField(address, 'N.º de porta')).toHaveValue('');
  await textField(address, 'N.º de porta').fill('18');
  await addDocuments(page, /^Comprovativo de matrícula/, await makeDocument('matricula-nova.pdf', 1));
  await expect(page.getByRole('button', { name: 'Remover matricula-nova.pdf' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'O cidadão entregou documentos comprovativos.' }).check();
  await addDocuments(page, /^Comprovativos da Autoridade Tributária/, await makeDocument('irs.pdf', 1));
  await expect(page.getByRole('button', { name: 'Remover irs.pdf' })).toBeVisible();

  // The rest by keyboard: remove the certificate of residence, which is then required, and choose another.
  const residence = page.getByLabel(/^Comprovativo de residência/);
  await tabTo(page, residence);
  await tabAndPress(page, page.getByRole('button', { name: /^Remover .*residencia/ }), 'Enter');
  await expect(residence).toBeFocused();
  await tabAndPress(page, page.getByRole('button', { name: 'Submeter Pedido' }), 'Enter');
  const summary = page.getByRole('alert', { name: 'Há 1 campo por corrigir' });
  await expect(summary).toBeFocused();
  await tabAndPress(page, summary.getByRole('link', { name: 'Comprovativo de residência' }), 'Enter');
  await expect(residence).toBeFocused();
  await expect(residence).toHaveAccessibleDescription('Campo obrigatório.');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await makeDocument('residencia-nova.pdf', 1));
  await expect(page.getByRole('button', { name: 'Remover residencia-nova.pdf' })).toBeVisible();
  await tabAndPress(page, page.getByRole('button', { name: 'Submeter Pedido' }), 'Enter');

  const success = page.getByRole('dialog', {
    name: 'Pedido de reverificação de elegibilidade submetido com sucesso.',
  });
  await expect(success).toContainText(
    'Será notificado via e-mail do resultado do pedido de verificação de elegibilidade.',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/applicationManagement/${id}/details$`));
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
  await expect(page.getByText('reverificacao@netatlantico.example.pt')).toBeVisible();

  const reason = 'Existe uma reverificação em curso para este pedido.';
  await expect(page.getByRole('button', { name: 'Reverificar Elegibilidade' })).toBeDisabled();
  await page.goto(`/applicationManagement/${id}/recheckForm`);
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submeter Pedido' })).toBeDisabled();
});
