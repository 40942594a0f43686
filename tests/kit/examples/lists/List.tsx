import { List } from '../../../../src/kit/search/List';
import { defineList } from '../../../../src/kit/search/ListDefinition';
import type { Play } from '../stage/ExampleModule';
import type { Complaint } from '../stage/records';

const states = { open: 'Aberta', closed: 'Fechada' };

const list = defineList<Complaint>({
  path: '/complaints',
  title: 'resources.complaints.list.title',
  tableTitle: 'resources.complaints.list.title',
  searchAction: 'list',
  search: [
    { source: 'name', label: 'Assunto' },
    { source: 'state', label: 'Estado', kind: 'choice', choices: states },
  ],
  columns: [
    { source: 'name', sortable: true },
    { source: 'receivedOn', kind: 'date', sortable: true },
    { source: 'state', kind: 'choice', choices: states },
    { source: 'provider', kind: 'lookup', lookup: { resource: 'providers', text: 'name' } },
  ],
});

/** A declared list on a screen of your own: search, results, pages, order. */
export const Example = () => <List definition={list} />;

export const play: Play = async ({ screen, user, expect }) => {
  expect(await screen.findByText('1-10 de 23 resultados')).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: 'Estado' }));
  await user.click(await screen.findByRole('option', { name: 'Fechada' }));
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(await screen.findByText('1-8 de 8 resultados')).toBeVisible();
};
