import { screen } from '@testing-library/react';
import { type DataProvider, testDataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { openResource } from './openResource';

const things = defineRecordResource({
  name: 'things',
  path: '/things',
  position: 1,
  fields: [
    {
      source: 'ownerId',
      label: 'Dono',
      kind: 'lookup',
      lookup: { resource: 'owners', text: 'name', namesOnly: true },
      required: true,
    },
  ],
  search: ['ownerId'],
  columns: ['ownerId'],
});

const owners = [
  { id: 1, name: 'Primeiro' },
  { id: 2, name: 'Segundo' },
];

/** A data provider of one thing, and of owners that only `things` tells of; the third is not offered any more. */
const thingsWith = (offered: readonly object[]) => {
  const saved = vi.fn();
  const data: Partial<DataProvider> = {
    getList: async (resource) =>
      ({
        things: { data: [{ id: 7, ownerId: 3 }] as never[], total: 1 },
        'things/choices/ownerId': { data: offered as never[], total: offered.length },
      })[resource] ?? Promise.reject(new Error(`nobody may list ${resource}`)),
    getMany: async (resource, { ids }) => {
      if (resource !== 'things/choices/ownerId') throw new Error(`nobody may read ${resource}`);
      return { data: [...owners, { id: 3, name: 'Antigo' }].filter(({ id }) => ids.includes(id)) as never[] };
    },
    getOne: async () => ({ data: { id: 7, ownerId: 3 } as never }),
    create: async (_, { data: values }) => {
      saved(values);
      return { data: { id: 8, ...values } as never };
    },
    update: async (_, { data: values }) => {
      saved(values);
      return { data: values as never };
    },
  };
  return { data: { ...testDataProvider(), ...data }, saved };
};

it('a lookup with namesOnly asks its own resource for what it shows and offers', async () => {
  const user = openResource('/things', things, thingsWith(owners));
  expect(await screen.findByRole('cell', { name: 'Antigo' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Dono' }));
  await user.click(await screen.findByRole('option', { name: 'Segundo' }));
  expect(screen.getByRole('combobox', { name: 'Dono' })).toHaveTextContent('Segundo');
});

it('a form keeps what a record refers to, even if it is not offered any more', async () => {
  const { data, saved } = thingsWith(owners);
  const user = openResource('/things/7/edit', things, { data });
  expect(await screen.findByText('Antigo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ ownerId: 3 }));
});

it('a form of a new record makes the only choice there is, and no other', async () => {
  const one = thingsWith(owners.slice(0, 1));
  const user = openResource('/things/create', things, { data: one.data });
  expect(await screen.findByText('Primeiro')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  expect(one.saved).toHaveBeenCalledWith({ ownerId: 1 });
});

it('a form of a new record leaves it open which of several', async () => {
  const several = thingsWith(owners);
  const user = openResource('/things/create', things, { data: several.data });
  await user.click(await screen.findByRole('button', { name: 'Gravar' }));
  expect(await screen.findByText('Há 1 campo por corrigir')).toBeVisible();
  expect(several.saved).not.toHaveBeenCalled();
});
