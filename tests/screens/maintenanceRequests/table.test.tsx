import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { anAddress } from '../../support/builders';
import { callsEnded } from '../../support/callsEnded';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { savedFiles } from '../../support/savedFiles';
import { searches, textbox } from '../applications/listScreen';
import { button, openAsProvider, openAsRegulator, rows, section, stage, table } from './maintenanceScreen';

const searchPath = '/api/Application/search-annual-maintenance-applications';
const { eligible } = applicationStatus;
const saved = savedFiles();

/** Makes a processed request and a newer one that is waiting. */
const prepare = async (options: Parameters<typeof stage>[0] = {}) => {
  const made = await stage(options);
  const { db } = made.server;
  const processed = await makeMaintenanceRequest(db, made.providerId, {
    statusId: eligible,
    createdOn: new Date('2026-07-01T23:30:00Z'),
  });
  const waiting = await makeMaintenanceRequest(db, made.providerId);
  return { ...made, processed: processed.request, waiting: waiting.request };
};

describe('2.7 maintenance requests', () => {
  it('have their columns, and actions by status', async () => {
    const made = await prepare();
    await openAsProvider(made);
    const headings = within(await table())
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    expect(headings).toEqual([
      'NIF',
      'NIF do estudante',
      'Data de criação',
      'Estado do pedido original',
      'Estado do pedido de manutenção',
      'Ações',
    ]);
    await screen.findByRole('link', { name: 'Editar' });
    const [first, second] = await rows();
    expect([...(second?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      made.processed.fiscalNumber,
      '',
      '02-07-2026 00:30',
      'Ativo',
      'Elegível',
      'Detalhe',
    ]);
    expect(within(second as HTMLElement).getByRole('link', { name: 'Detalhe' })).toHaveAttribute(
      'href',
      `/applicationManagement/${made.processed.id}/details`,
    );
    const waiting = within(first as HTMLElement);
    expect(waiting.getByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      `/applicationAnnualMaintenance/${made.waiting.id}/edit`,
    );
    expect(waiting.getByRole('button', { name: 'Eliminar' })).toBeVisible();
    expect(waiting.queryByRole('link', { name: 'Detalhe' })).not.toBeInTheDocument();
  });

  it('2.7 the reader right of annual maintenance opens the detail, without a right over requests', async () => {
    const made = await prepare({ operatorRights: ['AnnualMaintenanceModule_Reader'] });
    const { user } = await openAsProvider(made);
    await user.click(await screen.findByRole('link', { name: 'Detalhe' }));
    const title = `Pedido de Manutenção ${made.processed.id}`;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText('Não existem reverificações para este pedido')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Voltar'));
    expect(await table()).toBeVisible();
  });

  it('are walked through from one to the next, and back to their own list', async () => {
    const made = await prepare();
    const { request } = await makeMaintenanceRequest(made.server.db, made.providerId, {
      statusId: eligible,
      createdOn: new Date('2026-06-01T12:00:00Z'),
    });
    const { user } = await openAsRegulator(made);
    await user.click((await screen.findAllByRole('link', { name: 'Detalhe' }))[0] as HTMLElement);
    const isAt = async (id: number, place: string) => {
      const name = `Pedido de Manutenção ${id}`;
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(window.location.pathname).toBe(`/applications/${id}/details`);
      const bar = within(screen.getByRole('navigation', { name: 'Pedidos da lista' }));
      await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(place));
      await screen.findByText('Não existem reverificações para este pedido');
      await callsEnded();
    };
    await isAt(made.processed.id, '2 de 3');
    await user.keyboard('j');
    await isAt(request.id, '3 de 3');
    await user.click(button('Voltar'));
    expect(await rows()).toHaveLength(3);
    expect(window.location.pathname).toBe('/applicationAnnualMaintenance');
  });

  it('an administrator without a right over requests is offered no detail', async () => {
    await openAsRegulator(await prepare({ administratorRights: ['AnnualMaintenance_Reader'] }));
    await rows();
    await pageSettled();
    expect(screen.queryByRole('link', { name: 'Detalhe' })).not.toBeInTheDocument();
  });

  it('6 cannot be edited or deleted without the updater right', async () => {
    await openAsProvider(await prepare({ operatorRights: ['AnnualMaintenanceModule_Reader'] }));
    expect(await screen.findByRole('link', { name: 'Detalhe' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  });

  it('an administrator opens the detail on the regulator side', async () => {
    const made = await prepare();
    await openAsRegulator(made);
    expect(await screen.findByRole('link', { name: 'Detalhe' })).toHaveAttribute(
      'href',
      `/applications/${made.processed.id}/details`,
    );
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  });

  it('an extra row shows a changed address', async () => {
    const made = await stage();
    const elsewhere = { ...anAddress(), doorNumber: '99', id: 987_654 };
    await makeMaintenanceRequest(made.server.db, made.providerId, {
      hasAddressChanged: true,
      address: elsewhere,
    });
    await openAsProvider(made);
    const [, note] = await rows();
    await waitFor(() =>
      expect(note).toHaveTextContent('Foi detetada uma alteração de morada. Atualize-a em Editar.'),
    );
  });

  it('an administrator, who has no Editar, reads who can correct a changed address', async () => {
    const made = await stage();
    await makeMaintenanceRequest(made.server.db, made.providerId, { hasAddressChanged: true });
    await openAsRegulator(made);
    const [, note] = await rows();
    expect(note).toHaveTextContent(
      'Foi detetada uma alteração de morada. O prestador de serviço pode atualizá-la até o pedido ser processado.',
    );
  });

  it('a waiting request is deleted after a question', async () => {
    const made = await prepare();
    const { user, requests } = await openAsProvider(made);
    const question = 'Tem a certeza de que pretende eliminar o pedido?';
    const answer = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
      const dialog = await screen.findByRole('dialog', { name: question });
      const { id, fullName, fiscalNumber } = made.waiting;
      expect(dialog).toHaveTextContent(`Pedido de Manutenção ${id}${fullName} · NIF ${fiscalNumber}`);
      expect(within(dialog).getByRole('button', { name: 'Não' })).toHaveFocus();
      await user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await answer('Não');
    expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await answer('Sim');
    expect(await screen.findByText('Pedido eliminado com sucesso.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/Application/delete-application-by-application-id?applicationId=${made.waiting.id}`,
    );
  });

  it('8 shows a failed delete', async () => {
    const { user } = await openAsProvider(await prepare());
    network.use(http.delete('*/api/Application/*', () => new HttpResponse(null, { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim' }));
    const failure = 'Ocorreu um erro na eliminação do pedido, por favor tente novamente.';
    expect(await screen.findByText(failure)).toBeVisible();
  });

  it('are searched by the filters of the administrator', async () => {
    const { user, requests } = await openAsRegulator(await prepare());
    await table();
    const search = within(await section('Pesquisa'));
    await user.type(search.getByRole('textbox', { name: 'Data de início' }), '01072026');
    await user.type(search.getByRole('textbox', { name: 'Data de fim' }), '02072026');
    await user.click(search.getByRole('combobox', { name: 'Estado do pedido' }));
    await user.click(await screen.findByRole('option', { name: 'Elegível' }));
    await user.click(button('Pesquisar'));
    await waitFor(() =>
      expect(searches(requests, searchPath).at(-1)).toEqual({
        beginDate: '2026-06-30T23:00:00.000Z',
        endDate: '2026-07-01T23:00:00.000Z',
        applicationStatusId: eligible,
        pageNumber: 1,
        pageSize: 10,
      }),
    );
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('keep their search on return from the detail that they opened', async () => {
    const made = await prepare();
    const { user } = await openAsProvider(made);
    await table();
    await user.type(textbox('NIF'), `${made.processed.fiscalNumber}{Enter}`);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Detalhe' }));
    const title = `Pedido de Manutenção ${made.processed.id}`;
    await screen.findByRole('heading', { level: 1, name: title });
    await user.click(button('Voltar'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(textbox('NIF')).toHaveValue(made.processed.fiscalNumber);

    await user.click(screen.getByRole('link', { name: 'Gerir Pedidos' }));
    await screen.findByRole('heading', { level: 1, name: 'Gerir Pedidos' });
    await user.click(screen.getByRole('link', { name: 'Manutenção da Tarifa Social' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(textbox('NIF')).toHaveValue('');
  });

  it('are exported by the current search, or a toast shows the failure', async () => {
    const made = await prepare();
    const { user, requests } = await openAsProvider(made);
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(saved().map((file) => file.name)).toEqual([expect.stringMatching(/\.xlsx$/)]));
    expect(requests.some(({ path }) => path.endsWith('export-annual-maintenance-application-excel'))).toBe(
      true,
    );

    network.use(http.post('*/export-annual-maintenance-application-excel', () => HttpResponse.error()));
    await waitFor(() => expect(button('Exportar')).toBeEnabled());
    await user.click(button('Exportar'));
    const failure = 'Ocorreu um erro na exportação do excel. Por favor tente novamente.';
    expect(await screen.findByText(failure)).toBeVisible();
  });
});
