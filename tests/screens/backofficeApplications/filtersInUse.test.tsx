import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { button, searches, table } from '../applications/listScreen';
import { found, inUse, open, queue, searchPath, shownSearch } from './queueStage';

const { awaitsRegulator } = applicationStatus;

describe('the filters in use', () => {
  it('stand by their names and can be taken away one by one, with the focus on the next', async () => {
    const { user, requests } = await open('/applications?queue=awaitingDecision');
    await table();
    await user.type(screen.getByRole('textbox', { name: 'Data de início' }), '01/01/2020');
    await user.click(screen.getByRole('combobox', { name: 'Estado do pedido' }));
    await user.click(await screen.findByRole('option', { name: 'Aguarda regulador' }));
    await user.click(screen.getByRole('combobox', { name: 'Estudante universitário' }));
    await user.click(screen.getByRole('option', { name: 'Não' }));
    await user.click(button('Pesquisar'));
    await waitFor(() =>
      expect(
        inUse()
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Remover filtro Por decidir',
        'Remover filtro Data de início: 01-01-2020',
        'Remover filtro Estudante universitário: Não',
        'Remover filtro Estado do pedido: Aguarda regulador',
      ]),
    );
    // A filter typed meanwhile stays.
    await user.type(screen.getByRole('textbox', { name: 'Submetido por' }), 'loja');
    button('Remover filtro Data de início: 01-01-2020').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inUse().getAllByRole('button')).toHaveLength(3));
    expect(button('Remover filtro Estudante universitário: Não')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Data de início' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Submetido por' })).toHaveValue('loja');
    expect(searches(requests, searchPath).at(-1)).toEqual({
      queue: 'awaitingDecision',
      isStudent: false,
      applicationStatusId: awaitsRegulator,
      pageNumber: 1,
      pageSize: 10,
    });

    await user.click(button('Remover filtro Por decidir'));
    await waitFor(() => expect(shownSearch()).toBe(''));
    await user.click(button('Remover filtro Estudante universitário: Não'));
    await waitFor(() => expect(inUse().getAllByRole('button')).toHaveLength(1));
    await user.click(button('Remover filtro Estado do pedido: Aguarda regulador'));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Filtros em uso' })).not.toBeInTheDocument(),
    );
    expect(document.activeElement).not.toBe(document.body);
    await waitFor(async () => expect(await found()).toHaveLength(3));
  });

  it('and what was found are told after each search, the same number again too, and brought into view', async () => {
    const scroll = vi.mocked(Element.prototype.scrollIntoView);
    const { user } = await open();
    await table();
    const results = screen.getByRole('region', { name: 'Pedidos de Elegibilidade' });
    const status = within(results).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('3 resultados'));
    const announced: string[] = [];
    const watch = new MutationObserver(() => announced.push(status.textContent ?? ''));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    scroll.mockClear();
    await user.click(await queue('Por decidir 2'));
    await waitFor(() => expect(status).toHaveTextContent('2 resultados'));
    expect(scroll.mock.contexts).toContain(status);
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(announced.filter((text) => text === '2 resultados')).toHaveLength(2));
    await user.type(screen.getByRole('textbox', { name: 'N.º do pedido' }), '999999');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(status).toHaveTextContent('0 resultados'));
    watch.disconnect();
  });
});
