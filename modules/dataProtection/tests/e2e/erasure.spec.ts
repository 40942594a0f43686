import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { sendTo, signInBy } from '../../../../tests/e2e/support/apiSession';
import { removeDataFolder, startAppServer } from '../../../../tests/e2e/support/appServer';
import { makeDemoFolder } from '../../../../tests/e2e/support/demoFolder';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, browserTest as test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

test('a hold is made and ended, and a person erased, on a phone and with the keyboard alone', {
  tag: '@walk',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const dataFolder = makeDemoFolder();
  const server = await startAppServer(dataFolder);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, accounts.administrator, server.url);
    const { read } = await signInBy(sendTo(server.url), accounts.administrator);
    const refused = { applicationStatusId: applicationStatus.nonEligible, pageNumber: 1, pageSize: 10 };
    const { items } = await read('/Application/search-backoffice', refused);
    const nif: string = items[0].fiscalNumber;
    // Somebody else's request: it names the person as people write a NIF.
    const other = items.find(({ fiscalNumber }: { fiscalNumber: string }) => fiscalNumber !== nif);
    const note = `Vizinho, NIF ${nif.replace(/(...)(...)/, '$1.$2.')}, disse que sim.`;
    await read('/Application/add-note', { applicationId: other.id, note });
    await page.goto(`${server.url}/dataProtection`);
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Ver conservações');
    await expect(page.getByText('Não há nada que tenha de ser conservado.')).toBeVisible();
    await press('Determinar uma conservação');
    const adding = page.getByRole('dialog', { name: 'Determinar uma conservação' });
    await adding.getByLabel('NIF').fill(nif);
    await adding.getByLabel('Motivo').fill('Processo judicial em curso.');
    await page.keyboard.press('Tab');
    await adding.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await expect(page.getByText('A conservação foi determinada.')).toBeVisible();

    await press('Ver apagamento');
    const search = page.getByRole('textbox', { name: 'NIF' });
    await search.fill(nif);
    await search.press('Enter');
    const plan = page.getByRole('table', { name: `O que existe do NIF ${nif}` });
    await expect(plan).toContainText('Conserva-se: Processo judicial em curso (até ser levantada');
    await expect(page.getByRole('button', { name: 'Apagar os dados' })).toHaveCount(0);
    await untilIdle(page);
    expect(await flatTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await press(`Levantar: NIF ${nif}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).press('Enter');
    await expect(page.getByText('A conservação foi levantada.')).toBeVisible();
    await press('Ver o que existe');
    await expect(plan).toContainText('É apagado');
    const mentions = page.getByRole('table', { name: 'O que está escrito noutros sítios' });
    await expect(mentions).toContainText(`notas internas (pedido ${other.id})`);
    await expect(mentions).toContainText(note);
    await untilIdle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await press('Apagar os dados');
    const erasing = page.getByRole('dialog', { name: 'Apagar os dados desta pessoa' });
    await expect(erasing).toContainText(/São apagados os dados pessoais de \d+ pedidos?,/);
    await erasing.getByLabel('Motivo').fill('Pedido do titular dos dados.');
    await erasing.getByLabel('Três últimos algarismos do NIF').fill('000');
    await erasing.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await expect(erasing).toContainText('Não são os três últimos algarismos deste NIF.');
    await erasing.getByLabel('Três últimos algarismos do NIF').fill(nif.slice(-3));
    await untilIdle(page);
    expect(await flatTargets(page)).toEqual([]);
    await erasing.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await expect(page.getByText('Não há dados deste NIF por apagar.')).toBeVisible();
    const notes = await read(`/Application/get-notes?applicationId=${other.id}`);
    expect(JSON.stringify(notes)).toContain('Vizinho, NIF [apagado], disse que sim.');
    await expect(
      page.getByText(/^Os dados desta pessoa foram apagados em .* a pedido de admin@/),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Apagamentos feitos' })).toContainText(
      'Pedido do titular dos dados.',
    );
  } finally {
    await server.end('SIGTERM');
    removeDataFolder(dataFolder);
  }
});
