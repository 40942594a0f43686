import { expect, type Page } from '@playwright/test';
import { exampleCodes, type PostalCode } from '../../../server/seed/addresses/generateAddresses';
import { type Document, makeDocument } from './documents';
import { makeNif } from './makeNif';

/** A page, a part of one, or a frame. */
type Scope = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

/** Returns a text field by its exact name. */
export const textField = (scope: Scope, name: string) => scope.getByRole('textbox', { name, exact: true });

/** Chooses files for a document list, as a person does after pressing its button. */
export const addDocuments = async (
  page: Scope,
  name: string | RegExp,
  documents: Document | readonly Document[],
) => {
  await page.getByLabel(name).setInputFiles(documents);
};

/** Searches a postal code and returns the dialog with its addresses (spec 2.4). */
export const addressDialog = async (page: Scope, group: string, { cp4, cp3 }: PostalCode) => {
  const address = page.getByRole('group', { name: group });
  await textField(address, 'Código postal (4 dígitos)').fill(cp4);
  await textField(address, 'Código postal (3 dígitos)').fill(cp3);
  await address.getByRole('button', { name: 'Pesquisar morada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lista de Moradas' });
  await expect(dialog).toContainText(`${cp4}-${cp3}`);
  return dialog;
};

/** Searches a postal code and chooses the given row of the list (spec 2.4). */
export const chooseAddress = async (page: Scope, group: string, code: PostalCode, row = 0) => {
  const dialog = await addressDialog(page, group, code);
  await dialog.getByRole('radio').nth(row).check();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toBeHidden();
  return page.getByRole('group', { name: group });
};

/** Fills the required fields of a request, with one document. */
export const fillShortRequest = async (page: Scope) => {
  await textField(page, 'E-mail do prestador').fill('pedidos@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Teresa Gonçalves');
  await textField(page, 'NIF').fill(makeNif());
  await chooseAddress(page, 'Morada fiscal', exampleCodes.one[0]);
  await page.getByLabel(/^O cidadão entregou/).check();
  await addDocuments(page, /^Comprovativos da Segurança Social/, await makeDocument('apoio.pdf', 1));
  await expect(page.getByRole('button', { name: 'Remover apoio.pdf' })).toBeVisible();
};

/** Returns the id in the success dialog (spec 2.3). */
export const submittedId = async (page: Scope): Promise<number> => {
  const success = page.getByText(
    /Pedido de verificação de elegibilidade submetido com sucesso com o número \d+\./,
  );
  await expect(success).toBeVisible({ timeout: 60_000 });
  const id = Number((await success.textContent())?.match(/número (\d+)\./)?.[1]);
  await expect(
    page.getByText('Será notificado via e-mail do resultado do pedido de verificação de elegibilidade.'),
  ).toBeVisible();
  return id;
};
