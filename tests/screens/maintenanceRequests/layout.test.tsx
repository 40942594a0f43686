import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeActive } from '../../support/maintenance';
import { filterLabels } from '../applications/listScreen';
import { button, openAsProvider, openAsRegulator, section, stage } from './maintenanceScreen';

/** Waits for these sections, in this order; those above the list appear after it. */
const findSections = (names: readonly string[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(names),
  );

describe('2.7 the sections of each side, in their order', () => {
  it('provider: notification, upload, search, table', async () => {
    await openAsProvider(await stage());
    expect(await screen.findByText('Ainda não existem pedidos de manutenção anual')).toBeVisible();
    await findSections([
      'Dados de notificação',
      'Manutenção da tarifa social',
      'Pesquisa',
      'Pedidos de manutenção',
    ]);
    expect(await filterLabels()).toEqual([
      'NIF',
      'Estudante universitário',
      'NIF do estudante',
      'Estado do pedido',
    ]);
    expect(button('Exportar')).toBeVisible();
    for (const name of ['Selecionar todos', 'Desmarcar todos', 'Processar'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('administrator: period, search with dates and provider, table with its tools', async () => {
    await openAsRegulator(await stage());
    expect(await screen.findByText('Ainda não existem pedidos de manutenção anual')).toBeVisible();
    await findSections(['Período de comunicação dos prestadores', 'Pesquisa', 'Pedidos de manutenção']);
    expect(await filterLabels()).toEqual([
      'NIF',
      'Estudante universitário',
      'NIF do estudante',
      'Data de início',
      'Data de fim',
      'Prestador',
      'Estado do pedido',
    ]);
    expect(await screen.findByRole('button', { name: 'Selecionar todos' })).toBeEnabled();
    expect(button('Desmarcar todos')).toBeDisabled();
    expect(button('Processar')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
  });

  it('6 an administrator with the reader right alone can neither select nor change the period', async () => {
    await openAsRegulator(await stage({ administratorRights: ['AnnualMaintenance_Reader'] }));
    const period = await section('Período de comunicação dos prestadores');
    expect(await screen.findByRole('button', { name: 'Processar' })).toBeDisabled();
    expect(within(period).getByRole('button', { name: 'Gravar' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Selecionar todos' })).not.toBeInTheDocument();
  });

  it('shows a banner while active NIFs were not communicated', async () => {
    const made = await stage();
    await makeActive(made.server.db, made.providerId);
    await makeActive(made.server.db, made.providerId);
    const { user } = await openAsProvider(made);
    expect(
      await screen.findByText(
        'Existem 2 NIF com TSI ativa que não foram comunicados. Por favor, regularize.',
      ),
    ).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Submeter ficheiro de manutenção' }));
    expect(await section('Manutenção da tarifa social')).toHaveFocus();
  });

  it.each([
    ['a provider', openAsProvider, 'Por favor, regularize.', 1],
    [
      'an administrator, who can hand nothing in',
      openAsRegulator,
      'Cabe ao prestador de serviço regularizar.',
      0,
    ],
  ])('the banner speaks of a single NIF to %s', async (_, open, what, links) => {
    const made = await stage();
    await makeActive(made.server.db, made.providerId);
    await open(made);
    const text = `Existe 1 NIF com TSI ativa que não foi comunicado. ${what}`;
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Submeter ficheiro de manutenção' })).toHaveLength(links),
    );
  });

  it('is in the menu, and hidden from those without its reader right', async () => {
    const { server, operator } = await stage({ operatorRights: ['ApplicationsModule_Reader'] });
    await openAsProvider({ server, operator, providerId: 0, administrator: '' });
    expect(await screen.findByRole('link', { name: 'Gerir Pedidos' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Manutenção da Tarifa Social' })).not.toBeInTheDocument();
  });
});
