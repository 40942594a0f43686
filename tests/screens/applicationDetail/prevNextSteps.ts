import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { makeApplication, makeProvider } from '../../support/builders';
import { callsEnded } from '../../support/callsEnded';
import { renderApp } from '../../support/renderApp';
import type { TestServer } from '../../support/testServer';

let lists = 0;

/**
 * Opens the regulator's list with `count` requests awaiting a decision, newest first; `ids` has
 * their ids in that order.
 */
export const openList = async (server: TestServer, count: number) => {
  lists += 1;
  const providerEmail = `percurso${lists}@prestador.example.pt`;
  const { id: providerId } = await makeProvider(server.db);
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const createdOn = new Date(Date.now() - (count - made) * 60_000);
    const values = { providerId, providerEmail, statusId: status.awaitsRegulator, createdOn };
    ids.unshift((await makeApplication(server.db, values)).id);
  }
  const app = await renderApp('/applications', { server, as: 'admin@tsi.example.pt' });
  const { user } = app;
  await screen.findByRole('table');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail do prestador' }), providerEmail);
  await user.click(screen.getByRole('combobox', { name: 'Estado do pedido' }));
  await user.click(await screen.findByRole('option', { name: 'Aguarda regulador' }));
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await screen.findByText(new RegExp(`de ${count} resultados?$`));
  return { ...app, ids, providerEmail };
};

/** Opens the detail of a row of the list. */
export const openRow = async (user: UserEvent, position: number) => {
  const link = screen.getAllByRole('link', { name: 'Detalhe' })[position];
  if (link) await user.click(link);
  return screen.findByRole('navigation', { name: 'Pedidos da lista' });
};

/** Waits until a request and its position are shown and no call is in flight. */
export const at = async (
  id: number | undefined,
  place: string,
  last: RegExp | string = 'Não existem reverificações para este pedido',
) => {
  expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
  const bar = screen.getByRole('navigation', { name: 'Pedidos da lista' });
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(place));
  await screen.findAllByText(last);
  await callsEnded();
};

/** Returns the stored status of a request. */
export const storedStatus = async (server: TestServer, id: number | undefined) =>
  (
    await server.db
      .select()
      .from(applications)
      .where(eq(applications.id, id ?? 0))
  )[0]?.statusId;
