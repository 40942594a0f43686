import { screen, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';

export const path = '/applicationAnnualMaintenance';
export const section = (name: string) => screen.findByRole('region', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const table = () => screen.findByRole('table', { name: 'Pedidos de manutenção' });

/** Returns the rows of the table, without its headings. */
export const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

interface Stage {
  server: TestServer;
  providerId: number;
  operator: string;
  administrator: string;
}

/**
 * Starts a server with an operator and an administrator; by default with a current period and
 * a notification e-mail.
 */
export const stage = async (
  options: {
    period?: { from: number; to: number } | null;
    email?: string | null;
    operatorRights?: string[];
    administratorRights?: string[];
  } = {},
): Promise<Stage> => {
  const { period = { from: -1, to: 1 }, email = 'manutencao@prestador.example.pt' } = options;
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  await seedReferenceData(server.db);
  const operator = await makeOperator(server.db, {
    ...(options.operatorRights && { permissions: options.operatorRights }),
  });
  const administrator = await makeAdministrator(server.db, {
    ...(options.administratorRights && { permissions: options.administratorRights }),
  });
  const providerId = operator.parentId ?? 0;
  if (period) await makePeriod(server.db, new Date(), period);
  if (email) await makeNotificationEmail(server.db, providerId, email);
  return { server, providerId, operator: operator.username, administrator: administrator.username };
};

export const openAsProvider = ({ server, operator }: Stage) => renderApp(path, { as: operator, server });
export const openAsRegulator = ({ server, administrator }: Stage) =>
  renderApp(path, { as: administrator, server });
