import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defaultClientConfig } from '../../../../contract/entities/defaultClientConfig';
import { savedSearches } from '../../../../server/db/schema/savedSearches';
import { users } from '../../../../server/db/schema/users';
import {
  button,
  searches,
  table,
  tableTexts,
  textbox,
} from '../../../../tests/screens/applications/listScreen';
import {
  bar,
  open,
  queue,
  searchPath,
  shownSearch,
} from '../../../../tests/screens/backofficeApplications/queueStage';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import { network } from '../../../../tests/support/network';
import { pageSettled } from '../../../../tests/support/pageSettled';
import type { TestServer } from '../../../../tests/support/testServer';
import { createSavedSearch } from '../../contract/calls';
import type { SavedSearchValue } from '../../contract/savedSearch';

const resource = 'backofficeApplications';
const byCreation: SavedSearchValue['sort'] = { field: 'createdOn', order: 'DESC' };
const dialog = (name: string | RegExp = 'Pesquisas guardadas') => screen.findByRole('dialog', { name });
const inDialog = async (name?: string | RegExp) => within(await dialog(name));
const names = async () => (await tableTexts()).results.map((row) => row[2]);
const headings = async () => (await tableTexts()).headings;
type User = Awaited<ReturnType<typeof open>>['user'];

const openMenu = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Pesquisas guardadas' }));
  return inDialog();
};
const choose = async (user: User, name: string) =>
  user.click(await (await openMenu(user)).findByRole('button', { name: new RegExp(`^${name}`) }));
const save = async (user: User, name: string, isShared = false) => {
  await user.click((await openMenu(user)).getByRole('button', { name: 'Gravar esta pesquisa' }));
  const form = await inDialog('Gravar esta pesquisa');
  await user.type(form.getByRole('textbox', { name: /^Nome da pesquisa/ }), name);
  if (isShared) await user.click(form.getByRole('checkbox', { name: /^Partilhar/ }));
  await user.click(form.getByRole('button', { name: 'Gravar' }));
  await (await inDialog()).findByRole('button', { name: new RegExp(`^${name}`) });
};
const closeMenu = async (user: User) =>
  user.click((await inDialog()).getByRole('button', { name: 'Fechar' }));

/** Saves a search at the server, of the page's user or of another administrator. */
const keep = async (server: TestServer, owner: string, name: string, value: Partial<SavedSearchValue>) =>
  (await apiClient(server, { username: owner })).answer(createSavedSearch, {
    resource,
    name,
    value: { filter: {}, sort: byCreation, columns: null, ...value },
    shared: true,
  });
const userOf = async ({ db }: TestServer) =>
  (await db.select().from(users).where(eq(users.userTypeId, 1)))[0]?.username ?? '';

