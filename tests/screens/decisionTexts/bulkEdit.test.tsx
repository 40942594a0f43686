import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { asc } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { makeAdministrator } from '../../support/builders';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';

beforeEach(async () => {
  cleanup();
  const { db } = server();
  await db.delete(decisionTexts);
  await db.insert(decisionTexts).values(
    ['Um', 'Dois', 'Três'].map((title, index) => ({
      title: `Lote ${title}`,
      text: 'O que se lê.',
      order: index + 1,
      active: index > 0,
    })),
  );
});
const active = async () =>
  (await server().db.select().from(decisionTexts).orderBy(asc(decisionTexts.id))).map((text) => text.active);

const open = async (as = administrator) => {
  const opened = await renderApp('/decisionTexts', { as, server: server() });
  await screen.findByRole('cell', { name: 'Lote Dois' });
  return opened;
};
const openDialog = async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Alterar em conjunto' }));
  await screen.findByRole('dialog', { name: 'Alterar todos os resultados' });
  return user;
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Alterar todos os resultados' }));
type User = Awaited<ReturnType<typeof openDialog>>;
const choose = async (user: User, value: string) => {
  await user.click(dialog().getByRole('combobox', { name: /Novo valor/ }));
  await user.click(await screen.findByRole('option', { name: value }));
  await user.click(dialog().getByRole('button', { name: 'Ver o que muda' }));
};

describe('a bulk edit of decision texts', () => {
  it('shows what would change, changes every result of the search, and says how many', async () => {
    const user = await openDialog();
    await choose(user, 'Não');
    expect(await dialog().findByText(/2 textos de decisão: Ativo para Não/)).toBeVisible();
    expect(dialog().getByText('Sim → Não: 2')).toBeVisible();
    expect(dialog().getByText('Já com este valor: 1')).toBeVisible();
    expect(await active()).toEqual([false, true, true]);
    await user.click(dialog().getByRole('button', { name: 'Alterar' }));
    expect(await dialog().findByText('Registos alterados: 2.')).toBeVisible();
    expect(await active()).toEqual([false, false, false]);
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Não' })).toHaveLength(3));
  });

  it('reaches only what the search has found', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Título' }), 'Dois');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Lote Três' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Alterar em conjunto' }));
    await screen.findByRole('dialog', { name: 'Alterar todos os resultados' });
    await choose(user, 'Não');
    await user.click(await dialog().findByRole('button', { name: 'Alterar' }));
    expect(await dialog().findByText('Registos alterados: 1.')).toBeVisible();
    expect(await active()).toEqual([false, false, true]);
  });

  it('changes nothing where a value is missing, or all have it already', async () => {
    const user = await openDialog();
    await user.click(dialog().getByRole('button', { name: 'Ver o que muda' }));
    expect(await dialog().findByText('Campo obrigatório.')).toBeVisible();
    await server().db.update(decisionTexts).set({ active: true });
    await choose(user, 'Sim');
    expect(await dialog().findByText('Todos os registos encontrados já têm este valor.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Alterar' })).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Voltar' }));
    expect(await dialog().findByRole('combobox', { name: /Novo valor/ })).toBeVisible();
  });

  it('keeps the question after a failure, and a toast says so', async () => {
    const user = await openDialog();
    await choose(user, 'Não');
    network.use(http.post('*/api/decisionTexts/bulk-edit', () => HttpResponse.json({}, { status: 500 })));
    await user.click(await dialog().findByRole('button', { name: 'Alterar' }));
    expect(await screen.findByText(/Ocorreu um erro|Não foi possível alterar os registos/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Alterar' })).toBeEnabled();
    expect(await active()).toEqual([false, true, true]);
  });

  it('is offered to those who may change texts, and to nobody else', async () => {
    const { username } = await makeAdministrator(server().db, { permissions: ['Configurations_Reader'] });
    await open(username);
    expect(screen.queryByRole('button', { name: 'Alterar em conjunto' })).not.toBeInTheDocument();
  });
});
