import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { wire } from '../../support/wire';
import { findCard } from './detailScreen';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';

const prepare = async () => {
  const { db } = server();
  const operator = await makeOperator(db);
  const providerId = operator.parentId ?? undefined;
  const application = await makeApplication(db, {
    providerId,
    statusId: status.cancelled,
    statusDate: new Date('2026-07-02T09:00:00Z'),
  });
  return { operator, providerId, application };
};
const show = async (path: string, as: string) => renderApp(path, { server: server(), as });

/** Returns the headings and rows of the table in a card. */
const tableOf = async (name: string) => {
  const rows = await within(await findCard(name)).findAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('2.8 the status history', () => {
  it('is shown to administrators, with reasons', async () => {
    const { application } = await prepare();
    await server()
      .db.insert(applicationHistory)
      .values({
        applicationId: application.id,
        statusId: status.nonEligible,
        createdOn: new Date('2026-07-01T09:00:00Z'),
        nonEligibleReason: 'Rendimentos acima do limite',
      });
    await show(`/applications/${application.id}/details`, administrator);
    expect(await tableOf('Histórico de estados')).toEqual([
      ['Estado', 'Data do estado', 'Motivo'],
      ['Cancelado', '02-07-2026 10:00', ''],
      ['Não Elegível', '01-07-2026 10:00', 'Rendimentos acima do limite'],
    ]);
  });

  it('and the mails are not shown to the provider, nor asked for', async () => {
    const { application, operator } = await prepare();
    const { requests } = await show(`/applicationManagement/${application.id}/details`, operator.username);
    await findCard('Pedidos de reverificação');
    await screen.findByText('Não existem reverificações para este pedido');
    expect(screen.queryByRole('region', { name: 'Histórico de estados' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Notificações por e-mail' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.includes('get-mail-notifications'))).toBe(false);
  });
});

describe('2.8 the recheck requests', () => {
  it.each([
    ['/applicationManagement', false],
    ['/applications', true],
  ])("lead to each recheck's own detail at %s", async (listPath, isBackoffice) => {
    const { application, operator, providerId } = await prepare();
    const recheck = await makeApplication(server().db, {
      providerId,
      kind: 'recheck',
      recheckApplicationId: application.id,
      statusDate: new Date('2026-08-01T09:00:00Z'),
      createdOn: new Date('2026-07-31T09:00:00Z'),
    });
    const { user } = await show(
      `${listPath}/${application.id}/details`,
      isBackoffice ? administrator : operator.username,
    );
    expect(await tableOf('Pedidos de reverificação')).toEqual([
      [
        'Pedido original',
        'Pedido de reverificação',
        'Estado',
        'Data do estado',
        'Data de criação',
        'E-mail do formulário',
        'Ações',
      ],
      [
        String(application.id),
        String(recheck.id),
        'Submetido',
        '01-08-2026 10:00',
        '31-07-2026 10:00',
        recheck.providerEmail,
        'Detalhe',
      ],
    ]);
    await user.click(within(await findCard('Pedidos de reverificação')).getByText('Detalhe'));
    expect(
      await screen.findByRole('heading', { level: 1, name: `Pedido de Reverificação ${recheck.id}` }),
    ).toBeVisible();
    expect(window.location.pathname).toBe(`${listPath}/${application.id}/recheck/${recheck.id}/details`);
    await findCard('Cidadão');
    expect(screen.queryByRole('region', { name: 'Pedidos de reverificação' })).not.toBeInTheDocument();
  });
});

describe('2.8 tables without rows, and tables that cannot be loaded', () => {
  const application = {
    id: 5,
    providerId: 1,
    providerName: 'NetAtlântico',
    providerEmail: 'tsi@netatlantico.example.pt',
    isAnnualMaintenance: false,
    // One that is over: what the system goes on with is asked for again while one looks.
    applicationStatusId: status.cancelled,
  };
  const answers = {
    '/Application/get-by-id': () => application,
    '/ApplicationHistory/get-by-application-id': () => ({ data: [] }),
    '/Application/get-mail-notifications-by-application-id': () => [],
    '/Application/get-recheck-requests-by-application-id': () => [],
    '/Application/exist-recheck-application-in-progress': () => false,
  };

  it('say so, and 7 everything is loaded in its order', async () => {
    const sent = wire(answers);
    await show('/applications/5/details', administrator);
    expect(await screen.findByText('Não existe histórico para este pedido')).toBeVisible();
    expect(await screen.findByText('Não existem notificações por e-mail para este pedido')).toBeVisible();
    expect(await screen.findByText('Não existem reverificações para este pedido')).toBeVisible();
    const paths = sent.map(({ path }) => path.replace(/^\/api|\?.*$/g, ''));
    expect(paths.filter((path) => path in answers)).toEqual(Object.keys(answers));
  });

  it('8 show a toast and a message in their place', async () => {
    wire({ '/Application/get-by-id': answers['/Application/get-by-id'] });
    await show('/applications/5/details', administrator);
    expect(
      (await screen.findAllByText('Ocorreu um erro na obtenção dos dados, por favor tente novamente.'))
        .length,
    ).toBeGreaterThan(0);
    const history = await findCard('Histórico de estados');
    expect(await within(history).findByText('Não foi possível apresentar os resultados.')).toBeVisible();
  });
});
