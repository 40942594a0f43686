import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { deadlineOf } from '../../../src/tariff/applicationStatus/DeadlineNote';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from '../applicationDetail/detailScreen';
import { table } from './listScreen';

const server = sharedServer();

const dayMs = 24 * 60 * 60 * 1000;
const lisbonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' });
/**
 * Returns noon this many days ago in Lisbon's calendar, or now if that is earlier: near midnight, a clock
 * change in between could shift the day.
 */
const daysAgo = (days: number) => {
  const noon = new Date(`${lisbonDay.format(new Date())}T12:00:00Z`).getTime();
  return new Date(Math.min(Date.now(), noon - days * dayMs));
};
/** Returns the last of the ten days in Lisbon's calendar, DD-MM-YYYY. */
const lastDay = (days: number) => {
  const [year, month, date] = lisbonDay.format(daysAgo(days)).split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 10));
  return last.toISOString().slice(0, 10).split('-').reverse().join('-');
};

const texts = [
  [0, `Faltam 10 dias para ativar (até ${lastDay(0)})`],
  [8, `Faltam 2 dias para ativar (até ${lastDay(8)})`],
  [9, `Falta 1 dia para ativar (até ${lastDay(9)})`],
  [10, 'Termina hoje o prazo para ativar'],
  [11, 'Prazo excedido há 1 dia'],
  [30, 'Prazo excedido há 20 dias'],
] as const;
const prepare = async (days: number, overrides: Parameters<typeof makeApplication>[1] = {}) => {
  const operator = await makeOperator(server().db);
  const application = await makeApplication(server().db, {
    providerId: operator.parentId ?? undefined,
    statusId: status.eligible,
    statusDate: daysAgo(days),
    eligibilityNotificationSentDate: daysAgo(days),
    ...overrides,
  });
  return { operator, application };
};

describe('9 the deadline for activating', () => {
  it.each(texts)('notified %i days ago reads "%s" in the list', async (days, text) => {
    const { operator } = await prepare(days);
    await renderApp('/applicationManagement', { server: server(), as: operator.username });
    expect(await within(await table()).findByText(text)).toBeVisible();
    expect(within(await table()).getByText('Elegível')).toBeVisible();
  });

  it('is shown in the detail too', async () => {
    const { operator, application } = await prepare(8);
    await renderApp(`/applicationManagement/${application.id}/details`, {
      server: server(),
      as: operator.username,
    });
    expect(await within(await findCard('Estado')).findByText(/^Faltam 2 dias para ativar/)).toBeVisible();
  });

  it.each([
    ['provider', 'O que fazer: Ative a tarifa e comunique-o em «TSI Ativa», com o motivo do atraso.'],
    ['regulator', 'O prestador ainda não comunicou a ativação. Ainda o pode fazer, com o motivo do atraso.'],
  ])('once over, is one red note to the %s too, without a word about the ten days', async (side, advice) => {
    const { operator, application } = await prepare(59);
    const listPath = side === 'provider' ? '/applicationManagement' : '/applications';
    await renderApp(`${listPath}/${application.id}/details`, {
      server: server(),
      as: side === 'provider' ? operator.username : 'admin@tsi.example.pt',
    });
    const card = await findCard('Estado');
    expect(await within(card).findAllByText('Prazo excedido há 49 dias')).toHaveLength(1);
    expect(card).toHaveTextContent(advice);
    expect(card).not.toHaveTextContent('10 dias');
  });

  it('still ahead, is told to the regulator as the days that the provider has', async () => {
    const { application } = await prepare(8);
    await renderApp(`/applications/${application.id}/details`, {
      server: server(),
      as: 'admin@tsi.example.pt',
    });
    const card = await findCard('Estado');
    expect(await within(card).findByText(/^O prestador tem 10 dias/)).toBeVisible();
    expect(card).not.toHaveTextContent('O que fazer');
    expect(card).not.toHaveTextContent('excedido');
  });

  it("is not shown on the regulator's side", async () => {
    const { application } = await prepare(8);
    await renderApp(`/applications/${application.id}/details`, {
      server: server(),
      as: 'admin@tsi.example.pt',
    });
    await within(await findCard('Estado')).findByText('Elegível');
    expect(screen.queryByText(/^Faltam/)).not.toBeInTheDocument();
  });

  const now = new Date('2026-07-10T12:00:00Z');
  const notifiedOn = '2026-07-01T10:00:00Z';
  it.each([
    ['another status', { statusId: status.active, notifiedOn, isOwnRequest: true }],
    ['no notification', { statusId: status.eligible, notifiedOn: null, isOwnRequest: true }],
    ['a recheck', { statusId: status.eligible, notifiedOn, isOwnRequest: false }],
  ])('does not apply to %s', (_, request) => {
    expect(deadlineOf(request, now)).toBeUndefined();
  });
});
