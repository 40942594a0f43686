import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { violationsOf } from '../../../../tests/e2e/support/accessibility';
import { sendTo, signInBy } from '../../../../tests/e2e/support/apiSession';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { button, open } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';

test('everything held about a NIF is asked for by keyboard, given once, and the audit says so', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, accounts.administrator);
  const { read, session } = await signInBy(sendTo(new URL(page.url()).origin), accounts.administrator);
  const found = await read('/Application/search-backoffice', { pageNumber: 1, pageSize: 10 });
  const { fiscalNumber, fullName } = found.items[0];

  await open(page, '/dataProtection', 'Proteção de dados');
  await button(page, 'Ver pedidos de dados').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /NIF/ }).focus();
  await page.keyboard.type(fiscalNumber);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pedido de acesso recebido por carta.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pedido registado.')).toBeVisible();
  const fetchButton = page.getByRole('button', { name: `os dados do NIF ${fiscalNumber}` });
  await expect(fetchButton).toBeVisible({ timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);
  const [asked] = await read('/DataProtection/get-person-files');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => flatTargets(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await fetchButton.focus();
  await page.keyboard.press('Enter');
  const files = unzipSync(readFileSync(await (await downloading).path()));
  expect(strFromU8(files['dados.html'] ?? new Uint8Array())).toContain(fullName);
  expect(JSON.parse(strFromU8(files['dados.json'] ?? new Uint8Array())).fiscalNumber).toBe(fiscalNumber);
  await expect(page.getByText('Descarregado e eliminado').first()).toBeVisible();
  await expect(fetchButton).toHaveCount(0);

  const again = await page.request.delete(`/api/DataProtection/export-person-file?personFileId=${asked.id}`, {
    headers: { Authorization: `Bearer ${session.accessToken}` },
  });
  expect(again.status()).toBe(404);
  const told = async (filter: object) =>
    (await read(`/auditRecords?filter=${encodeURIComponent(JSON.stringify(filter))}`)) as {
      action: string;
      detail: { personFileId?: unknown } | null;
    }[];
  const actions = (await told({ subject: 'personFile' })).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['makePersonFile', 'askPersonFile']));
  expect((await told({ action: 'fetchPersonFile' })).map(({ detail }) => detail?.personFileId)).toEqual([
    asked.id,
  ]);
  expect((await told({ action: 'refusal' })).map(({ detail }) => String(detail?.personFileId))).toContain(
    `${asked.id}`,
  );
});
