import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { openResource } from './openResource';

const things = defineRecordResource({
  name: 'things',
  path: '/things',
  position: 1,
  search: [],
  columns: ['name'],
  fields: [
    { source: 'name', label: 'Nome', maxLength: 50, required: true },
    { source: 'madeOn', label: 'Feito em', kind: 'date' },
    { source: 'colour', label: 'Cor', kind: 'choice', choices: { red: 'Vermelho', blue: 'Azul' } },
    {
      source: 'makerId',
      label: 'Autor',
      kind: 'lookup',
      lookup: { resource: 'makers', text: 'name' },
      ownText: 'maker',
    },
    { source: 'plan', label: 'Planta', kind: 'file', maxBytes: 1000, accept: '.pdf' },
    { source: 'weighed', label: 'Pesado', kind: 'moment', readOnly: true },
  ],
  history: { loadFields: async () => [{ source: 'weight', label: 'Peso', kind: 'number' }] },
});

const thing = {
  id: 7,
  name: 'Sete',
  madeOn: null,
  colour: 'blue',
  makerId: 2,
  maker: 'Rui',
  plan: { filename: 'nova.pdf' },
  weight: 4,
  weighed: null,
};
const changes = [
  { field: 'name', before: 'Seis', after: 'Sete' },
  { field: 'madeOn', before: '2026-01-31', after: null },
  { field: 'colour', before: 'red', after: 'blue' },
  { field: 'makerId', before: 9, after: 2 },
  { field: 'plan', before: { filename: 'velha.pdf' }, after: { filename: 'nova.pdf' } },
  { field: 'weight', before: 3, after: 4 },
  { field: 'elsewhere', before: 1, after: 2 },
];
const { id: _, maker: __, ...values } = thing;
const before = Object.fromEntries(changes.map((change) => [change.field, change.before]));
const versions = [
  { id: 2, changedOn: '2026-03-02T10:00:00Z', action: 'update', username: 'ana@example.pt', changes, values },
  { id: 1, changedOn: '2026-03-01T10:00:00Z', action: 'found', username: null, changes: [], values: before },
];
const makers = [{ id: 2, name: 'Rui' }];

const open = (update = vi.fn(async (_: string, { data }: { data: unknown }) => ({ data }) as never)) => {
  const getList = vi.fn(async (resource: string) => ({
    data: (resource === 'things/7/history' ? versions : makers) as never[],
    total: 2,
  }));
  const user = openResource('/things/7/details', things, {
    data: {
      getOne: async () => ({ data: thing as never }),
      getMany: async () => ({ data: makers as never[] }),
      getList,
      update,
    },
  });
  return { user, getList, update };
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('the history of a record lists the versions that any data provider has below the record, each kind of field in its own words', async () => {
  const { user, getList } = open();
  await user.click(await screen.findByRole('button', { name: 'Mostrar histórico' }));
  const table = await screen.findByRole('table', { name: /^Alterações de 02-03-2026/ });
  await waitFor(() =>
    expect(rowsOf(table)).toEqual([
      ['Nome', 'Seis', 'Sete'],
      ['Feito em', '31-01-2026', 'vazio'],
      ['Cor', 'Vermelho', 'Azul'],
      // Whoever is gone has only a number.
      ['Autor', '9', 'Rui'],
      ['Planta', 'velha.pdf', 'nova.pdf'],
      ['Peso', '3', '4'],
    ]),
  );
  expect(getList).toHaveBeenCalledWith(
    'things/7/history',
    expect.objectContaining({ pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' } }),
  );
});

it('the history of a record brings back what a version holds, but for files, which the question says', async () => {
  const { user, update } = open();
  await user.click(await screen.findByRole('button', { name: 'Mostrar histórico' }));
  await user.click(await screen.findByRole('button', { name: 'Repor esta versão' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repor a versão de 01-03-2026 10:00?' });
  expect(within(dialog).getByText(/^Os ficheiros não são repostos/)).toBeVisible();
  expect(rowsOf(within(dialog).getByRole('table')).map(([field]) => field)).toEqual([
    'Nome',
    'Feito em',
    'Cor',
    'Autor',
    'Peso',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(update).toHaveBeenCalledWith(
    'things',
    expect.objectContaining({
      id: 7,
      data: expect.objectContaining({ name: 'Seis', makerId: 9, weight: 3, plan: { filename: 'nova.pdf' } }),
    }),
  );
});

it('the history of a record names the field of a value that the server refuses today, and keeps the question open', async () => {
  const update = vi.fn(async () =>
    Promise.reject(new HttpError('', 400, { errors: { name: 'Já não se usa.' } })),
  );
  const { user } = open(update as never);
  await user.click(await screen.findByRole('button', { name: 'Mostrar histórico' }));
  await user.click(await screen.findByRole('button', { name: 'Repor esta versão' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nome: Já não se usa.');
});
