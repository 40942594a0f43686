import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { applications } from '../../../server/db/schema/applications';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { makeApplication, makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';

const day = 24 * 60 * 60 * 1000;
const path = '/applicationManagement/toActivate';

/** Opens the screen with one request per number of days since its notification. */
const open = (...daysAgo: number[]) => openAt(path, ...daysAgo);

const openAt = async (at: string, ...daysAgo: number[]) => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  await seedReferenceData(server.db);
  const operator = await makeOperator(server.db);
  const nifs: string[] = [];
  for (const days of daysAgo) {
    const notifiedOn = new Date(Date.now() - days * day);
    const { fiscalNumber } = await makeApplication(server.db, {
      providerId: operator.parentId ?? 0,
      statusId: applicationStatus.eligible,
      statusDate: notifiedOn,
      eligibilityNotificationSentDate: notifiedOn,
    });
    nifs.push(fiscalNumber);
  }
  const app = await renderApp(at, { as: operator.username, server });
  const table = () => screen.findByRole('table', { name: 'Pedidos por ativar' });
  const shown = async () =>
    within(await table())
      .getAllByRole('checkbox')
      .map((checkbox) => checkbox.getAttribute('aria-label')?.replace('Selecionar ', ''));
  const sent = () =>
    app.requests
      .filter((request) => request.path.endsWith('set-activation-status'))
      .map(({ body }) => (body as { applicationActivations: object[] }).applicationActivations);
  return { ...app, server, nifs, shown, sent };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ativação da TSI' }));

describe('the requests that wait for activation', () => {
  it('stand by deadline; one is reported from its row, as of today', async () => {
    const { user, nifs, shown, sent } = await open(1, 8, 4);
    expect(await shown()).toEqual([nifs[1], nifs[2], nifs[0]]);
    await user.click(screen.getByRole('button', { name: `Comunicar ativação de ${nifs[2]}` }));
    const asked = await dialog();
    expect(asked.queryByText('A ativação excede os 10 dias previstos.')).not.toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('TSI ativada com sucesso.')).toBeVisible();
    const [[activation] = []] = sent();
    expect(activation).toEqual({
      applicationId: expect.any(Number),
      activationStartDate: expect.any(String),
    });
    const { activationStartDate } = activation as { activationStartDate: string };
    expect(lisbonDate(new Date(activationStartDate))).toBe(lisbonDate(new Date()));
    await waitFor(async () => expect(await shown()).toEqual([nifs[1], nifs[0]]));
  });

  it('several are reported in one call, with a reason for the late ones only', async () => {
    const { user, shown, sent } = await open(1, 15);
    expect(await shown()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Selecionar todos' }));
    await user.click(await screen.findByRole('button', { name: 'Comunicar 2 ativações' }));
    const asked = await dialog();
    expect(asked.getByText('1 de 2 excede o prazo')).toBeVisible();
    await user.click(await asked.findByRole('combobox', { name: 'Motivo do atraso' }));
    // The list shows 'Selecione' before the reasons are loaded.
    const [reason] = await screen.findAllByRole('option', { name: (name) => name !== 'Selecione' });
    await user.click(reason as HTMLElement);
    await user.click(asked.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('TSI ativada com sucesso.')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toEqual([
      expect.objectContaining({ activationStartReasonId: expect.any(Number) }),
      expect.not.objectContaining({ activationStartReasonId: expect.anything() }),
    ]);
    expect(await screen.findByText('Não há pedidos à espera de ativação.')).toBeVisible();
  });

  it('the late ones are named, and can be left out: those in time need no reason, and the others stay selected', async () => {
    const { user, nifs, shown, sent } = await open(1, 15, 14);
    expect(await shown()).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: 'Toda a página' }));
    await user.click(await screen.findByRole('button', { name: 'Comunicar 3 ativações' }));
    const asked = await dialog();
    const note = within(asked.getByRole('alert', { name: '2 de 3 excedem o prazo' }));
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pedido \d+ · ./),
      expect.stringMatching(/^Pedido \d+ · ./),
    ]);
    await user.click(asked.getByRole('checkbox', { name: 'Só os que estão no prazo (1)' }));
    expect(asked.queryByRole('combobox', { name: 'Motivo do atraso' })).not.toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('TSI ativada com sucesso.')).toBeVisible();
    expect(sent().map((one) => one.length)).toEqual([1]);
    await waitFor(async () => expect(await shown()).toEqual([nifs[1], nifs[2]]));
    expect(screen.getByRole('button', { name: 'Comunicar 2 ativações' })).toBeEnabled();
  });

  it('a whole page is selected at once, and with Shift all from one row to another', async () => {
    const { user, nifs, shown } = await open(...Array.from({ length: 12 }, (_, index) => 12 - index));
    expect(await shown()).toHaveLength(10);
    const page = screen.getByRole('checkbox', { name: 'Toda a página' });
    await user.click(page);
    expect(await screen.findByText('10 selecionados')).toBeVisible();
    await user.click(page);
    const press = (index: number) =>
      user.click(screen.getByRole('checkbox', { name: `Selecionar ${nifs[index]}` }));
    await press(6);
    await user.keyboard('{Shift>}');
    await press(2);
    expect(await screen.findByText('5 selecionados')).toBeVisible();
    expect(page).toBePartiallyChecked();
    await press(4);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('2 selecionados')).toBeVisible();
  });

  it('what failed stays selected, with its reason', async () => {
    const { user, nifs, shown } = await open(2, 3);
    expect(await shown()).toHaveLength(2);
    network.use(
      http.post('*/api/Application/set-activation-status', () =>
        HttpResponse.json({ data: [{ success: false, errorMessage: 'Outro já o fez.' }, { success: true }] }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Selecionar todos' }));
    await user.click(await screen.findByRole('button', { name: 'Comunicar 2 ativações' }));
    await user.click((await dialog()).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/^Algumas ativações falharam/)).toBeVisible();
    expect(await screen.findByText('Outro já o fez.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Selecionar ${nifs[1]}` })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: `Selecionar ${nifs[0]}` })).not.toBeChecked();
  });

  it('open one after the other, and lead back to the page of the list that each is on', async () => {
    const { user, nifs, shown } = await open(...Array.from({ length: 12 }, (_, index) => 12 - index));
    expect(await shown()).toEqual(nifs.slice(0, 10));
    await user.click(screen.getAllByRole('link', { name: 'Detalhe' })[9] as HTMLElement);
    const bar = within(await screen.findByRole('navigation', { name: 'Pedidos da lista' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('10 de 12'));
    await screen.findByText('Não existem reverificações para este pedido');
    await user.click(await screen.findByRole('link', { name: 'Pedido seguinte' }));
    const status = () =>
      within(screen.getByRole('navigation', { name: 'Pedidos da lista' })).getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent('11 de 12'));
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(async () => expect(await shown()).toEqual(nifs.slice(10)));
    expect(window.location.pathname).toBe(path);
  });

  it('stay selected while one of them is open, but for those that are gone meanwhile', async () => {
    const { user, server, nifs, shown } = await open(...Array.from({ length: 12 }, (_, index) => 12 - index));
    const checkbox = (index: number) => screen.findByRole('checkbox', { name: `Selecionar ${nifs[index]}` });
    await user.click(await checkbox(0));
    await user.click(await checkbox(1));
    await user.click(screen.getByRole('button', { name: 'Página seguinte' }));
    await user.click(await checkbox(10));
    await user.click(screen.getAllByRole('link', { name: 'Detalhe' })[1] as HTMLElement);
    await screen.findByText('Não existem reverificações para este pedido');
    await server.db
      .update(applications)
      .set({ statusId: applicationStatus.cancelled })
      .where(eq(applications.fiscalNumber, nifs[0] ?? ''));
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    const report = await screen.findByRole('button', { name: 'Comunicar 2 ativações' });
    await user.click(screen.getByRole('button', { name: 'Primeira página' }));
    expect(await checkbox(1)).toBeChecked();
    await waitFor(async () => expect(await shown()).not.toContain(nifs[0]));
    await user.click(report);
    expect((await dialog()).getByText('2 pedidos')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('link', { name: 'Todos os pedidos' }));
    await user.click(await screen.findByRole('link', { name: /^Pedidos por ativar/ }));
    expect(await checkbox(1)).not.toBeChecked();
  });

  it('all of them are selected, of every page, and what failed elsewhere is told above', async () => {
    const { user, nifs, shown } = await open(9, ...Array.from({ length: 11 }, (_, index) => 8 - index / 2));
    expect(await shown()).toHaveLength(10);
    expect(screen.getByText('1-10 de 12 resultados')).toBeVisible();
    const bodies: { applicationActivations: object[] }[] = [];
    network.use(
      http.post('*/api/Application/set-activation-status', async ({ request }) => {
        bodies.push((await request.json()) as { applicationActivations: object[] });
        return HttpResponse.json({
          data: nifs.map((_, index) =>
            index === 11 ? { success: false, errorMessage: 'Outro já o fez.' } : { success: true },
          ),
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Selecionar todos' }));
    await user.click(await screen.findByRole('button', { name: 'Comunicar 12 ativações' }));
    await user.click((await dialog()).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Fora desta página não foi possível comunicar 1 ativação:')).toBeVisible();
    expect(screen.getByText(new RegExp(`^Pedido \\d+, NIF ${nifs[11]}: Outro já o fez\\.$`))).toBeVisible();
    expect(bodies.map(({ applicationActivations }) => applicationActivations.length)).toEqual([12]);
    await user.click(screen.getByRole('button', { name: 'Página seguinte' }));
    expect(await screen.findByRole('checkbox', { name: `Selecionar ${nifs[11]}` })).toBeChecked();
    expect(
      screen.queryByText('Fora desta página não foi possível comunicar 1 ativação:'),
    ).not.toBeInTheDocument();
  });

  it('an older server has no such list: the page leads back, and nothing is said', async () => {
    network.use(http.get('*/api/Application/get-to-activate', () => new HttpResponse(null, { status: 404 })));
    const { user } = await openAt('/applicationManagement');
    await user.click(await screen.findByRole('link', { name: /^Pedidos por ativar/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gerir Pedidos' })).toBeVisible();
    // Without it they are a queue of this list.
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Pedidos por ativar/ })).toHaveAttribute(
        'href',
        '/applicationManagement?queue=toActivate',
      ),
    );
  });
});
