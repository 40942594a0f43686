import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { savedFiles } from '../../support/savedFiles';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const name = 'Exportação total de dados anonimizados';
const path = '/api/Application/export-anonymized-application-excel';
const saved = savedFiles();

const open = () => renderApp('/applications', { server: server(), as: 'admin@tsi.example.pt' });

describe('2.6 the anonymised export', () => {
  it('is saved under the day of the export, asked for once however often it is pressed', async () => {
    const { user, requests } = await open();
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('title', name);
    await user.dblClick(button);
    await waitFor(() => expect(saved()).toHaveLength(1));
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' });
    expect(saved().map((file) => file.name)).toEqual([`dados-anonimizados-${today}.xlsx`]);
    expect(requests.filter((request) => request.path === path)).toHaveLength(1);
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('8 shows a failure', async () => {
    const { user } = await open();
    network.use(http.get(`*${path}`, () => HttpResponse.json({ message: 'interno' }, { status: 500 })));
    await user.click(await screen.findByRole('button', { name }));
    expect(
      await screen.findByText('Ocorreu um erro na exportação do excel. Por favor tente novamente.'),
    ).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it('is not offered at the provider', async () => {
    await renderApp('/applicationManagement', {
      server: server(),
      as: 'operador@netatlantico.example.pt',
    });
    await screen.findByRole('table', { name: 'Pedidos de Elegibilidade' });
    await pageSettled();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
