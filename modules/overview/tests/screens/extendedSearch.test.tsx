import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { decisionDaysMessage } from '../../../../contract/rules/decisionSearch';
import { button, searches, textbox } from '../../../../tests/screens/applications/listScreen';
import { inUse, searchPath } from '../../../../tests/screens/backofficeApplications/queueStage';
import { network } from '../../../../tests/support/network';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
const open = (search = '') =>
  renderApp(`/applications/search${search}`, { as: 'admin@tsi.example.pt', server: server() });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const chips = () =>
  inUse()
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace('Remover filtro ', ''));

const week =
  '?decisionBeginDate=2026-11-09&decisionEndDate=2026-11-15&decision=eligible&decidedBy=services&isAnnualMaintenance=false';

describe('12 the extended search', () => {
  it('opens with what its address asks for, and takes the days of decisions away with all that needs them', async () => {
    const { user, requests } = await open(week);
    await heading('Pesquisa alargada');
    await waitFor(() =>
      expect(chips()).toEqual([
        'Decidido desde: 09-11-2026',
        'Decidido até: 15-11-2026',
        'Decisão: Elegível',
        'Decidido por: Serviços',
        'Pedido de manutenção: Não',
      ]),
    );
    expect(searches(requests, searchPath).at(-1)).toEqual({
      decisionBeginDate: '2026-11-09T00:00:00.000Z',
      decisionEndDate: '2026-11-15T00:00:00.000Z',
      decision: 'eligible',
      decidedBy: 'services',
      isAnnualMaintenance: false,
      pageNumber: 1,
      pageSize: 10,
    });
    expect(textbox('Decidido desde')).toHaveValue('09/11/2026');
    await user.click(button('Remover filtro Decidido por: Serviços'));
    await waitFor(() => expect(chips()).toHaveLength(4));
    await user.click(button('Remover filtro Decidido até: 15-11-2026'));
    await waitFor(() => expect(chips()).toEqual(['Pedido de manutenção: Não']));
    expect(textbox('Decidido desde')).toHaveValue('');
    expect(searches(requests, searchPath).at(-1)).toEqual({
      isAnnualMaintenance: false,
      pageNumber: 1,
      pageSize: 10,
    });
  });

  it('asks for both days of decisions, a month apart at most, before it searches', async () => {
    const { user, requests } = await open();
    await heading('Pesquisa alargada');
    await screen.findByRole('table');
    const before = searches(requests, searchPath).length;
    await user.type(textbox('Decidido desde'), '01/06/2026');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(textbox('Decidido até')).toHaveAccessibleDescription(decisionDaysMessage));
    await user.type(textbox('Decidido até'), '15/07/2026');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(textbox('Decidido até')).toHaveAccessibleDescription(decisionDaysMessage));
    await user.clear(textbox('Decidido até'));
    await user.type(textbox('Decidido até'), '31/05/2026');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(textbox('Decidido até')).toBeInvalid());
    expect(searches(requests, searchPath)).toHaveLength(before);
    await user.clear(textbox('Decidido até'));
    await user.type(textbox('Decidido até'), '30/06/2026');
    await user.click(button('Pesquisar'));
    await waitFor(() => expect(searches(requests, searchPath)).toHaveLength(before + 1));
  });

  it('is come back to from a detail, as it was', async () => {
    const { user } = await open('?isRecheck=false&isAnnualMaintenance=false');
    const [detail] = await screen.findAllByRole('link', { name: 'Detalhe' });
    await user.click(detail as HTMLElement);
    await heading(/^Pedido \d+$/);
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    await heading('Pesquisa alargada');
    await waitFor(() => expect(chips()).toEqual(['Reverificação: Não', 'Pedido de manutenção: Não']));
  });

  it('is the list where the back end has no figures', async () => {
    network.use(http.get('*/config.json', () => HttpResponse.json({ extensions: [] })));
    await open(week);
    await heading('Pedidos de Elegibilidade');
  });

  it.each(['/applications/search', '/overview'])('%s leads a provider home', async (path) => {
    await renderApp(path, { as: 'prestador@netatlantico.example.pt', server: server() });
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
  });
});
