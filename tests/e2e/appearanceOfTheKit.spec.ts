import type { Locator, Page } from '@playwright/test';
import { picturePath } from './support/picturing';
import { accounts, signIn } from './support/signIn';
import { test } from './support/test';
import { untilIdle } from './support/untilIdle';

const around = 8;

/** Takes a screenshot of the area that these elements cover together. */
const crop = async (page: Page, name: string, ...parts: Locator[]) => {
  await page.mouse.move(0, 0);
  await parts[0]?.scrollIntoViewIfNeeded();
  const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((box) => box !== null);
  const x = Math.min(...boxes.map((box) => box.x)) - around;
  const y = Math.min(...boxes.map((box) => box.y)) - around;
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + around - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + around - y;
  const clip = { x: Math.max(0, x), y: Math.max(0, y), width, height };
  await page.screenshot({ path: picturePath(`kit-${name}`), clip, animations: 'disabled' });
};

// Pictures of what each key of docs/kit.md produces. Only `npm run screenshots` runs this; it asserts nothing.
test('what the keys of a declaration make', async ({ page }) => {
  test.setTimeout(300_000);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const select = (name: string) => page.getByRole('combobox', { name, exact: true });
  const field = (control: Locator) => page.locator('.ui-field').filter({ has: control });
  const rows = page.getByRole('table').getByRole('row');
  const visit = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilIdle(page);
  };

  await signIn(page, accounts.administrator);
  await visit('/decisionTexts');
  await crop(page, 'position', page.getByRole('navigation', { name: 'Navegação principal' }));
  await crop(page, 'search', page.locator('.kit-filter-form'));
  await crop(page, 'columns', rows.nth(0), rows.nth(1), rows.nth(2));
  await crop(page, 'sortable', page.getByRole('columnheader', { name: 'Ordem' }));
  await crop(page, 'rowLink', rows.nth(1).getByRole('link').last());
  await crop(page, 'create', link('Adicionar'));
  await button('Exportar').click();
  await crop(page, 'exports', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await crop(page, 'yesNo', field(select('Ativo')));
  await textbox('Título').fill('nada');
  await button('Pesquisar').click();
  await crop(page, 'nothingFound', page.getByText('Não foram encontrados resultados'));

  await visit('/decisionTexts/create');
  await crop(page, 'fields', page.locator('.ui-section').first());
  await button('Gravar').click();
  await crop(page, 'required', field(textbox('Título')));
  await textbox('Título').fill('Rendimentos');
  await textbox('Texto').fill('Os rendimentos excedem o limite.');
  await textbox('Ordem').fill('12');
  await crop(page, 'text', field(textbox('Título')));
  await crop(page, 'longText', field(textbox('Texto')));
  await crop(page, 'number', field(textbox('Ordem')));
  await visit('/decisionTexts/1/details');
  await crop(page, 'details', page.locator('.ui-section').first());
  await button('Eliminar').click();
  await crop(page, 'access', page.getByRole('dialog'));

  await visit('/auditRecords');
  await crop(page, 'moment', field(textbox('Data e hora (desde)')), field(textbox('Data e hora (até)')));
  await select('Ação').click();
  await crop(page, 'choice', page.getByRole('listbox'));
  await page.keyboard.press('Escape');
  await rows.nth(1).getByRole('link').last().click();
  await page.getByRole('button', { name: 'Voltar' }).waitFor();
  await page.getByText('Endereço de rede').waitFor();
  await crop(page, 'readOnly', page.locator('.ui-section').first());

  await visit('/users/create');
  await textbox('E-mail').fill('ana@regulador.example.pt');
  await crop(page, 'email', field(textbox('E-mail')));
  await visit('/users');
  await crop(page, 'cell', ...[1, 2, 3].map((n) => rows.nth(n).locator('.status')));
  await select('Estado').click();
  await crop(page, 'lookup', page.getByRole('listbox'));
  await visit('/users/5/edit');
  await crop(page, 'fixed', field(textbox('E-mail')));

  await visit('/applications');
  await crop(page, 'queues', page.locator('.kit-queues'));
  await crop(page, 'PageActions', page.locator('.ui-page-head'));
  await crop(page, 'isWide', field(textbox('NIF do estudante')), field(select('Estado do pedido')));
  await crop(page, 'date', field(textbox('Data de início')), field(textbox('Data de fim')));
  await textbox('NIF').fill('123456789');
  await crop(page, 'digits', field(textbox('NIF')));
  await page.setViewportSize({ width: 1440, height: 1800 });
  await visit('/applicationAnnualMaintenance');
  const note = page.getByRole('row').filter({ hasText: 'Foi detetada uma alteração de morada.' }).first();
  await crop(page, 'rowNote', rows.filter({ has: page.locator('.status') }).first(), note);
  await button('Selecionar todos').click();
  await page.getByText(/^[1-9]\d* selecionados$/).waitFor();
  await crop(page, 'TableTools', button('Selecionar todos'), button('Processar'));
  await crop(
    page,
    'custom',
    ...[1, 2, 3].map((n) => rows.nth(n).getByRole('cell').nth(0)),
    rows.nth(1).getByRole('cell').nth(1),
  );
});
