import { screen, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { makeAdministrator, makeApplication, makeProvider } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';
import { tableTexts } from '../applications/listScreen';

export const searchPath = '/api/Application/search-backoffice';
export const countPath = '/api/Application/get-queue-counts';
const day = 24 * 60 * 60 * 1000;
const { awaitsRegulator, conflicting } = applicationStatus;

/** Opens the regulator's list with two requests to decide, of two providers, and one in conflict. */
export const open = async (path = '/applications') => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  await seedReferenceData(server.db);
  const { username } = await makeAdministrator(server.db);
  const [one, other] = [await makeProvider(server.db), await makeProvider(server.db)];
  const make = (providerId: number, statusId: number, days: number, fullName: string) =>
    makeApplication(server.db, {
      providerId,
      statusId,
      fullName,
      // Created in the opposite order, so that the list of all requests is sorted differently from the queue.
      createdOn: new Date(Date.now() - (60 - days) * day),
      statusDate: new Date(Date.now() - days * day),
    });
  await make(one.id, awaitsRegulator, 2, 'Quem espera pouco');
  const longest = await make(other.id, awaitsRegulator, 9, 'Quem espera mais');
  await make(one.id, conflicting, 5, 'Quem está em conflito');
  return { longest, other, ...(await renderApp(path, { as: username, server })) };
};

export const bar = () => screen.findByRole('navigation', { name: 'Filas' });
export const queue = (name: string) => screen.findByRole('link', { name });
export const inUse = () => within(screen.getByRole('list', { name: 'Filtros em uso' }));
/** Returns each row's full name and waiting days. */
export const found = async () => (await tableTexts()).results.map((row) => [row[2], row[9]]);
export const shownSearch = () => window.location.search;
