import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { inArray, like } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { blobBytes } from '../../support/blobBytes';
import { makeAdministrator } from '../../support/builders';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { savedFiles } from '../../support/savedFiles';
import { sharedServer } from '../../support/sharedServer';
import { valuesOf } from '../../support/workbooks';

const server = sharedServer();
const saved = savedFiles();
const stored = () => server().db.select().from(decisionTexts).where(like(decisionTexts.text, 'Importado%'));
afterEach(async () => {
  const rows = await stored();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await server().db.delete(decisionTexts).where(inArray(decisionTexts.id, ids));
});

const csv = (...lines: string[]) => new File([lines.join('\n')], 'textos.csv', { type: 'text/csv' });
const openDialog = async () => {
  const app = await renderApp('/decisionTexts', { as: 'admin@tsi.example.pt', server: server() });
  await app.user.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar: Textos de decisão' }));
  const choose = (file: File) => app.user.upload(dialog.getByLabelText(/^Ficheiro/), file);
  return { ...app, dialog, choose };
};
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
const errorsIn = async (dialog: Dialog) => {
  const [, ...rows] = within(await dialog.findByRole('table', { name: 'Erros do ficheiro' })).getAllByRole(
    'row',
  );
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};
const matchColumn = async (user: UserEvent, dialog: Dialog, column: string, field: string) => {
  await user.click(dialog.getByRole('combobox', { name: column }));
  await user.click(await screen.findByRole('option', { name: field }));
};

describe('texts of decisions are imported', () => {
  it('all at once: the columns are matched, the file is checked, and the list shows what is new', async () => {
    const { dialog, choose, user } = await openDialog();
    await choose(
      csv('TITULO;texto;ordem;Ativo', 'Um novo;Importado um;1;Sim', 'Dois novos;Importado dois;2;Não'),
    );
    expect(await dialog.findByText('2 linhas, sem erros.')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'TITULO' })).toHaveTextContent('Título');
    expect(await stored()).toEqual([]);
    const store = dialog.getByRole('button', { name: 'Importar todas (2 linhas)' });
    await waitFor(() => expect(store).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Importação concluída: 2 registos.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('cell', { name: 'Um novo' })).toBeVisible();
    expect(await stored()).toMatchObject([
      { title: 'Um novo', order: 1, active: true },
      { title: 'Dois novos', order: 2, active: false },
    ]);
  });

  it('the good ones, with every error by row and column, and the others in a file to correct', async () => {
    const { dialog, choose, user } = await openDialog();
    await choose(
      csv(
        'Título;Texto;Ordem;Ativo',
        'Novo;Importado;1;Sim',
        ';Importado;1;Sim',
        'Sem prestação social;Importado;muito;talvez',
      ),
    );
    expect(await dialog.findByText('3 linhas: 1 correta, 2 com erros.')).toBeVisible();
    expect(await errorsIn(dialog)).toEqual([
      ['3', 'A · Título', 'Campo obrigatório.'],
      ['4', 'A · Título', 'Já existe um registo com este valor.'],
      ['4', 'C · Ordem', 'Indique um número inteiro.'],
      ['4', 'D · Ativo', 'Indique Sim ou Não.'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Descarregar o ficheiro com os erros marcados' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.name).toBe('textos-erros.xlsx');

    const storeGood = dialog.getByRole('button', { name: 'Importar a linha correta' });
    await waitFor(() => expect(storeGood).toBeEnabled());
    await user.click(storeGood);
    expect(await dialog.findByText(/2 linhas não foram importadas/)).toBeVisible();
    expect(await stored()).toMatchObject([{ title: 'Novo' }]);
    await user.click(dialog.getByRole('button', { name: 'Descarregar as linhas por corrigir' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    const rows = valuesOf(await blobBytes(saved()[1]?.content ?? new Blob()));
    expect(rows.map((row) => row[2])).toEqual(['Ordem', '1', 'muito']);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('cell', { name: 'Novo' })).toBeVisible();
  });

  it('from columns with other headings, once each is matched', async () => {
    const { dialog, choose, user } = await openDialog();
    await choose(csv('Nome;Descrição;Ordem;Ativo;Notas', 'Novo;Importado;1;Sim;nada'));
    expect(
      await dialog.findByText('Indique a coluna de cada campo obrigatório: Título, Texto.'),
    ).toBeVisible();
    await matchColumn(user, dialog, 'Nome', 'Título');
    await matchColumn(user, dialog, 'Descrição', 'Título');
    expect(dialog.getByRole('combobox', { name: 'Nome' })).toHaveTextContent('Não importar');
    await matchColumn(user, dialog, 'Descrição', 'Texto');
    await matchColumn(user, dialog, 'Nome', 'Título');
    await user.click(dialog.getByRole('button', { name: 'Verificar' }));
    await user.click(await dialog.findByRole('button', { name: 'Importar a linha' }));
    await screen.findByText('Importação concluída: 1 registo.');
    expect(await stored()).toMatchObject([{ title: 'Novo' }]);
  });

  it('from the template, which has the headings of the fields', async () => {
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Descarregar template' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.name).toBe('Template - Textos de decisão.xlsx');
    expect(valuesOf(await blobBytes(saved()[0]?.content ?? new Blob()))).toEqual([
      ['Título', 'Texto', 'Decisão', 'Ordem', 'Ativo'],
    ]);
  });

  it('after a failure with the same press: what was chosen stays, and nothing is stored twice', async () => {
    const { dialog, choose, user } = await openDialog();
    const file = csv('Título;Texto;Ordem;Ativo', 'Novo;Importado;1;Sim');
    await choose(file);
    const store = await dialog.findByRole('button', { name: 'Importar a linha' });
    const keys: (string | null)[] = [];
    network.use(
      http.post('*/api/decisionTexts/import', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? new HttpResponse(null, { status: 502 }) : undefined;
      }),
    );
    await user.click(store);
    expect(await screen.findByText(/^Não foi possível importar o ficheiro/)).toBeVisible();
    expect(dialog.getByText('textos.csv')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Importar a linha' }));
    await screen.findByText('Importação concluída: 1 registo.');
    expect(keys[0]).toBe(keys[1]);
    expect(await stored()).toHaveLength(1);
  });

  it('not from another kind of file, which is said beside what was chosen', async () => {
    const { dialog, choose } = await openDialog();
    await choose(new File(['%PDF-1.7'], 'textos.csv'));
    expect(await screen.findByText(/^Formato inválido\. Escolha um ficheiro \.xlsx ou \.csv/)).toBeVisible();
    expect(dialog.getByText('textos.csv')).toBeVisible();
  });

  it('not by those who may only read them', async () => {
    const reader = await makeAdministrator(server().db, { permissions: ['Configurations_Reader'] });
    await renderApp('/decisionTexts', { as: reader.username, server: server() });
    await screen.findByRole('cell', { name: 'Sem prestação social' });
    await pageSettled();
    expect(screen.queryByRole('button', { name: 'Importar' })).not.toBeInTheDocument();
  });
});
