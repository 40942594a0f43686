import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SentRequest } from '../../support/sentRequest';

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const email = () => screen.getByRole('textbox', { name: 'E-mail' });
export const combobox = (name: string) => screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const checkbox = (name: string) => screen.getByRole('checkbox', { name });
export const grid = () => screen.findByRole('table', { name: 'Acessos' });

export const choose = async (user: UserEvent, select: string, option: string) => {
  await user.click(combobox(select));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Returns the last body sent to a path; undefined when none was. */
export const sentTo = (requests: readonly SentRequest[], path: string) =>
  requests.filter((request) => request.path === path).at(-1)?.body;

/** Returns the texts of the heading row and of each result of a table. */
export const tableTexts = async (name: string) => {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
};
