import { helpPicture } from '../../modules/help/tests/e2e/helpPicture';
import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { makeDocument } from './support/documents';
import { leaveForm } from './support/leaveForm';
import { openActiveRequest, openInStatus, resultRows } from './support/lists';
import { picture } from './support/picture';
import { addDocuments, addressDialog, chooseAddress, textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { untilIdle } from './support/untilIdle';

// Screenshots of the application: `npm run screenshots` keeps them in screenshots/, those that README.md shows in
// docs/pictures, and the pictures of the help pages in modules/help/screens/pictures.
test.beforeEach(() => test.setTimeout(300_000));

test('2.2–2.5, 2.8, 2.9 what a provider sees fits 1440 and 390 px', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await picture(page, 'login');

  await signIn(page, accounts.operator);
  await textField(page, 'E-mail do prestador').fill('elegibilidade@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Maria da Conceição Araújo');
  await textField(page, 'NIF').fill('123456789');
  await addressDialog(page, 'Morada fiscal', exampleCodes.many[0]);
  await picture(page, 'address-dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await chooseAddress(page, 'Morada fiscal', exampleCodes.many[0]);
  await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
  await page.getByLabel(/^O cidadão entregou/).check();
  await picture(page, 'form');
  await helpPicture(page, 'request', page.getByRole('region', { name: 'Dados do cidadão' }));
  await addDocuments(page, /^Comprovativos da Segurança Social/, await makeDocument('comprovativo.pdf', 1));
  await expect(page.getByRole('button', { name: 'Remover comprovativo.pdf' })).toBeVisible();
  await helpPicture(page, 'documents', page.getByLabel(/^O cidadão entregou/));

  await leaveForm(page, page.getByRole('link', { name: 'Gerir Pedidos' }));
  await expect(resultRows(page)).toHaveCount(10);
  await picture(page, 'list');
  await openInStatus(page, 'Elegível', /Faltam|Prazo excedido/);
  const status = page.getByRole('region', { name: 'Estado', exact: true });
  await expect(status.getByText(/Faltam|Prazo excedido/)).toBeVisible();
  await helpPicture(page, 'deadlines', status);
  await page.getByRole('button', { name: 'TSI Ativa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ativação da TSI' });
  await expect(dialog).toBeVisible();
  await picture(page, 'activation-dialog');
  await helpPicture(page, 'activation', dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openActiveRequest(page);
  await expect(page.getByRole('region', { name: 'Cidadão', exact: true })).toBeVisible();
  await picture(page, 'provider-detail');
  await helpPicture(page, 'states', status);
  await page.getByRole('button', { name: 'Reverificar Elegibilidade' }).click();
  await expect(textField(page, 'E-mail do prestador')).not.toHaveValue('');
  await picture(page, 'recheck');
});

test('what is held of a person, for the page of help of data protection officers', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await page.goto('/dataProtection');
  await page.getByRole('button', { name: 'Ver pedidos de dados' }).click();
  await expect(page.getByText('Ainda não pediu os dados de ninguém.')).toBeVisible();
  await helpPicture(
    page,
    'data-protection',
    page.getByRole('region', { name: 'Dados de uma pessoa', exact: true }),
  );
});

test('the keys of systems, for the page of help of those who look after them', async ({ page }) => {
  await signIn(page, accounts.operator);
  await page.goto('/integration');
  await page.getByRole('radio', { name: 'Produção' }).check();
  await page.getByRole('tab', { name: 'Chaves', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Criar cliente' })).toBeVisible();
  await helpPicture(page, 'integration', page.getByRole('group', { name: 'Ambiente' }));
});

test('2.7 annual maintenance, as provider and regulator see it, fits 1440 and 390 px', async ({ page }) => {
  const rows = page.getByRole('table', { name: 'Pedidos de manutenção' }).locator('tbody').getByRole('row');
  for (const [account, name] of [
    [accounts.operator, 'maintenance'],
    [accounts.administrator, 'maintenance-regulator'],
  ] as const) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await signIn(page, account);
    await page.getByRole('link', { name: 'Manutenção da Tarifa Social' }).click();
    await expect(rows.nth(1)).toBeVisible();
    await untilIdle(page);
    await picture(page, name);
    if (account !== accounts.operator) continue;
    await page.getByRole('link', { name: /NIF por comunicar$/ }).click();
    const list = page.getByRole('region', { name: 'NIF por comunicar' });
    await expect(list.getByRole('checkbox').first()).toBeChecked();
    await helpPicture(page, 'yearly-list', list);
  }
});

test('2.6, 2.8, 2.10, 2.11 what the regulator sees fits 1440 and 390 px', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);
  await picture(page, 'backoffice');
  await helpPicture(page, 'deciding', page.getByRole('navigation', { name: 'Filas' }));
  await openInStatus(page, 'Ativo');
  await expect(page.getByRole('region', { name: 'Histórico de estados' })).toBeVisible();
  await untilIdle(page);
  await picture(page, 'detail');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await openInStatus(page, 'Aguarda regulador');
  await page.getByRole('button', { name: 'Não Elegível' }).click();
  await expect(page.getByRole('dialog', { name: 'Decisão de elegibilidade' })).toBeVisible();
  await picture(page, 'decision-dialog');

  const visit = async (path: string, name: string, heading: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await untilIdle(page);
    await picture(page, name);
  };
  await visit('/users', 'users', 'Utilizadores');
  await visit('/users/create', 'user-create', 'Adicionar Utilizador');
  await helpPicture(page, 'access', page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Campo obrigatório.')).toHaveCount(2);
  await picture(page, 'user-create-refused');
  await visit('/users/5/edit', 'user-edit', /^Acessos de/);
  await visit('/providers', 'providers', 'Prestadores de Serviço');
  await visit('/providers/1/edit', 'provider-edit', /^Alterar Prestador/);
  await visit('/userProviders', 'user-providers', 'Utilizadores dos Prestadores de Serviço');
  await visit('/userProviders/9/details', 'user-provider-details', /^Acessos de/);
});
