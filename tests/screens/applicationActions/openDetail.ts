import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import type { TestServer } from '../../support/testServer';

type Application = NonNullable<Parameters<typeof makeApplication>[1]>;
type History = NonNullable<Parameters<typeof makeApplication>[2]>;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the moment this many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** Returns a moment's day in Lisbon as typed in the dialogs, DD/MM/YYYY. */
export const typedDay = (moment: Date): string =>
  moment.toLocaleDateString('pt-PT', {
    timeZone: 'Europe/Lisbon',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

/** Returns the day in Lisbon, DD/MM/YYYY, of a moment that was sent. */
export const lisbonDay = (sent: unknown): string => typedDay(new Date(String(sent)));

/** Makes an application of a new operator in a status, and opens its detail page. */
export const openDetail = async (
  server: TestServer,
  statusId: number,
  { application = {}, history = {} }: { application?: Application; history?: History } = {},
) => {
  const operator = await makeOperator(server.db);
  const made = await makeApplication(
    server.db,
    { providerId: operator.parentId ?? undefined, statusId, ...application },
    history,
  );
  const isDecision = statusId === applicationStatus.awaitsRegulator;
  const path = isDecision ? '/applications' : '/applicationManagement';
  const as = isDecision ? 'admin@tsi.example.pt' : operator.username;
  const app = await renderApp(`${path}/${made.id}/details`, { server, as });
  await screen.findByRole('region', { name: 'Ações' });
  return { ...app, id: made.id };
};

/** Presses an action's button and returns its dialog. */
export const openDialog = async (user: UserEvent, button: string, name: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name });
  return { dialog, ...within(dialog) };
};

export const confirm = async (user: UserEvent, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));

/** Chooses an option of a select in a dialog. */
export const choose = async (user: UserEvent, dialog: HTMLElement, name: string, option: string) => {
  await user.click(within(dialog).getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

export const dialogsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits until the status card shows a text; the card rerenders while the request is reloaded. */
export const statusCardSays = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('region', { name: 'Estado' })).getByText(text)).toBeVisible());
