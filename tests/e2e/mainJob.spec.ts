import { readFile } from 'node:fs/promises';
import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { type Document, makeDocument, makeHeavyDocument } from './support/documents';
import { openDetail, resultRows, searchBy } from './support/lists';
import { makeNif } from './support/makeNif';
import { readOnlyValue } from './support/readOnlyValue';
import { addDocuments, chooseAddress, submittedId, textField } from './support/requestForm';
import { accounts, signIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

const [taxCode] = exampleCodes.many;
const [studentCode] = exampleCodes.one;

test('1, 2.3–2.8 an operator submits a complete request, both sides find it, another provider does not', {
  tag: '@walk',
}, async ({ page, browser, appServer }) => {
  test.setTimeout(240_000);
  const nif = makeNif();
  const studentNif = makeNif();
  const registration = await makeDocument('matricula.pdf', 4);
  const residence = await makeDocument('residencia.pdf', 1);
  const socialSecurity = [await makeDocument('rendimento-social.pdf', 2), await makeDocument('abono.PDF', 1)];
  const heavy = await makeHeavyDocument('irs.pdf');
  const documents: Document[] = [registration, residence, ...socialSecurity, heavy];
  let id = 0;

  await test.step('the operator lands on the form and fills all of it', async () => {
    await signInByForm(page, accounts.operator);
    await expect(page).toHaveURL(/\/form$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pedido de verificação de elegibilidade' }),
    ).toBeVisible();
    await expect(page.getByText(accounts.operator.providerName).first()).toBeVisible();

    await textField(page, 'E-mail do prestador').fill('elegibilidade@netatlantico.example.pt');
    await textField(page, 'Nome completo').fill('Maria da Conceição Araújo');
    await textField(page, 'NIF').fill(nif);
    const taxAddress = await chooseAddress(page, 'Morada fiscal', taxCode, 1);
    await textField(taxAddress, 'N.º de porta').fill('27');
    await textField(taxAddress, 'Andar').fill('3.º');
    await textField(taxAddress, 'Lado/Letra').fill('Esq.');

    await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
    await textField(page, 'Nome completo do estudante').fill('João Araújo');
    await textField(page, 'NIF do estudante').fill(studentNif);
    const studentAddress = await chooseAddress(page, 'Morada de residência do estudante', studentCode);
    await textField(studentAddress, 'N.º de porta').fill('4');
    await addDocuments(page, /Comprovativo de matrícula/, registration);
    await addDocuments(page, /Comprovativo de residência/, residence);

    await page.getByLabel(/^O cidadão foi informado de que o processo/).check();
    await page.getByLabel(/^O cidadão entregou documentos comprovativos/).check();
    await addDocuments(page, /^Comprovativos da Segurança Social/, socialSecurity);
    await addDocuments(page, /^Comprovativos da Autoridade Tributária/, heavy);
  });

  await test.step('a double click submits once, and the dialog names the request', async () => {
    let submissions = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/Application/submit')) submissions += 1;
    });
    await page.getByRole('button', { name: 'Submeter Pedido' }).dblclick();
    id = await submittedId(page);
    expect(submissions).toBe(1);
    await page.getByRole('button', { name: 'Voltar à página Inicial' }).click();
  });

  await test.step('the operator finds it by NIF and by number', async () => {
    await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
    // The address changes before the page does, and the form has a NIF field too.
    await expect(page.getByRole('heading', { level: 1, name: 'Gerir Pedidos' })).toBeVisible();
    await searchBy(page, 'NIF', nif);
    await expect(resultRows(page)).toHaveCount(1);
    await expect(resultRows(page)).toContainText('Maria da Conceição Araújo');
    await expect(resultRows(page)).toContainText(studentNif);
    await textField(page, 'NIF').fill('');
    await searchBy(page, 'N.º do pedido', String(id));
    await openDetail(page, nif);
  });

  await test.step('the detail shows the entered values and returns every document, byte for byte', async () => {
    await expect(page).toHaveURL(new RegExp(`/applicationManagement/${id}/details$`));
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(readOnlyValue(card('Cidadão'), 'Nome completo')).toHaveText('Maria da Conceição Araújo');
    await expect(readOnlyValue(card('Cidadão'), 'NIF')).toHaveText(nif);
    await expect(readOnlyValue(card('Morada fiscal'), 'N.º de porta')).toHaveText('27');
    await expect(card('Estudante universitário')).toContainText(studentNif);
    for (const { name, buffer } of documents) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Descarregar ${name}` }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(name);
      expect(Buffer.compare(await readFile(await saved.path()), buffer)).toBe(0);
    }
  });

  await test.step('an administrator finds the same request and opens it', async () => {
    const context = await browser.newContext({ baseURL: appServer.url, locale: 'pt-PT' });
    const backoffice = await context.newPage();
    await signIn(backoffice, accounts.administrator);
    await expect(backoffice).toHaveURL(/\/applications$/);
    await searchBy(backoffice, 'N.º do pedido', String(id));
    await expect(resultRows(backoffice).filter({ hasText: nif })).toContainText(
      accounts.operator.providerName,
    );
    await openDetail(backoffice, nif);
    await expect(backoffice).toHaveURL(new RegExp(`/applications/${id}/details$`));
    await expect(backoffice.getByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
    await expect(backoffice.getByRole('region', { name: 'Estado', exact: true })).toBeVisible();
    await context.close();
  });

  await test.step('an operator of another provider neither finds nor opens it', async () => {
    const context = await browser.newContext({ baseURL: appServer.url, locale: 'pt-PT' });
    const other = await context.newPage();
    await signIn(other, accounts.otherOperator);
    await other.goto('/applicationManagement');
    await searchBy(other, 'NIF', nif);
    await expect(other.getByText('Não foram encontrados resultados')).toBeVisible();
    const refusal = other.waitForResponse(/\/api\/Application\/get-by-id/);
    await other.goto(`/applicationManagement/${id}/details`);
    expect((await refusal).status()).toBe(404);
    await expect(other.getByText(`O pedido ${id} não existe. Confirme o número.`)).toBeVisible();
    // The search form of the list still shows the operator's own search, so only results are checked.
    const shown = other.getByRole('cell').or(other.getByRole('definition'));
    await expect(shown.filter({ hasText: nif })).toHaveCount(0);
    await context.close();
  });
});
