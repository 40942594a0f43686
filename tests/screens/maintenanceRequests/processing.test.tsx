import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { openAsRegulator, press, stage, table } from './maintenanceScreen';

const question = 'Tem a certeza de que pretende processar os pedidos selecionados?';
const processPath = '*/process-annual-maintenance-requests';

const open = async (count: number) => {
  const made = await stage();
  const { db } = made.server;
  await makeMaintenanceRequest(db, made.providerId, { statusId: applicationStatus.eligible });
  const ids: number[] = [];
  const nifs: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { request } = await makeMaintenanceRequest(db, made.providerId);
    ids.push(request.id);
    nifs.push(request.fiscalNumber);
  }
  const app = await openAsRegulator(made);
  await screen.findByRole('button', { name: 'Selecionar todos' });
  await table();
  const orders = () =>
    app.requests
      .filter((request) => request.path.endsWith('process-annual-maintenance-requests'))
      .map(
        ({ body }) => (body as { maintenanceRequestIdsToProcess: number[] }).maintenanceRequestIdsToProcess,
      );
  const process = async (answer: string) => {
    await app.user.click(press('Processar'));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    await app.user.click(dialog.getByRole('button', { name: answer }));
  };
  return { ...app, ids, nifs, orders, process };
};

const tick = (nif: string | undefined) => screen.getByRole('checkbox', { name: `Selecionar ${nif}` });

describe('4 processing of maintenance requests', () => {
  it('sends the selected Submitted requests after a confirmation, then empties the selection', async () => {
    const { user, ids, nifs, orders, process } = await open(2);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(tick(nifs[0]));
    expect(screen.getByText('1 selecionado')).toBeVisible();
    await user.click(press('Processar'));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(dialog.getByText('1 pedido selecionado.')).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      new RegExp(`^Pedido ${ids[0]} · .* · NIF ${nifs[0]}$`),
    );
    expect(dialog.getByText(/Esta ação é irreversível\.$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Não' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Não' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(orders()).toEqual([]);
    await process('Sim');
    expect(await screen.findByText('Pedidos processados com sucesso.')).toBeVisible();
    expect(orders()).toEqual([[ids[0]]]);
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(screen.getByText('0 selecionados')).toBeVisible();
    expect(press('Processar')).toBeDisabled();
  });

  it('selects every match over all pages, and none again', async () => {
    const { user, ids, orders, process } = await open(12);
    await user.click(press('Selecionar todos'));
    expect(await screen.findByText('12 selecionados')).toBeVisible();
    await user.click(press('Desmarcar todos'));
    expect(screen.getByText('0 selecionados')).toBeVisible();
    await user.click(press('Selecionar todos'));
    await screen.findByText('12 selecionados');
    await process('Sim');
    expect(await screen.findByText('Pedidos processados com sucesso.')).toBeVisible();
    expect(orders().flat().toSorted()).toEqual(ids.toSorted());
  });

  it('8 after a partial result says which failed and why, and repeats those', async () => {
    const { user, ids, orders, process } = await open(2);
    const [good, bad] = ids;
    const answers = [
      [
        { id: good, success: true },
        { id: bad, success: false, errorMessage: 'O pedido original já não está ativo.' },
      ],
      [{ id: bad, success: true }],
    ];
    network.use(http.post(processPath, () => HttpResponse.json(answers.shift())));
    const asked: unknown[] = [];
    network.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('process-annual-maintenance-requests'))
        asked.push(await request.clone().json());
    });
    await user.click(press('Selecionar todos'));
    await screen.findByText('2 selecionados');
    await process('Sim');
    const partial = 'Alguns pedidos não foram processados com sucesso, por favor tente novamente.';
    expect(await screen.findByText(partial)).toBeVisible();
    const panel = within(await screen.findByRole('group', { name: '1 pedido não foi processado' }));
    expect(panel.getByText(/O pedido original já não está ativo\./)).toHaveTextContent(`Pedido ${bad}`);
    await user.click(panel.getByRole('button', { name: 'Repetir os que falharam' }));
    expect(await screen.findByText('Pedidos processados com sucesso.')).toBeVisible();
    expect(asked.at(-1)).toEqual({ maintenanceRequestIdsToProcess: [bad] });
    expect(screen.queryByRole('group', { name: '1 pedido não foi processado' })).not.toBeInTheDocument();
    expect(orders()).toEqual([]);
  });

  it('8 shows that nothing was processed', async () => {
    const { user, nifs, process } = await open(1);
    network.use(http.post(processPath, () => new HttpResponse(null, { status: 500 })));
    await user.click(tick(nifs[0]));
    await process('Sim');
    const failure = 'Ocorreu um erro no processamento dos pedidos, por favor tente novamente.';
    expect(await screen.findByText(failure)).toBeVisible();
  });

  it('a new search starts without a selection', async () => {
    const { user, nifs } = await open(1);
    await user.click(tick(nifs[0]));
    await user.type(screen.getByRole('textbox', { name: 'NIF' }), `${nifs[0]}{Enter}`);
    expect(await screen.findByText('0 selecionados')).toBeVisible();
  });
});
