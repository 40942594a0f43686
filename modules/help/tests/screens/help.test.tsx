import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { providerSideStatusIds, storedStatusIds } from '../../../../contract/rules/applicationStatuses';
import { statusAdvice } from '../../../../contract/rules/statusAdvice';
import { renderApp } from '../../../../tests/support/renderApp';

const operator = 'operador@netatlantico.example.pt';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the pages of help', () => {
  it('are listed, searched without accents, and printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderApp('/help', { as: operator });
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual' })).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Submeter um pedido',
      'Documentos',
      'Prazos',
      'Ativar e desativar a tarifa',
      'Lista anual',
      'O que significa cada estado',
      'Integração',
      'Glossário',
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Procurar no manual' }), 'codigo POSTAL');
    const found = screen.getByRole('link', { name: 'Submeter um pedido: Preencher e submeter' });
    expect(found).toHaveAttribute('href', '/help/request#preencher-e-submeter');
    await user.click(found);
    expect(await screen.findByRole('heading', { level: 1, name: 'Submeter um pedido' })).toBeVisible();
    // The section itself, not the top of its page.
    expect(screen.getByRole('heading', { level: 2, name: 'Preencher e submeter' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'Depois de submeter' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    await user.type(screen.getByRole('searchbox', { name: 'Procurar no manual' }), 'xyz');
    expect(screen.getByText('Não foram encontrados resultados')).toBeVisible();
  });

  it('say when they changed last, and lead from a word to what it means', async () => {
    const { user } = await renderApp('/help/activation', { as: operator });
    expect(await screen.findByText(/^Atualizado em \d{2}-\d{2}-\d{4}$/)).toBeVisible();
    // 'Não Elegível' is another word.
    expect(screen.getByRole('main')).toHaveTextContent('Não Elegível');
    expect(screen.queryByRole('link', { name: 'Elegível' })).not.toBeInTheDocument();
    const word = screen.getByRole('link', { name: 'reverificação' });
    expect(word).toHaveAttribute('href', '/help/glossary#reverificacao');
    await user.click(word);
    expect(await screen.findByRole('heading', { level: 1, name: 'Glossário' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Reverificação' })).toHaveFocus();
  });

  it('tell what a status means and what can be done about it, to each side what it sees', async () => {
    await renderApp('/help/states', { as: operator });
    expect(await screen.findByRole('heading', { level: 2, name: 'Em conflito' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(statusAdvice('request', 5, 'provider') ?? '');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(providerSideStatusIds.length);
  });
});

describe('the pages of help beside the work', () => {
  it('open from the header with the page of the screen, keep what is typed, and close by Escape', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(min-width: 1400px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { user } = await renderApp('/form', { as: operator });
    await user.type(await screen.findByRole('textbox', { name: 'Nome completo' }), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Manual' }));
    const panel = await screen.findByRole('complementary', { name: 'Manual' });
    expect(await within(panel).findByRole('heading', { level: 3 })).toHaveTextContent('Submeter um pedido');
    expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: 'Todas as páginas' }));
    await user.click(within(panel).getByRole('button', { name: 'Prazos' }));
    expect(within(panel).getByRole('heading', { level: 3 })).toHaveTextContent('Prazos');
    await user.type(within(panel).getByRole('searchbox'), 'morada mudou');
    await user.click(within(panel).getByRole('button', { name: 'Lista anual: Depois de comunicar' }));
    expect(within(panel).getByRole('heading', { level: 4, name: 'Depois de comunicar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Manual' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana');
  });
});

describe('what can be done about a status', () => {
  it.each(['request', 'recheck', 'maintenance'] as const)(
    'is said of each that a %s can be seen in',
    (kind) => {
      for (const id of providerSideStatusIds)
        expect(statusAdvice(kind, id, 'provider'), String(id)).toBeTruthy();
      for (const id of storedStatusIds) expect(statusAdvice(kind, id, 'regulator'), String(id)).toBeTruthy();
    },
  );
});
