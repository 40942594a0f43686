import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { followQueues } from '../../../modules/desk/contract/calls';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { makeApplication, makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';
import { button, searches, table } from '../applications/listScreen';
import { bar, countPath, found, open, queue, searchPath, shownSearch } from './queueStage';

const day = 24 * 60 * 60 * 1000;
const { conflicting, eligible } = applicationStatus;

describe('the queues above the requests of the regulator', () => {
  it('say how many wait, and each finds them by one press, those that have waited longest first', async () => {
    const { user, requests } = await open();
    await bar();
    await queue('Por decidir 2');
    await queue('Em conflito 1');
    await queue('Prazo de ativação excedido 0');
    await queue('Em verificação há mais de 3 dias 0');
    expect(screen.queryByRole('columnheader', { name: 'Dias no estado' })).not.toBeInTheDocument();

    await user.click(await queue('Por decidir 2'));
    await waitFor(async () =>
      expect(await found()).toEqual([
        ['Quem espera mais', '9'],
        ['Quem espera pouco', '2'],
      ]),
    );
    expect(searches(requests, searchPath).at(-1)).toEqual({
      queue: 'awaitingDecision',
      pageNumber: 1,
      pageSize: 10,
    });
    expect(shownSearch()).toBe('?queue=awaitingDecision');
    expect(await queue('Por decidir 2')).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('columnheader', { name: 'Dias no estado' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('columnheader', { name: 'Dias no estado' })).toHaveClass('figure');
    expect(within(await table()).getByRole('cell', { name: '9' })).toHaveClass('figure');
    await user.click(button('Dias no estado'));
    await waitFor(async () => expect((await found())[0]).toEqual(['Quem espera pouco', '2']));
    expect(searches(requests, searchPath).at(-1)).toMatchObject({
      sortBy: 'applicationStatusDate',
      sortOrder: 'DESC',
    });
  });

  it('are links that can be kept, narrowed by filters and left by their own', async () => {
    const { user, requests, other } = await open('/applications?queue=awaitingDecision');
    expect(await found()).toHaveLength(2);
    expect(searches(requests, searchPath)).toEqual([expect.objectContaining({ queue: 'awaitingDecision' })]);
    await user.click(screen.getByRole('combobox', { name: 'Prestador' }));
    await user.click(await screen.findByRole('option', { name: String(other.name) }));
    await user.click(button('Pesquisar'));
    await waitFor(async () => expect(await found()).toEqual([['Quem espera mais', '9']]));
    expect(shownSearch()).toBe('?queue=awaitingDecision');

    // The queue's own link shows the whole queue again.
    await user.click(await queue('Por decidir 2'));
    await waitFor(async () => expect(await found()).toHaveLength(2));
    expect(screen.getByRole('combobox', { name: 'Prestador' })).toHaveTextContent('Selecione');

    await user.click(button('Limpar'));
    await waitFor(async () => expect(await found()).toHaveLength(3));
    expect(shownSearch()).toBe('');
    expect(searches(requests, searchPath).at(-1)).toEqual({ pageNumber: 1, pageSize: 10 });
    expect(screen.queryByRole('columnheader', { name: 'Dias no estado' })).not.toBeInTheDocument();

    await user.click(await queue('Por decidir 2'));
    await user.click(await queue('Em conflito 1'));
    await waitFor(async () => expect(await found()).toEqual([['Quem está em conflito', '5']]));
    act(() => window.history.back());
    await waitFor(() => expect(shownSearch()).toBe('?queue=awaitingDecision'));
    await waitFor(async () => expect(await found()).toHaveLength(2));
  });

  it('2.8 are come back to from a detail, counted anew', async () => {
    // On a slow machine the server's events would count once more what changed meanwhile.
    network.use(http.get(`*${followQueues.path}`, () => new HttpResponse(null, { status: 404 })));
    const { user, longest, server, requests } = await open('/applications?queue=awaitingDecision');
    const [detail] = within(await table()).getAllByRole('link', { name: 'Detalhe' });
    if (!detail) throw new Error('Nothing was found');
    await user.click(detail);
    await screen.findByRole('heading', { level: 1, name: `Pedido ${longest.id}` });
    await makeApplication(server.db, { providerId: longest.providerId, statusId: conflicting });
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await queue('Em conflito 2');
    expect(await found()).toHaveLength(2);
    expect(shownSearch()).toBe('?queue=awaitingDecision');
    expect(requests.filter(({ path }) => path === countPath)).toHaveLength(2);
  });

  it('are counted anew when the window comes back, without a word', async () => {
    const { server, longest } = await open();
    await queue('Em conflito 1');
    await makeApplication(server.db, { providerId: longest.providerId, statusId: conflicting });
    window.dispatchEvent(new Event('visibilitychange'));
    await queue('Em conflito 2');
  });

  it('are not there where the back end does not count them, nor does a heading sort', async () => {
    network.use(http.get('*/config.json', () => HttpResponse.json(defaultClientConfig)));
    const { requests } = await open('/applications?queue=awaitingDecision');
    expect(await found()).toHaveLength(3);
    await pageSettled();
    expect(screen.queryByRole('navigation', { name: 'Filas' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Data de criação' })).not.toHaveAttribute('aria-sort');
    expect(searches(requests, searchPath)).toEqual([{ pageNumber: 1, pageSize: 10 }]);
    expect(requests.map(({ path }) => path)).not.toContain(countPath);
  });

  it.each([404, 405])('go silently where the call is answered %d', async (status) => {
    network.use(http.get(`*${countPath}`, () => new HttpResponse(null, { status })));
    await open();
    expect(await found()).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Filas' })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('still lead to what waits where it could not be counted', async () => {
    network.use(http.get(`*${countPath}`, () => new HttpResponse(null, { status: 503 })));
    const { user } = await open();
    await user.click(await queue('Por decidir'));
    await waitFor(async () => expect(await found()).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the queues above the requests of a provider', () => {
  it('are its own, with how many activations are due by tomorrow', async () => {
    const server = await createTestServer({ seed: 'empty' });
    onTestFinished(() => server.close());
    await seedReferenceData(server.db);
    const operator = await makeOperator(server.db);
    for (const days of [10, 9, 1]) {
      const notifiedOn = new Date(Date.now() - days * day);
      await makeApplication(server.db, {
        providerId: operator.parentId ?? 0,
        statusId: eligible,
        statusDate: notifiedOn,
        eligibilityNotificationSentDate: notifiedOn,
      });
    }
    await makeApplication(server.db, { statusId: conflicting });
    const { user, requests } = await renderApp('/applicationManagement', { as: operator.username, server });
    await queue('Prazo de ativação excedido 0');
    await queue('Em conflito 0');
    await queue('Não elegíveis recentes 0');
    await user.click(await queue('Prazo de ativação excedido 0'));
    await waitFor(() =>
      expect(searches(requests, '/api/Application/search').at(-1)).toMatchObject({
        queue: 'activationOverdue',
      }),
    );
    await user.click(await queue('Pedidos por ativar 3 2 até amanhã'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedidos por ativar' })).toBeVisible();
    expect(await screen.findByText('1-3 de 3 resultados')).toBeVisible();
  });
});
