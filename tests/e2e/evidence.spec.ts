import { violationsOf } from './support/accessibility';
import { sendTo, signInBy } from './support/apiSession';
import { removeDataFolder, startAppServer } from './support/appServer';
import { makeDemoFolder } from './support/demoFolder';
import { accounts, fieldsOf, signIn } from './support/signIn';
import { expect, browserTest as test } from './support/test';

test('the notice is read before signing in, the purpose stated, and the audit asked, with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dataFolder = makeDemoFolder();
  const settings = { ASK_PURPOSE: '1', PRIVACY_NOTICE: 'Aviso desta instalação.' };
  const server = await startAppServer(dataFolder, { settings });
  const press = async (role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press('Enter');
  };
  try {
    await page.goto(`${server.url}/login`);
    await press('link', 'Privacidade');
    await expect(page.getByText('Aviso desta instalação.')).toBeVisible();
    await press('button', 'Voltar');
    await expect(fieldsOf(page).email).toBeVisible();

    const nobodys = '123456789';
    const { read } = await signInBy(sendTo(server.url), accounts.administrator);
    const found = await read('/Application/search-backoffice', { pageNumber: 1, pageSize: 10 });
    await read('/Application/search-backoffice', { fiscalNumber: nobodys, pageNumber: 1, pageSize: 10 });

    await signIn(page, accounts.administrator, server.url);
    const asked = page.getByRole('dialog', { name: 'Finalidade das consultas' });
    await expect(asked).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await asked.getByRole('textbox', { name: /pormenores/ }).focus();
    await page.keyboard.type('processo 12');
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);

    await page.goto(`${server.url}/auditRecords`);
    await expect(asked).toHaveCount(0);
    const rows = page.getByRole('table').getByRole('row');
    const answerOf = async (question: string, typed: string) => {
      await page.getByRole('form', { name: question }).getByRole('textbox').focus();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(rows.nth(1)).toContainText(accounts.administrator.username);
      expect(page.url()).not.toContain(typed);
    };
    await answerOf('Quem consultou este NIF', nobodys);
    await expect(rows).toHaveCount(2);
    await answerOf('O que aconteceu a este pedido', String(found.items[0].id));
    await expect(rows).not.toHaveCount(1);
    await answerOf('O que fez este utilizador', accounts.administrator.username);
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
  } finally {
    await server.end('SIGTERM');
    removeDataFolder(dataFolder);
  }
});
