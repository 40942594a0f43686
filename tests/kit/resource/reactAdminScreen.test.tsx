import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { DataTable, DeleteButton, Edit, List, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../../src/kit/resource/defineResource';
import { reactAdminScreen } from '../../../src/kit/resource/reactAdminScreen';
import { openResource } from '../record/openResource';

/** Screens written as react-admin's documentation shows them. */
const ThingList = () => (
  <List title="Coisas">
    <DataTable rowClick={false}>
      <DataTable.Col source="name" label="Nome" />
    </DataTable>
  </List>
);
const ThingEdit = () => (
  <Edit title="Coisa 7" id={7} redirect={false}>
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable />
          <DeleteButton redirect={false} />
        </Toolbar>
      }
    >
      <TextInput source="name" label="Nome" />
    </SimpleForm>
  </Edit>
);
/** A copied screen may use undoable mode, in which nothing is sent while the change can still be undone. */
const UndoableEdit = () => (
  <Edit title="Coisa 7" id={7} redirect={false} mutationMode="undoable">
    <SimpleForm>
      <TextInput source="name" label="Nome" />
    </SimpleForm>
  </Edit>
);

const things = defineResource({
  name: 'things',
  menu: [],
  screens: [
    { path: '/things/list', action: 'list', load: reactAdminScreen(async () => ThingList) },
    { path: '/things/edit', action: 'edit', load: reactAdminScreen(async () => ThingEdit) },
    { path: '/things/undoable', action: 'edit', load: reactAdminScreen(async () => UndoableEdit) },
  ],
});

const open = (path: string, data: Partial<DataProvider> = {}) =>
  openResource(path, things, {
    allowed: ['list', 'edit', 'delete'],
    data: {
      getList: async () => ({ data: [{ id: 7, name: 'Sete' }] as never[], total: 1 }),
      getOne: async () => ({ data: { id: 7, name: 'Sete' } as never }),
      ...data,
    },
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe("a screen of react-admin's own components", () => {
  it('has its title as the heading of the page and of the document, and its rows in a table', async () => {
    open('/things/list');
    expect(await title('Coisas')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Coisas · Produto'));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Nome' })).toBeVisible();
    expect(await table.findByRole('cell', { name: 'Sete' })).toBeVisible();
  });

  it('speaks Portuguese', async () => {
    open('/things/list');
    expect(await screen.findByText('1-1 de 1 resultados')).toBeVisible();
    expect(screen.queryByText(/^ra\.|rows per page/i)).not.toBeInTheDocument();
  });

  it('saves at once, and tells the success as a toast', async () => {
    const update = vi.fn(async () => ({ data: { id: 7, name: 'Oito' } as never }));
    const user = open('/things/edit', { update });
    const textbox = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(textbox).toHaveValue('Sete'));
    await user.clear(textbox);
    await user.type(textbox, 'Oito');
    await user.click(screen.getByRole('button', { name: 'Gravar' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(update).toHaveBeenCalledTimes(1);
    expect(await title('Coisa 7')).toBeVisible();
  });

  it('deletes nothing without asking', async () => {
    const remove = vi.fn(async () => ({ data: { id: 7 } as never }));
    const user = open('/things/edit', { delete: remove });
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(remove).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });

  it('sends at once what could be undone elsewhere: nothing waits unsent', async () => {
    const update = vi.fn(async () => ({ data: { id: 7, name: 'Oito' } as never }));
    const user = open('/things/undoable', { update });
    await screen.findByDisplayValue('Sete');
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), '!');
    await user.click(screen.getByRole('button', { name: 'Gravar' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });
});
