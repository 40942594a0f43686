import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { blobBytes } from '../../support/blobBytes';
import { makeAdministrator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { savedFiles } from '../../support/savedFiles';
import { factsOf } from '../applicationDetail/detailScreen';
import { button, openAsRegulator, path, stage, table } from './maintenanceScreen';

const question = 'Tem a certeza de que pretende processar os pedidos selecionados?';
const processPath = '*/process-annual-maintenance-requests';
const saved = savedFiles();

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
    await app.user.click(button('Processar'));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    await app.user.click(dialog.getByRole('button', { name: answer }));
  };
  return { ...app, server: made.server, ids, nifs, orders, process };
};

const tick = (nif: string | undefined) => screen.getByRole('checkbox', { name: `Selecionar ${nif}` });

describe('4 processing of maintenance requests', () => {
  it('sends the selected Submitted requests after a confirmation, then empties the selection', async () => {
    const { user, ids, nifs, orders, process } = await open(2);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(tick(nifs[0]));
    expect(screen.getByText('1 selecionado')).toBeVisible();
    await user.click(button('Processar'));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(dialog.getByText('1 pedido selecionado.')).toBeVisible();
    expect(dialog.getByText(new RegExp(`^Pedido ${ids[0]} · .* · NIF ${nifs[0]}$`))).toBeVisible();
    const providers = within(await dialog.findByRole('list', { name: 'Prestador' }));
    expect(providers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Prestador \d+: 1 pedido$/),
    ]);
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
    expect(button('Processar')).toBeDisabled();
  });

  it('selects every match over all pages, and none again', async () => {
    const { user, ids, orders, process } = await open(12);
    await user.click(button('Selecionar todos'));
    expect(await screen.findByText('12 selecionados')).toBeVisible();
    await user.click(button('Desmarcar todos'));
    expect(screen.getByText('0 selecionados')).toBeVisible();
    await user.click(button('Selecionar todos'));
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
    await user.click(button('Selecionar todos'));
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

  it('says of those that were not processed whose they are', async () => {
    const { user, ids, nifs, process } = await open(1);
    const refusal = 'O pedido original já não está ativo.';
    network.use(
      http.post(processPath, () =>
        HttpResponse.json([{ id: ids[0], success: false, errorMessage: refusal }]),
      ),
    );
    await user.click(tick(nifs[0]));
    await process('Sim');
    const results = within(await screen.findByRole('table', { name: 'Resultado por pedido' }));
    expect(await results.findByText(/^Prestador \d+$/)).toBeVisible();
    const [, row] = results.getAllByRole('row');
    // The refused request keeps its old status, so the row shows none.
    expect(row).toHaveTextContent(new RegExp(`^${ids[0]}Prestador .*${refusal}`));
    expect(row).not.toHaveTextContent('Submetido');
  });

  it('8 shows that nothing was processed', async () => {
    const { user, nifs, process } = await open(1);
    network.use(http.post(processPath, () => new HttpResponse(null, { status: 500 })));
    await user.click(tick(nifs[0]));
    await process('Sim');
    const failure = 'Ocorreu um erro no processamento dos pedidos, por favor tente novamente.';
    expect(await screen.findByText(failure)).toBeVisible();
  });

  it('10.5 tells what became of each request and its original, and saves it as a file', async () => {
    const { user, server, ids, process } = await open(2);
    await user.click(button('Selecionar todos'));
    await screen.findByText('2 selecionados');
    await process('Sim');
    const section = within(await screen.findByRole('region', { name: 'Processamento de pedidos' }));
    expect(await section.findByText('2 pedidos processados.')).toBeVisible();
    expect(await section.findByText('A verificar: 0 de 2 com resultado')).toBeVisible();

    // One of them becomes Não Elegível, which ends the tariff of its original.
    const { db } = server;
    const [good = 0, bad = 0] = ids;
    const set = (id: number, statusId: number) =>
      db.update(applications).set({ statusId }).where(eq(applications.id, id));
    const [row] = await db.select().from(applications).where(eq(applications.id, bad));
    // The page may look at any moment: what the test waits for comes last.
    await set(row?.recheckApplicationId ?? 0, applicationStatus.inactive);
    await set(good, applicationStatus.eligible);
    await set(bad, applicationStatus.nonEligible);
    await user.click(section.getByRole('button', { name: 'Atualizar resultado' }));

    const results = within(section.getByRole('table', { name: 'Resultado por pedido' }));
    await results.findByText('Não Elegível');
    const cells = results
      .getAllByRole('row')
      .slice(1)
      .map((one) => [...one.children].slice(0, 5).map((cell) => cell.textContent));
    expect(cells).toEqual([
      [String(bad), expect.any(String), 'Não Elegível', String(row?.recheckApplicationId), 'Inativo'],
      [String(good), expect.any(String), 'Elegível', expect.any(String), 'Ativo'],
    ]);
    expect(section.queryByText(/com resultado/)).not.toBeInTheDocument();
    // Each list of the page has its own pagination.
    expect(section.getByRole('navigation', { name: 'Paginação: Resultado por pedido' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Paginação' })).toBeVisible();
    expect(factsOf(screen.getByRole('region', { name: 'Processamento de pedidos' }))).toEqual({
      'Não Elegível': '1',
      Elegível: '1',
      'Originais que ficaram inativos': '1',
    });

    await user.click(section.getByRole('button', { name: 'Descarregar resultado (.xlsx)' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const book = read(await blobBytes(saved()[0]?.content ?? new Blob()));
    const [sheet] = Object.values(book.Sheets);
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })).toEqual([
      ['Pedido de manutenção', 'Prestador', 'Resultado', 'Pedido original', 'Estado do pedido original'],
      ...cells,
    ]);
    await user.click(section.getByRole('button', { name: 'Fechar resultado' }));
    expect(screen.queryByRole('region', { name: 'Processamento de pedidos' })).not.toBeInTheDocument();
  });

  it('goes on where a lost connection left it, and tells none as failed that was processed', async () => {
    const { user, server, ids, orders, process } = await open(2);
    let isLost = true;
    network.use(
      http.post(processPath, async ({ request }) => {
        if (!isLost) return undefined;
        // The server processes the requests, but its response never arrives.
        await server.app.fetch(request.clone());
        return HttpResponse.error();
      }),
    );
    await user.click(button('Selecionar todos'));
    await screen.findByText('2 selecionados');
    await process('Sim');
    const section = within(await screen.findByRole('region', { name: 'Processamento de pedidos' }));
    expect(await section.findByText('Faltam enviar 2 pedidos.')).toBeVisible();
    isLost = false;
    await user.click(section.getByRole('button', { name: 'Continuar' }));
    expect(await section.findByText('2 pedidos processados.')).toBeVisible();
    expect(section.queryByRole('group')).not.toBeInTheDocument();
    expect(orders()).toEqual([]);
    expect(ids).toHaveLength(2);
  });

  it('is kept in the tab while its user is away, for nobody else', async () => {
    const { user, server, nifs, process } = await open(1);
    await user.click(tick(nifs[0]));
    await process('Sim');
    await screen.findByText('1 pedido processado.');
    const next = await makeAdministrator(server.db);
    cleanup();
    await renderApp(path, { server, as: next.username });
    await table();
    await pageSettled();
    expect(screen.queryByRole('region', { name: 'Processamento de pedidos' })).not.toBeInTheDocument();
  });

  it('a new search starts without a selection', async () => {
    const { user, nifs } = await open(1);
    await user.click(tick(nifs[0]));
    await user.type(screen.getByRole('textbox', { name: 'NIF' }), `${nifs[0]}{Enter}`);
    expect(await screen.findByText('0 selecionados')).toBeVisible();
  });
});