describe('saved searches of the regulator', () => {
  it('keep filters, order and columns, and bring them back where the list shows something else', async () => {
    const { user, requests, server } = await open();
    await table();
    await user.type(await screen.findByRole('textbox', { name: 'Submetido por' }), 'prestador');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(searches(requests, searchPath).at(-1)).toHaveProperty('createdBy'));
    await user.click(button('Colunas'));
    const columns = await inDialog('Colunas da lista');
    await user.click(columns.getByRole('checkbox', { name: 'Prestador' }));
    await user.click(columns.getByRole('button', { name: 'Fechar' }));
    await user.click(button('Data de criação'));
    await save(user, 'Por prestador', true);
    expect((await inDialog()).getByRole('button', { name: 'Por prestador Partilhada' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await closeMenu(user);
    const [kept] = await server.db.select().from(savedSearches);
    expect(kept).toMatchObject({
      resource,
      shared: true,
      value: { filter: { createdBy: 'prestador' }, sort: { field: 'createdOn', order: 'ASC' } },
    });

    await user.click(button('Limpar'));
    await user.click(button('Colunas'));
    await user.click((await inDialog('Colunas da lista')).getByRole('button', { name: 'Mostrar todas' }));
    await user.click((await inDialog('Colunas da lista')).getByRole('button', { name: 'Fechar' }));
    await waitFor(async () => expect(await headings()).toContain('Prestador'));
    await choose(user, 'Por prestador');
    await waitFor(async () => expect(await headings()).not.toContain('Prestador'));
    expect(searches(requests, searchPath).at(-1)).toMatchObject({
      createdBy: 'prestador',
      sortBy: 'createdOn',
      sortOrder: 'ASC',
    });
    expect(await screen.findByRole('textbox', { name: 'Submetido por' })).toHaveValue('prestador');
    await waitFor(() => expect(button('Pesquisas guardadas')).toHaveFocus());
    // What names a person stands in no address.
    expect(window.location.href).not.toContain('prestador');
    expect(JSON.stringify(window.history.state)).not.toContain('prestador');
  });

  it('keep what the filters say although it was not searched yet, and list it before', async () => {
    const { user, requests, server } = await open();
    await table();
    await user.type(await screen.findByRole('textbox', { name: 'Submetido por' }), 'prestador');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(searches(requests, searchPath).at(-1)).toHaveProperty('createdBy'));
    await user.clear(screen.getByRole('textbox', { name: 'Submetido por' }));
    await user.type(screen.getByRole('textbox', { name: 'E-mail do prestador' }), ' elegibilidade ');
    await user.click((await openMenu(user)).getByRole('button', { name: 'Gravar esta pesquisa' }));
    const form = await inDialog('Gravar esta pesquisa');
    const contents = within(form.getByRole('list', { name: 'O que a lista tem agora' }));
    expect(contents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'E-mail do prestador: elegibilidade',
      'Ordem: Data de criação, decrescente',
      'Colunas: todas',
    ]);
    await user.type(form.getByRole('textbox', { name: /^Nome da pesquisa/ }), 'Só escrita');
    await user.click(form.getByRole('button', { name: 'Gravar' }));
    await (await inDialog()).findByRole('button', { name: 'Só escrita' });
    const kept = await server.db.select().from(savedSearches).where(eq(savedSearches.name, 'Só escrita'));
    expect(kept.map(({ value }) => value.filter)).toEqual([{ providerEmail: 'elegibilidade' }]);
    // The list still shows what was searched.
    expect(searches(requests, searchPath).at(-1)).toHaveProperty('createdBy');
  });

  it('keep what was searched last while a filter is invalid', async () => {
    const { user } = await open();
    await table();
    await user.type(await screen.findByRole('textbox', { name: 'NIF' }), '1');
    await user.click((await openMenu(user)).getByRole('button', { name: 'Gravar esta pesquisa' }));
    const form = await inDialog('Gravar esta pesquisa');
    expect(form.queryByText(/^NIF/)).not.toBeInTheDocument();
  });

  it('are found again by the back button and by a reload, each with its columns', async () => {
    const { user, server } = await open();
    await table();
    const owner = await userOf(server);
    await keep(server, owner, 'Em conflito', { filter: { queue: 'conflicting' } });
    await keep(server, owner, 'Só nomes', {
      filter: { fullName: 'x', createdBy: 'prestador' },
      columns: ['recheck', 'fiscalNumber', 'fullName'],
    });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail do prestador' }), 'elegibilidade');
    await user.click(button('Pesquisar'));
    await choose(user, 'Em conflito');
    await waitFor(async () => expect(await names()).toEqual(['Quem está em conflito']));
    expect(shownSearch()).toBe('?queue=conflicting');
    await choose(user, 'Só nomes');
    await waitFor(async () =>
      expect(await headings()).toEqual(['Reverificação', 'NIF', 'Nome completo', 'Ações']),
    );
    expect(shownSearch()).toBe('');
    act(() => window.history.back());
    await waitFor(async () => expect(await names()).toEqual(['Quem está em conflito']));
    expect(shownSearch()).toBe('?queue=conflicting');
    expect((await headings()).length).toBeGreaterThan(8);
    act(() => window.history.back());
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(await screen.findByRole('textbox', { name: 'E-mail do prestador' })).toHaveValue('elegibilidade');
  });

  it('of colleagues are shown with whose they are, and can be chosen but not changed', async () => {
    const { user, server } = await open();
    const colleague = await makeAdministrator(server.db);
    await keep(server, colleague.username, 'Da colega', { filter: { queue: 'awaitingDecision' } });
    await bar();
    const menu = await openMenu(user);
    expect(await menu.findByRole('heading', { name: 'Partilhadas por colegas' })).toBeVisible();
    expect(menu.queryByRole('heading', { name: 'As minhas pesquisas' })).not.toBeInTheDocument();
    expect(menu.queryByRole('button', { name: /^Alterar/ })).not.toBeInTheDocument();
    await user.click(menu.getByRole('button', { name: `Da colega De ${colleague.username}` }));
    await waitFor(async () => expect(await names()).toEqual(['Quem espera mais', 'Quem espera pouco']));
    expect(await queue('Por decidir 2')).toHaveAttribute('aria-current', 'page');
  });

  it('of one’s own are renamed, replaced, shared and removed, after a question', async () => {
    const { user, server } = await open();
    await table();
    await save(user, 'Primeira');
    await keep(server, await userOf(server), 'Outra', {});
    await closeMenu(user);
    await user.type(textbox('Submetido por'), 'prestador');
    await user.click(button('Pesquisar'));
    await user.click(await (await openMenu(user)).findByRole('button', { name: 'Alterar «Primeira»' }));
    const form = await inDialog('Alterar «Primeira»');
    const name = form.getByRole('textbox', { name: /^Nome da pesquisa/ });
    await user.clear(name);
    await user.type(name, 'Outra');
    await user.click(form.getByRole('button', { name: 'Gravar' }));
    expect(await form.findByText('Já tem uma pesquisa guardada com este nome.')).toBeVisible();
    await user.type(name, ' ainda');
    await user.click(form.getByRole('checkbox', { name: /^Partilhar/ }));
    await user.click(form.getByRole('checkbox', { name: /^Substituir/ }));
    await user.click(form.getByRole('button', { name: 'Gravar' }));
    await (await inDialog()).findByRole('button', { name: 'Outra ainda Partilhada' });
    const [kept] = await server.db.select().from(savedSearches).where(eq(savedSearches.name, 'Outra ainda'));
    expect(kept).toMatchObject({ shared: true, value: { filter: { createdBy: 'prestador' } } });

    await user.click((await inDialog()).getByRole('button', { name: 'Alterar «Outra ainda»' }));
    await user.click((await inDialog(/^Alterar/)).getByRole('button', { name: 'Remover' }));
    const question = await inDialog('Remover a pesquisa guardada «Outra ainda»?');
    expect(question.getByRole('button', { name: 'Não' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Sim' }));
    await waitFor(async () =>
      expect((await inDialog()).queryByRole('button', { name: /^Outra ainda/ })).not.toBeInTheDocument(),
    );
    expect(await server.db.select().from(savedSearches)).toHaveLength(1);
  });

  it('that name what the list has no more say so, and the rest is applied', async () => {
    const { user, server } = await open();
    await table();
    await keep(server, await userOf(server), 'De antes', {
      filter: { createdBy: 'prestador', decision: 'eligible', queue: 'abandoned' },
      sort: { field: 'abolished', order: 'ASC' },
      columns: ['fiscalNumber', 'decidedBy'],
    });
    await choose(user, 'De antes');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^A pesquisa «De antes» foi aplicada sem o que já não existe nesta lista: fila, filtro «Decisão», coluna «Decidido por», ordem por «.+»\.$/,
    );
    await waitFor(async () => expect(await headings()).toEqual(['Reverificação', 'NIF', 'Ações']));
    expect(await screen.findByRole('textbox', { name: 'Submetido por' })).toHaveValue('prestador');
  });

  it('need a name, and say it when they can’t be fetched', async () => {
    const { user } = await open();
    await table();
    await user.click((await openMenu(user)).getByRole('button', { name: 'Gravar esta pesquisa' }));
    await user.click((await inDialog('Gravar esta pesquisa')).getByRole('button', { name: 'Gravar' }));
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
    await user.click((await inDialog('Gravar esta pesquisa')).getByRole('button', { name: 'Cancelar' }));
    expect(
      await (await inDialog()).findByText('Ainda não há pesquisas guardadas nesta lista.'),
    ).toBeVisible();
    await closeMenu(user);
    network.use(http.get('*/api/SavedSearch/list', () => HttpResponse.json({}, { status: 500 })));
    expect(
      await (await openMenu(user)).findByRole('button', { name: 'Tentar novamente' }, { timeout: 5000 }),
    ).toBeVisible();
  });

  it('are not offered where the back end has the calls of section 7 alone; columns are', async () => {
    network.use(
      http.get('*/config.json', () => HttpResponse.json({ ...defaultClientConfig, extensions: [] })),
    );
    await open();
    await table();
    await pageSettled();
    expect(screen.queryByRole('button', { name: 'Pesquisas guardadas' })).not.toBeInTheDocument();
    expect(button('Colunas')).toBeVisible();
  });
});
