import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';
import { factsOf, findCard } from './detailScreen';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type History = NonNullable<Parameters<typeof makeApplication>[2]>;

const administrator = 'admin@tsi.example.pt';
const enteredOn = new Date('2026-07-01T10:00:00Z');
const activation: History = {
  activationCreatedOn: new Date('2026-07-02T08:30:00Z'),
  activationStartDate: new Date('2026-06-30T23:00:00Z'),
  activationStartReasonId: 4,
  activationStartOtherReason: 'Obras no prédio',
};
const end: History = {
  activationEndDate: new Date('2026-08-15T23:00:00Z'),
  activationEndReasonId: 1,
  activationEndOtherReason: 'Mudou de país',
};

const prepare = async (statusId: number, history: History = {}) => {
  const operator = await makeOperator(server.db);
  const application = await makeApplication(
    server.db,
    { providerId: operator.parentId ?? undefined, statusId, statusDate: enteredOn },
    history,
  );
  return { application, operator: operator.username };
};

const showStatus = async (statusId: number, history: History = {}, asAdministrator = false) => {
  const { application, operator } = await prepare(statusId, history);
  const listPath = asAdministrator ? '/applications' : '/applicationManagement';
  await renderApp(`${listPath}/${application.id}/details`, {
    server,
    as: asAdministrator ? administrator : operator,
  });
  const card = await findCard('Estado');
  await within(card).findAllByText(/^\d\d-\d\d-\d{4}/);
  return card;
};

const dates = { 'Data de criação': '01-07-2026 11:00', 'Data de atualização': '—' };

describe('2.8 the status card', () => {
  it('of a request that is Não Elegível shows its dates and the reason', async () => {
    const card = await showStatus(status.nonEligible, { nonEligibleReason: 'Rendimentos' });
    expect(within(card).getByText('Não Elegível')).toBeVisible();
    expect(factsOf(card)).toEqual({ ...dates, Motivo: 'Rendimentos' });
  });

  it('of an active request shows dates and reasons, and the dates of the tariff', async () => {
    const card = await showStatus(status.active, activation);
    expect(within(card).getByText('Ativo')).toBeVisible();
    expect(factsOf(card)).toMatchObject({
      'Data de ativação': '02-07-2026 09:30',
      'Data de início': '01-07-2026',
      'Outro motivo': 'Obras no prédio',
      'TSI comunicada em': '02-07-2026 09:30',
      'TSI ativada em': '01-07-2026',
      'TSI desativada em': '—',
      'Informação adicional': 'Obras no prédio',
    });
    expect(factsOf(card).Motivo).toBe(factsOf(card)['Motivo do atraso']);
    expect(factsOf(card).Motivo).not.toBe('—');
  });

  it('of an inactive request shows its end and the reason', async () => {
    const card = await showStatus(status.inactive, { ...activation, ...end });
    expect(within(card).getByText('Inativo')).toBeVisible();
    expect(factsOf(card)).toMatchObject({
      'Data de fim': '16-08-2026',
      'Outro motivo': 'Mudou de país',
      'TSI ativada em': '01-07-2026',
      'TSI desativada em': '16-08-2026',
      'Informação adicional': 'Obras no prédio · Mudou de país',
    });
    expect(factsOf(card)).not.toHaveProperty('Data de início');
  });

  it.each([
    ['as it is to an administrator', true, 'Aguarda regulador'],
    ['as processing to the provider', false, 'Em processamento'],
  ])('shows an awaiting status %s', async (_, asAdministrator, description) => {
    const card = await showStatus(status.awaitsRegulator, {}, asAdministrator);
    expect(within(card).getByText(description)).toBeVisible();
  });

  it('explains the status to keyboard users', async () => {
    const card = await showStatus(status.active, activation);
    const name = within(card).getByText('Ativo').closest('[tabindex="0"]');
    expect(name).toBeInstanceOf(HTMLElement);
    if (name instanceof HTMLElement) name.focus();
    expect(await screen.findByRole('tooltip')).not.toBeEmptyDOMElement();
  });
});

describe('2.8 the blocking application', () => {
  const conflict = async (asAdministrator: boolean) => {
    const operator = await makeOperator(server.db);
    const providerId = operator.parentId ?? undefined;
    const blocking = await makeApplication(server.db, { providerId });
    const blocked = await makeApplication(
      server.db,
      { providerId, statusId: status.conflicting },
      { blockingApplicationId: blocking.id },
    );
    const listPath = asAdministrator ? '/applications' : '/applicationManagement';
    const { user } = await renderApp(`${listPath}/${blocked.id}/details`, {
      server,
      as: asAdministrator ? administrator : operator.username,
    });
    return { user, blocking, card: within(await findCard('Estado')) };
  };

  it('is a link for an administrator, which leads to its own detail', async () => {
    const { user, blocking, card } = await conflict(true);
    await user.click(await card.findByRole('link', { name: `Pedido ${blocking.id}` }));
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${blocking.id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`/applications/${blocking.id}/details`);
  });

  it('is hidden from the provider', async () => {
    const { card } = await conflict(false);
    expect(await card.findByText('Em conflito')).toBeVisible();
    expect(card.queryByText('Pedido bloqueador')).not.toBeInTheDocument();
  });
});

it('2.8 the actions come once the card above them is whole, which would else move them from under a press', async () => {
  const { application, operator } = await prepare(status.active, activation);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(http.get('*/api/ApplicationHistory/get-by-application-id', () => answered));
  await renderApp(`/applicationManagement/${application.id}/details`, { server, as: operator });
  await findCard('Cidadão');
  expect(screen.queryByRole('region', { name: 'Ações' })).not.toBeInTheDocument();
  answer();
  expect(within(await findCard('Ações')).getByRole('button', { name: 'TSI Desativada' })).toBeVisible();
  expect(factsOf(await findCard('Estado'))).toMatchObject({ 'TSI comunicada em': '02-07-2026 09:30' });
});
