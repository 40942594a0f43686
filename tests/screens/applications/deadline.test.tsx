import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { deadlineOf } from '../../../src/blocks/applicationStatus/deadline';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from '../applicationDetail/detailScreen';
import { table } from './listScreen';

const server = sharedServer();

const texts = [
  [0, 'Faltam 10 dias'],
  [8, 'Faltam 2 dias'],
  [9, 'Falta 1 dia'],
  [10, 'Termina hoje'],
  [11, 'Prazo excedido há 1 dia'],
  [30, 'Prazo excedido há 20 dias'],
] as const;
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

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

  it('stands in the detail too', async () => {
    const { operator, application } = await prepare(8);
    await renderApp(`/applicationManagement/${application.id}/details`, {
      server: server(),
      as: operator.username,
    });
    expect(await within(await findCard('Estado')).findByText('Faltam 2 dias')).toBeVisible();
  });

  it("is not told on the regulator's side", async () => {
    const { application } = await prepare(8);
    await renderApp(`/applications/${application.id}/details`, {
      server: server(),
      as: 'admin@tsi.example.pt',
    });
    await within(await findCard('Estado')).findByText('Elegível');
    expect(screen.queryByText('Faltam 2 dias')).not.toBeInTheDocument();
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
