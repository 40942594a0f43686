import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { openResource } from './openResource';

const things = defineRecordResource({
  name: 'things',
  path: '/things',
  position: 1,
  search: [],
  columns: ['name'],
  fields: [
    { source: 'name', label: 'Nome', kind: 'text', maxLength: 50, required: true },
    {
      source: 'state',
      label: 'Estado',
      kind: 'choice',
      choices: { open: 'Aberta', closed: 'Fechada' },
      readOnly: true,
    },
  ],
  states: { field: 'state' },
  actions: {
    close: {
      labelText: 'Fechar',
      doneText: 'Fechada com sucesso.',
      move: { from: ['open'] },
      reason: { labelText: 'Motivo', maxLength: 20, required: true },
    },
    reopen: { labelText: 'Reabrir', doneText: 'Reaberta.', move: { from: ['closed'] } },
    remind: {
      labelText: 'Lembrar',
      doneText: 'Lembrado.',
      reason: { labelText: 'Nota', maxLength: 20 },
    },
  },
});

/** Opens a thing that is open, at a server that does with it what is asked. */
const openThing = (allowed: readonly string[], options: { path?: string; failure?: HttpError } = {}) => {
  const { path = '/things/7/details', failure } = options;
  const record = { id: 7, name: 'Sete', state: 'open', version: 'v1' };
  const asked = vi.fn();
  const user = openResource(path, things, {
    allowed,
    data: {
      getOne: async () => ({ data: { ...record } as never }),
      create: async (resource, { data }) => {
        asked(resource, data);
        if (failure) throw failure;
        record.state = resource.endsWith('close') ? 'closed' : 'open';
        return { data: { ...record } as never };
      },
    },
  });
  return { user, asked, record };
};
const everything = ['list', 'show', 'edit', 'close', 'reopen', 'remind'];
const button = (name: string) => screen.findByRole('button', { name });

describe('the actions of a record', () => {
  it('are named for the rights', () => expect(things.actions).toEqual(['edit', 'close', 'reopen', 'remind']));

  it('are buttons where state and rights allow it, and no others', async () => {
    openThing(['show', 'close', 'reopen']);
    await button('Fechar');
    expect(screen.queryByRole('button', { name: 'Reabrir' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lembrar' })).not.toBeInTheDocument();
  });

  it('are not on the page that changes the record', async () => {
    openThing(everything, { path: '/things/7/edit' });
    await button('Gravar');
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  });

  it('ask for the reason, and once done show the record as it is now', async () => {
    const { user, asked } = openThing(everything);
    await user.click(await button('Fechar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fechar' }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await dialog.findByText('Campo obrigatório.')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Tratada');
    await user.dblClick(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Fechada')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith('things/7/actions/close', { reason: 'Tratada', version: 'v1' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await user.click(await button('Reabrir'));
    await screen.findByRole('dialog', { name: 'Confirma a ação «Reabrir»?' });
    await user.click(await button('Sim'));
    await button('Fechar');
    expect(asked).toHaveBeenLastCalledWith('things/7/actions/reopen', { version: 'v1' });
  });

  it('need no reason where none is required, and can be repeated', async () => {
    const { user, asked } = openThing(everything);
    for (const times of [1, 2]) {
      await user.click(await button('Lembrar'));
      await user.click(await button('Confirmar'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(asked).toHaveBeenCalledTimes(times);
    }
  });

  it('that come too late show what the record has become', async () => {
    const { user, record } = openThing(everything, { failure: new HttpError('Já não é possível.', 409) });
    await user.click(await button('Fechar'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Tratada');
    record.state = 'closed';
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await button('Reabrir');
  });
});
