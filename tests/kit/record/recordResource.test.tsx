import { screen, waitFor } from '@testing-library/react';
import { type DataProvider, HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { openResource } from './openResource';

/** Declares a resource of plain things that have nothing to do with the tariff. */
const things = (details?: false) =>
  defineRecordResource({
    name: 'things',
    path: '/store/things',
    position: 1,
    search: [],
    columns: ['name', 'madeOn'],
    fields: [{ source: 'name', label: 'Nome', kind: 'text', maxLength: 50, required: true }],
    details,
  });

const deletable = (details?: false) =>
  defineRecordResource({
    name: 'things',
    path: '/store/things',
    position: 1,
    search: [],
    columns: ['name'],
    fields: [{ source: 'name', label: 'Nome', kind: 'text', maxLength: 50, required: true }],
    details,
    access: { delete: true },
  });

const open = (
  path: string,
  options: { details?: false; allowed?: string[]; data?: Partial<DataProvider> } = {},
) =>
  openResource(path, things(options.details), {
    allowed: options.allowed,
    data: {
      getList: async () => ({ data: [{ id: 7, name: 'Sete' }] as never[], total: 1 }),
      getOne: async () => ({ data: { id: 7, name: 'Sete' } as never }),
      ...options.data,
    },
  });
const at = (path: string) => screen.findByText(`at ${path}`);
const textbox = () => screen.findByRole('textbox', { name: 'Nome' });
const save = () => screen.getByRole('button', { name: 'Gravar' });

describe('a declared resource of records', () => {
  it('names the texts and actions that it needs', () => {
    const { texts = [], screens, menu, actions } = things();
    expect(texts).toEqual(
      expect.arrayContaining([
        'resources.things.list.title',
        'resources.things.list.row',
        'resources.things.record.notLoaded',
        'resources.things.fields.madeOn',
      ]),
    );
    expect(screens.map(({ path, action }) => [path, action])).toEqual([
      ['/store/things', 'list'],
      ['/store/things/create', 'create'],
      ['/store/things/:id/edit', 'edit'],
      ['/store/things/:id/details', 'show'],
    ]);
    expect(menu).toMatchObject([{ to: '/store/things', action: 'list', position: 1 }]);
    expect(actions).toEqual(['edit']);
    expect(things(false).screens).toHaveLength(3);
  });

  it('has its records deleted where its rows of rights say so, on the edit page where there is no other', async () => {
    const resource = deletable(false);
    expect(resource.actions).toEqual(['edit', 'delete']);
    expect(resource.texts).toContain('resources.things.record.confirmDelete');
    const remove = vi.fn(async () => ({ data: { id: 7 } as never }));
    const user = openResource('/store/things/7/edit', resource, {
      allowed: ['list', 'edit', 'delete'],
      data: {
        getList: async () => ({ data: [], total: 0 }),
        getOne: async () => ({ data: { id: 7, name: 'Sete' } as never }),
        delete: remove,
      },
    });
    await user.type(await textbox(), ' e meio');
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    // The typed changes are deleted with the record, so no dialog asks about leaving the form.
    await user.dblClick(await screen.findByRole('button', { name: 'Sim' }));
    await at('/store/things');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('that somebody else has deleted meanwhile is told of, and left for the list', async () => {
    const remove = vi.fn(async () => {
      throw new HttpError('O registo não foi encontrado.', 404);
    });
    const user = openResource('/store/things/7/details', deletable(), {
      allowed: ['list', 'show', 'delete'],
      data: {
        getList: async () => ({ data: [], total: 0 }),
        getOne: async () => ({ data: { id: 7, name: 'Sete' } as never }),
        delete: remove,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await user.click(await screen.findByRole('button', { name: 'Sim' }));
    await at('/store/things');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('leads from a row to the details, and without those to the edit page', async () => {
    open('/store/things');
    expect(await screen.findByRole('link', { name: /list\.row/ })).toHaveAttribute(
      'href',
      '/store/things/7/details',
    );
  });

  it('creates a record and shows it', async () => {
    const create = vi.fn(async () => ({ data: { id: 8, name: 'Oito' } as never }));
    const user = open('/store/things/create', { data: { create } });
    await user.type(await textbox(), 'Oito');
    await user.click(save());
    await at('/store/things/8/details');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('saves once, however often the button is pressed meanwhile', async () => {
    const create = vi.fn(() => new Promise<never>(() => {}));
    const user = open('/store/things/create', { data: { create } });
    await user.type(await textbox(), 'Nove{Enter}{Enter}');
    await user.click(save()).catch(() => {});
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('says at its field that a chosen file can not be read any more, and can be sent again', async () => {
    const resource = defineRecordResource({
      name: 'things',
      path: '/store/things',
      position: 1,
      search: [],
      columns: ['name'],
      fields: [
        { source: 'name', label: 'Nome', kind: 'text', maxLength: 50, required: true },
        { source: 'plan', label: 'Planta', kind: 'file', accept: '.pdf', maxBytes: 1000 },
      ],
    });
    const create = vi.fn(async () => ({ data: { id: 8, name: 'Oito' } as never }));
    const user = openResource('/store/things/create', resource, { data: { create } });
    await user.type(await textbox(), 'Oito');
    await user.upload(await screen.findByLabelText('Planta'), new File(['%PDF'], 'a.pdf'));
    await screen.findByRole('button', { name: 'Remover a.pdf' });
    const readAsDataUrl = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
      this: FileReader,
    ) {
      setTimeout(() => this.dispatchEvent(new ProgressEvent('error')), 20);
    });
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Planta')).toHaveAccessibleDescription(
        /Não foi possível ler o ficheiro\. Escolha-o novamente\./,
      ),
    );
    expect(create).not.toHaveBeenCalled();
    readAsDataUrl.mockRestore();
    await user.upload(screen.getByLabelText('Planta'), new File(['%PDF'], 'b.pdf'));
    await screen.findByRole('button', { name: 'Remover b.pdf' });
    await user.click(save());
    await at('/store/things/8/details');
  });

  it('after a failed save can be sent again, whatever the server answered', async () => {
    const body = { errors: [{ errors: ['Não'] }] };
    const update = vi.fn(async () => {
      throw new HttpError('Não', 400, body);
    });
    const user = open('/store/things/7/edit', { data: { update } });
    await waitFor(async () => expect(await textbox()).toHaveValue('Sete'));
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  });

  it('without details, saving leads to the list', async () => {
    const update = vi.fn(async () => ({ data: { id: 7, name: 'Sete' } as never }));
    const user = open('/store/things/7/edit', { details: false, data: { update } });
    await textbox();
    await user.click(save());
    await at('/store/things');
  });

  it('disables every input when viewing, and has no way to edit without the right', async () => {
    open('/store/things/7/details', { allowed: ['show'] });
    expect(await textbox()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Gravar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  });

  it('goes to the list when a record that was opened directly can not be loaded', async () => {
    const getOne = async () => {
      throw new HttpError('', 404);
    };
    open('/store/things/7/details', { data: { getOne } });
    await at('/store/things');
  });
});
