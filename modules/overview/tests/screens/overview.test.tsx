import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../../../tests/support/builders';
import { network } from '../../../../tests/support/network';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';
import type { Overview } from '../../contract/overview';

const server = sharedServer();
const open = (as = 'admin@tsi.example.pt', path = '/overview') => renderApp(path, { as, server: server() });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const figure = (title: string) => screen.findByRole('region', { name: title });
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Navegação principal' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** The server's own overview, changed. */
const changedOverview = (change: (overview: Overview) => Overview) =>
  http.get('*/api/Application/get-overview', async ({ request }) => {
    const { data }: { data: Overview } = await (await server().app.fetch(request)).json();
    return HttpResponse.json({ data: change(data) });
  });

/** Opens the table of a figure and returns the texts of its rows, headings first. */
const tableOf = async (user: Awaited<ReturnType<typeof open>>['user'], title: string) => {
  const region = within(await figure(title));
  await user.click(region.getByText(`Tabela: ${title}`));
  const rows = within(await region.findByRole('table', { name: title })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};

describe('12 the overview', () => {
  it('stands in the menu, and has six figures, each with its table', async () => {
    const { user } = await open();
    await heading('Visão geral');
    await waitFor(async () => expect(await menu()).toContain('Visão geral'));
    expect((await tableOf(user, 'À espera de decisão')).map(([first]) => first)).toEqual([
      'Dias desde a submissão',
      '0 a 2 dias',
      '3 a 5 dias',
      '6 a 10 dias',
      'Mais de 10 dias',
      'Total',
    ]);
    expect(await tableOf(user, 'Decisões por semana')).toHaveLength(1 + 8 + 1);
    expect(await tableOf(user, 'Tempo até à decisão')).toHaveLength(1 + 8);
    for (const title of ['Ativações fora do prazo', 'Manutenção anual', 'Pedidos por distrito'])
      expect((await tableOf(user, title)).length).toBeGreaterThan(2);
  });

  it('shows exact figures to who may open every request, small groups and zero too, and their exact total', async () => {
    network.use(
      changedOverview((overview) => ({
        ...overview,
        districts: {
          ...overview.districts,
          list: [
            { district: 'Faro', count: 1234 },
            { district: 'Beja', count: 5 },
            { district: 'Évora', count: 1 },
            { district: 'Guarda', count: 0 },
          ],
        },
      })),
    );
    const { user } = await open();
    expect(await tableOf(user, 'Pedidos por distrito')).toEqual([
      ['Distrito', 'Pedidos'],
      ['Faro', '1234'],
      ['Beja', '5'],
      ['Évora', '1'],
      ['Guarda', '0'],
      ['Total', '1240'],
    ]);
    const chart = within(await figure('Pedidos por distrito')).getByRole('figure');
    await waitFor(() => expect(within(chart).getByText('0')).toBeVisible());
  });

  it('shows a skeleton in each figure until its bars are drawn', async () => {
    await open();
    const chart = within(await figure('Pedidos por distrito')).getByRole('figure');
    expect(chart.querySelector('[aria-hidden] > span')).toBeInTheDocument();
    await waitFor(() => expect(within(chart).getAllByText(/^\d+$/)[0]).toBeVisible());
  });

  it.each([
    ['À espera de decisão', /^Mais de 10 dias, Pedidos: (\d+)$/],
    ['Ativações fora do prazo', /^NetAtlântico, Por ativar: (\d+)$/],
    ['Manutenção anual', /^NetAtlântico, Por processar: (\d+)$/],
    ['Manutenção anual', /^NetAtlântico, TSI ativas: (\d+)$/],
  ])('%s leads to the list behind a number, with as many results', async (title, name) => {
    const { user } = await open();
    await tableOf(user, title);
    const [link] = within(await figure(title)).getAllByRole('link', { name });
    const [, count] = name.exec(link?.getAttribute('aria-label') ?? '') ?? [];
    await user.click(link as HTMLElement);
    await waitFor(() => expect(screen.getByText(new RegExp(`de ${count} resultados$`))).toBeVisible());
  });

  it.each([
    ['Decisões por semana', /: (\d+)$/, 'Remover filtro Decidido por'],
    ['Pedidos por distrito', /: (\d+)$/, 'Remover filtro Distrito'],
  ])(
    '%s leads to an extended search, whose filters are named, with as many results',
    async (title, name, filter) => {
      const { user } = await open();
      await tableOf(user, title);
      const [link] = within(await figure(title)).getAllByRole('link', { name });
      const [, count] = name.exec(link?.getAttribute('aria-label') ?? '') ?? [];
      await user.click(link as HTMLElement);
      await heading('Pesquisa alargada');
      await waitFor(() => expect(screen.getByText(new RegExp(`de ${count} resultados$`))).toBeVisible());
      expect(
        await screen.findByRole('button', { name: new RegExp(`^${filter}: \\p{L}`, 'u') }),
      ).toBeVisible();
    },
  );

  it('a bar of durations tells its unit once, and a percentile that is the median not again', async () => {
    const durations = { services: { median: 3, p90: 3 }, people: { median: 4, p90: 12 } };
    network.use(
      changedOverview(({ weeks, ...overview }) => ({
        ...overview,
        weeks: weeks.map((week) => ({ ...week, durations })),
      })),
    );
    await open();
    const chart = await within(await figure('Tempo até à decisão')).findByRole('figure');
    await waitFor(() => expect(chart).toHaveTextContent('4 a 12 dias'));
    expect(within(chart).getAllByText('3 dias')).toHaveLength(8);
    expect(within(chart).getAllByText('4 a 12 dias')).toHaveLength(8);
  });

  it('a bar of requests tells what adds up, without what is none, and an empty one that there is none', async () => {
    const counts = [
      [7, 5],
      [0, 3],
      [0, 0],
    ] as const;
    const late = counts.map(([waiting, active], index) => ({
      providerId: index + 1,
      providerName: `Rede ${index}`,
      waiting,
      active,
    }));
    network.use(changedOverview((overview) => ({ ...overview, late })));
    await open();
    const chart = await within(await figure('Ativações fora do prazo')).findByRole('figure');
    const ends = () => [...chart.querySelectorAll('.ui-chart-end')].map(({ textContent }) => textContent);
    await waitFor(() => expect(ends()).toEqual(['7 + 5', '3', '0']));
  });

  it('says that it could not be had, and tries again', async () => {
    let isDown = true;
    network.use(
      http.get('*/api/Application/get-overview', () => (isDown ? HttpResponse.error() : undefined)),
    );
    const { user } = await open();
    expect(await screen.findByText('Não foi possível obter os dados.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await figure('Decisões por semana')).toBeVisible();
  });

  it('goes where the back end has none', async () => {
    network.use(http.get('*/api/Application/get-overview', () => new HttpResponse(null, { status: 404 })));
    await open();
    await heading('Página não encontrada');
    expect(await menu()).not.toContain('Visão geral');
  });

  it('is for administrators who may read requests', async () => {
    const { username } = await makeAdministrator(server().db, { permissions: ['Users_Reader'] });
    await open(username);
    await heading('Utilizadores');
    expect(await menu()).toEqual(['Utilizadores']);
  });

  it('offers the yearly requests as links to those only who may open them', async () => {
    const { username } = await makeAdministrator(server().db, { permissions: ['Applications_Reader'] });
    const { user } = await open(username);
    await tableOf(user, 'Manutenção anual');
    const links = within(await figure('Manutenção anual')).getAllByRole('link');
    for (const link of links)
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/applications\?/));
  });
});
