import { screen, within } from '@testing-library/react';
import type { SentRequest } from '../../support/sentRequest';

export const table = () => screen.findByRole('table', { name: 'Pedidos de Elegibilidade' });
export const textbox = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Returns the labels of the search form, in order; its fields appear after the first rows. */
export const filterLabels = async () => {
  const form = await screen.findByRole('region', { name: 'Pesquisa' });
  await within(form).findByRole('button', { name: 'Pesquisar' });
  return [...form.querySelectorAll('.ui-field-box > :is(label, .ui-field-label)')].map(
    (label) => label.textContent,
  );
};

/** Returns the texts of the heading row and of each result, names without the request's number beside them. */
export const tableTexts = async () => {
  const rows = within(await table()).getAllByRole('row');
  const [headings = [], ...results] = rows.map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/ n.º \d+$/, '')),
  );
  return { headings, results };
};

/** Returns the bodies of the searches that were sent to a path. */
export const searches = (requests: readonly SentRequest[], path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body);
