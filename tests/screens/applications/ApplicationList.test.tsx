import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeApplication, makeOperator, makeProvider } from '../../support/builders';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';
import { button, filterLabels, searches, table, tableTexts, textbox } from './listScreen';

const searchPath = '/api/Application/search';
const detailPath = '/applicationManagement';

/** Starts a server with one provider, its operator and `count` requests. */
const serverWith = async (count: number, permissions?: string[]) => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  const provider = await makeProvider(server.db);
  const operator = await makeOperator(server.db, {
    parentId: provider.id,
    ...(permissions && { permissions }),
  });
  const applications = [];
  for (let i = 0; i < count; i += 1) {
    applications.push(
      await makeApplication(server.db, { providerId: provider.id, createdById: operator.id }),
    );
  }
  return { server, provider, as: operator.username, applications };
};

const open = async (count: number) => {
  const made = await serverWith(count);
  const app = await renderApp(detailPath, { as: made.as, server: made.server });
  return { ...made, ...app, sent: () => searches(app.requests, searchPath) };
};

describe('2.5 the list of the provider side', () => {
  it('has the filters in their order', async () => {
    await open(1);
    await table();
    expect(await filterLabels()).toEqual([
      'N.º do pedido',
      'NIF',
      'Data de início',
      'Data de fim',
      'E-mail do prestador',
      'Submetido por',
      'Código postal',
      'NIF do estudante',
      'Estado do pedido',
      'Prazo de ativação da TSI excedido',
    ]);
  });

  it('has the columns in their order, dates as DD-MM-YYYY HH:mm', async () => {
    const { server, provider, as } = await serverWith(0);
    const studentFiscalNumber = validNif(900);
    const { id, fiscalNumber } = await makeApplication(server.db, {
      providerId: provider.id,
      fullName: 'Ana Lopes',
      isStudent: true,
      studentFiscalNumber,
      createdOn: new Date('2026-07-01T23:30:00Z'),
      statusDate: new Date('2026-01-15T10:05:00Z'),
    });
    await renderApp(detailPath, { as, server });
    const { headings, results } = await tableTexts();
    expect(headings.slice(0, 8)).toEqual([
      'Reverificação',
      'NIF',
      'Nome completo',
      'Estudante universitário',
      'NIF do estudante',
      'Estado',
      'Data do estado',
      'Data de criação',
    ]);
    expect(results).toEqual([
      [
        '',
        fiscalNumber,
        'Ana Lopes',
        'Sim',
        studentFiscalNumber,
        'Submetido',
        '15-01-2026 10:05',
        '02-07-2026 00:30',
        'Detalhe',
      ],
    ]);
    expect(screen.getByText(`n.º ${id}`)).toBeVisible();
  });

  it('sends every filter as the search model has it', async () => {
    const { user, sent } = await open(1);
    await table();
    const nif = validNif(1);
    await user.type(textbox('N.º do pedido'), '12');
    await user.type(textbox('NIF'), nif);
    await user.type(textbox('Data de início'), '01072026');
    await user.type(textbox('Data de fim'), '02072026');
    await user.type(textbox('E-mail do prestador'), 'a@b.pt');
    await user.type(textbox('Submetido por'), 'c@d.pt');
    await user.type(textbox('Código postal'), '1000-001');
    await user.type(textbox('NIF do estudante'), nif);
    await user.click(screen.getByRole('combobox', { name: 'Estado do pedido' }));
    await user.click(await screen.findByRole('option', { name: 'Em processamento' }));
    await user.click(screen.getByRole('combobox', { name: 'Prazo de ativação da TSI excedido' }));
    await user.click(screen.getByRole('option', { name: 'Sim' }));
    await user.click(button('Pesquisar'));
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
    expect(sent()).toEqual([
      { pageNumber: 1, pageSize: 10 },
      {
        id: 12,
        fiscalNumber: nif,
        beginDate: '2026-06-30T23:00:00.000Z',
        endDate: '2026-07-01T23:00:00.000Z',
        providerEmail: 'a@b.pt',
        createdBy: 'c@d.pt',
        postCode: '1000-001',
        studentFiscalNumber: nif,
        applicationStatusId: 100,
        wasTSIActivationDelayed: true,
        pageNumber: 1,
        pageSize: 10,
      },
    ]);
  });

  it('5 refuses a wrong NIF or postal code, goes to the first one, and runs no search', async () => {
    const { user, sent } = await open(1);
    await table();
    await user.type(textbox('Código postal'), '10');
    await user.type(textbox('NIF do estudante'), '12');
    await user.type(textbox('NIF'), '123456780{Enter}');
    await waitFor(() => expect(screen.getAllByText('NIF inválido')).toHaveLength(2));
    expect(textbox('Código postal')).toHaveAccessibleDescription('Código postal inválido');
    expect(textbox('NIF')).toBeInvalid();
    expect(textbox('NIF')).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });

  it('5 accepts nine digits of a NIF at most: a tenth is refused, and ten that are pasted are not cut', async () => {
    const { user, sent } = await open(0);
    await user.type(await screen.findByRole('textbox', { name: 'NIF' }), '1234567890');
    expect(textbox('NIF')).toHaveValue('123456789');
    await user.clear(textbox('NIF'));
    await user.paste('123 456 7890');
    expect(textbox('NIF')).toHaveValue('1234567890');
    await waitFor(() => expect(textbox('NIF')).toHaveAccessibleDescription('NIF inválido'));
    await user.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it('9 pages through the results', async () => {
    const { user, sent } = await open(12);
    expect(await screen.findByText('1-10 de 12 resultados')).toBeVisible();
    await user.click(button('Página seguinte'));
    expect(await screen.findByText('11-12 de 12 resultados')).toBeVisible();
    expect(within(await table()).getAllByRole('link', { name: 'Detalhe' })).toHaveLength(2);
    expect(sent().at(-1)).toEqual({ pageNumber: 2, pageSize: 10 });
  });

  it('restores the search on return from a detail, and clears it on return from elsewhere', async () => {
    const { user, applications, sent } = await open(2);
    const [wanted] = applications;
    await table();
    await user.type(textbox('NIF'), `${wanted?.fiscalNumber}{Enter}`);
    await screen.findByText('1-1 de 1 resultados');
    await user.click(screen.getByRole('link', { name: 'Detalhe' }));
    await screen.findByRole('heading', { level: 1, name: `Pedido ${wanted?.id}` });
    await user.click(button('Voltar'));
    expect(await screen.findByText('1-1 de 1 resultados')).toBeVisible();
    expect(textbox('NIF')).toHaveValue(wanted?.fiscalNumber);
    expect(window.location.search).toBe('');

    await user.click(screen.getByRole('link', { name: 'Submeter Pedido' }));
    await screen.findByRole('heading', { level: 1, name: 'Pedido de verificação de elegibilidade' });
    await user.click(screen.getByRole('link', { name: 'Gerir Pedidos' }));
    expect(await screen.findByText('1-2 de 2 resultados')).toBeVisible();
    expect(textbox('NIF')).toHaveValue('');
    expect(sent().at(-1)).toEqual({ pageNumber: 1, pageSize: 10 });
  });

  it('marks a recheck and opens it below the request that it rechecks', async () => {
    const { server, provider, as, applications } = await serverWith(1);
    const [original] = applications;
    const recheck = await makeApplication(server.db, {
      providerId: provider.id,
      recheckApplicationId: original?.id,
      createdOn: new Date(Date.now() + 1000),
    });
    await renderApp(detailPath, { as, server });
    const [, first, second] = within(await table()).getAllByRole('row') as HTMLElement[];
    const row = within(first as HTMLElement);
    expect(row.getByRole('img', { name: 'Reverificação' })).toBeVisible();
    expect(row.getByRole('link', { name: 'Detalhe' })).toHaveAttribute(
      'href',
      `/applicationManagement/${original?.id}/recheck/${recheck.id}/details`,
    );
    expect(within(second as HTMLElement).getByRole('link', { name: 'Detalhe' })).toHaveAttribute(
      'href',
      `/applicationManagement/${original?.id}/details`,
    );
  });

  it('6 asks for nothing without a reader right', async () => {
    const { server, as } = await serverWith(1, ['ApplicationsModule_Updater']);
    const { requests } = await renderApp(detailPath, { as, server });
    expect(await screen.findByText('Não tem permissão para pesquisar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pesquisar' })).not.toBeInTheDocument();
    expect(searches(requests, searchPath)).toEqual([]);
  });

  it('8 shows a failed search and offers a retry', async () => {
    const { server, as } = await serverWith(1);
    let isDown = true;
    const app = await renderApp(detailPath, { as, server });
    expect(await table()).toBeVisible();
    network.use(
      http.post(`*${searchPath}`, () =>
        isDown ? HttpResponse.json({ message: 'inner text' }, { status: 403 }) : undefined,
      ),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Pesquisar' }));
    const toast = 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.';
    expect(await screen.findByText(toast)).toBeVisible();
    expect(screen.queryByText(/inner text/)).not.toBeInTheDocument();
    isDown = false;
    await app.user.click(button('Tentar novamente'));
    await waitFor(async () => expect(await table()).toBeVisible());
  });
});
