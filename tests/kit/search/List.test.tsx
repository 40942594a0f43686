import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList, thingList } from './renderList';

const found = () => screen.findByRole('table', { name: 'Coisas encontradas' });
const textbox = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('a declared list', () => {
  it('searches on opening and shows a table with headings, rows and real links', async () => {
    const { asked } = renderList();
    const table = await found();
    expect(screen.getByRole('heading', { level: 1, name: 'Coisas' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Coisas encontradas' })).toBeVisible();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((th) => th.textContent),
    ).toEqual(['Nome', 'Feito em', 'Bom', 'Ações']);
    const [, first] = within(table).getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map((td) => td.textContent),
    ).toEqual(['Coisa 1', '01-07-2026 13:30', 'Não', 'Detalhe']);
    const [link] = within(table).getAllByRole('link', { name: 'Detalhe' });
    expect(link).toHaveAttribute('href', '/things/1/details');
    expect(link).toHaveAccessibleDescription('Coisa 1');
    expect(asked).toEqual([expect.objectContaining({ filter: {}, pagination: { page: 1, perPage: 10 } })]);
  });

  it('sends each kind of filter as its value and leaves the others out', async () => {
    const { user, asked } = renderList();
    await found();
    await user.type(textbox('Número'), '12a3');
    await user.type(textbox('Nome'), '  Ana ');
    await user.type(textbox('De'), '01032026');
    await user.click(screen.getByRole('combobox', { name: 'Bom' }));
    await user.click(screen.getByRole('option', { name: 'Não' }));
    await user.click(screen.getByRole('combobox', { name: 'Cor' }));
    await user.click(screen.getByRole('option', { name: 'Azul' }));
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.filter).toEqual({
      id: 123,
      name: 'Ana',
      from: '2026-03-01',
      isGood: false,
      colour: 7,
    });
  });

  it('shows the error of a filter after the press that left it, so that no button moves under the pointer (5)', async () => {
    const { user } = renderList();
    await found();
    await user.type(textbox('Nome'), 'mau');
    const clear = button('Limpar');
    await user.pointer({ keys: '[MouseLeft>]', target: clear });
    expect(textbox('Nome')).not.toHaveFocus();
    // Showing the message now would move the button away, and the click would be lost.
    await expect(screen.findByText('Nome mau', undefined, { timeout: 100 })).rejects.toThrow();
    await user.pointer({ keys: '[/MouseLeft]', target: clear });
    await waitFor(() => expect(textbox('Nome')).toHaveValue(''));
    await user.type(textbox('Nome'), 'mau');
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('heading', { level: 1 }) });
    expect(await screen.findByText('Nome mau')).toBeVisible();
  });

  it('searches by Enter, and calls the server again when the same search is repeated', async () => {
    const queryClient = new QueryClient();
    const { user, asked } = renderList({
      queryClient,
      getList: async (_resource, { filter }) => ({ data: [{ id: 1, ...filter }] as never[], total: 1 }),
    });
    await found();
    await user.type(textbox('Nome'), 'Ana{Enter}');
    // The search is sent before the list rerenders.
    expect(await screen.findByRole('cell', { name: 'Ana' })).toBeVisible();
    expect(asked).toHaveLength(2);
    // React Query follows the list only once React's effects have run, a moment after the rows are shown.
    const followed = {
      queryKey: ['things', 'getList', { filter: { name: 'Ana' } }],
      type: 'active',
    } as const;
    await waitFor(() => expect(queryClient.getQueryCache().findAll(followed)).toHaveLength(1));
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.filter).toEqual({ name: 'Ana' });
  });

  it('5 runs no search while a filter is wrong', async () => {
    const { user, asked } = renderList();
    await found();
    await user.type(textbox('Nome'), 'mau{Enter}');
    expect(await screen.findByText('Nome mau')).toBeVisible();
    expect(textbox('Nome')).toHaveAccessibleDescription('Nome mau');
    expect(asked).toHaveLength(1);
    await user.type(textbox('Nome'), 'zinho{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryByText('Nome mau')).not.toBeInTheDocument();
  });

  it('refuses an end before the start, and judges it again when the start changes', async () => {
    const { user, asked } = renderList();
    await found();
    await user.type(textbox('De'), '02/03/2026');
    await user.type(textbox('Até'), '01/03/2026{Enter}');
    const message = 'A data de fim não pode ser anterior à data de início.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked).toHaveLength(1);
    await user.clear(textbox('De'));
    await user.type(textbox('De'), '01/03/2026');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('refuses a date that does not exist', async () => {
    const { user, asked } = renderList();
    await found();
    await user.type(textbox('De'), '31/02/2026{Enter}');
    expect(await screen.findByText(/Data inválida/)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('clears every filter and shows everything again', async () => {
    const { user, asked } = renderList();
    await found();
    await user.type(textbox('Nome'), 'Ana{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.type(textbox('Número'), '5');
    await user.click(button('Limpar'));
    await waitFor(() => expect(asked.length).toBeGreaterThan(2));
    expect(asked.at(-1)?.filter).toEqual({});
    expect(textbox('Nome')).toHaveValue('');
    expect(textbox('Número')).toHaveValue('');
  });

  it('2.5 says so when nothing is found', async () => {
    renderList({ total: 0 });
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('says what to do next when nothing is found: with filters, for a number alone, and on an empty list', async () => {
    const { user } = renderList({
      total: 0,
      definition: {
        ...thingList,
        nothingYet: 'As coisas novas aparecem aqui.',
        unknownNumber: 'applicationDetail.failure.unknown',
      },
    });
    expect(await screen.findByText('As coisas novas aparecem aqui.')).toBeVisible();
    await user.type(textbox('Número'), '99');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    expect(await screen.findByText('O pedido 99 não existe. Confirme o número.')).toBeVisible();
    await user.type(textbox('Nome'), 'x');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    expect(await screen.findByText(/^Altere os filtros, ou escolha Limpar/)).toBeVisible();
  });

  it('6 asks for nothing without the right to search', async () => {
    const { asked } = renderList({ allowed: ['list'] });
    expect(await screen.findByText('Não tem permissão para pesquisar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pesquisar' })).not.toBeInTheDocument();
    expect(asked).toHaveLength(0);
  });

  it('8 shows a failure once and offers a retry', async () => {
    let isDown = true;
    const { user, asked } = renderList({
      getList: async () => {
        if (isDown) throw new Error('inner text');
        return { data: [{ id: 1, name: 'Coisa 1' }] as never[], total: 1 };
      },
    });
    const toast = 'toast: Ocorreu um erro na obtenção dos dados, por favor tente novamente.';
    expect(await screen.findByText(toast)).toBeVisible();
    expect(screen.queryByText(/inner text/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(button('Tentar novamente'));
    await found();
    expect(asked).toHaveLength(2);
    expect(screen.getAllByText(toast)).toHaveLength(1);

    // The previous search's total must not remain after this one fails.
    expect(screen.getByText('1 resultado')).toBeVisible();
    isDown = true;
    await user.click(button('Pesquisar'));
    expect(await screen.findByText('Não foi possível apresentar os resultados.')).toBeVisible();
    expect(screen.queryByText(/resultado$|resultados$/)).not.toBeInTheDocument();
    // Its rows do, and say what they are.
    expect(screen.getByText('As linhas abaixo são da pesquisa anterior.')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Coisa 1' })).toBeVisible();
  });
});

describe('a lookup', () => {
  it('has no choice selected at first', async () => {
    renderList();
    await found();
    expect(screen.getByRole('combobox', { name: 'Cor' })).toHaveTextContent('Selecione');
  });
});
