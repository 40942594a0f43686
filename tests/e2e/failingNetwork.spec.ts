import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { makeHeavyDocument } from './support/documents';
import { resultRows, searchBy } from './support/lists';
import { makeNif } from './support/makeNif';
import { addDocuments, chooseAddress, submittedId, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const slowUpload = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 500_000 };
const fastUpload = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test('8 a request survives a lost network and a cancelled sending', async ({ page, context }) => {
  test.setTimeout(180_000);
  const nif = makeNif();
  const submit = page.getByRole('button', { name: 'Submeter Pedido' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Application/submit')) keys.push(request.headers()['idempotency-key']);
  });
  const isKept = async () => {
    await expect(textField(page, 'Nome completo')).toHaveValue('Maria da Conceição Araújo');
    await expect(page.getByRole('button', { name: 'Remover irs.pdf' })).toBeVisible();
  };

  await signIn(page, accounts.operator);
  await textField(page, 'E-mail do prestador').fill('elegibilidade@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Maria da Conceição Araújo');
  await textField(page, 'NIF').fill(nif);
  await chooseAddress(page, 'Morada fiscal', exampleCodes.one[0]);
  await page.getByLabel(/^O cidadão entregou documentos comprovativos/).check();
  await addDocuments(page, /^Comprovativos da Autoridade Tributária/, await makeHeavyDocument('irs.pdf'));
  await expect(page.getByRole('button', { name: 'Remover irs.pdf' })).toBeVisible();

  await test.step('8 without a network it says so and keeps everything', async () => {
    await context.setOffline(true);
    await submit.click();
    await expect(
      page.getByText('Ocorreu um erro na submissão do pedido, por favor tente novamente.'),
    ).toBeVisible();
    await isKept();
    await context.setOffline(false);
    // The draft is saved after a pause in typing.
    await page.waitForTimeout(1500);
    await page.reload();
    await isKept();
  });

  await test.step('sending shows its progress and can be cancelled', async () => {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slowUpload);
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'Envio em curso' });
    await expect(dialog.getByRole('progressbar', { name: 'A enviar…' })).toHaveAttribute('value', /^[1-9]/);
    // The overlay stays away, because the dialog shows its own progress.
    await expect(page.getByText('A carregar…')).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancelar envio' }).click();
    await expect(page.getByText('Envio cancelado. O que preencheu foi mantido.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(submit).toBeFocused();
    await isKept();
    await network.send('Network.emulateNetworkConditions', fastUpload);
    await network.detach();
  });

  await test.step('sent again it is stored once; attempts share a key, also across a reload, until one is taken back', async () => {
    await submit.click();
    await submittedId(page);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\w-]{36}-[0-9a-f]{64}$/);
    // Cancelling a sending gives the next one a new key.
    expect(keys).toEqual([keys[0], keys[0], `${keys[0]}.1`]);
    await page.getByRole('button', { name: 'Voltar à página Inicial' }).click();
    await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
    await expect(resultRows(page).first()).toBeVisible();
    await searchBy(page, 'NIF', nif);
    await expect(resultRows(page)).toHaveCount(1);
  });

  await test.step('8 a list whose answer is lost is loaded by a retry', async () => {
    await page.route('**/api/Application/search', (route) => route.abort());
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/Application/search');
    await retry.click();
    await expect(resultRows(page)).toHaveCount(1);
  });
});
