import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  ListContextProvider,
  ResourceContextProvider,
  testDataProvider,
  useList,
  useNotify,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import * as reactAdmin from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { SimpleForm } from '../../../src/kit/form/SimpleForm';
import { SaveButton, Toolbar } from '../../../src/kit/form/Toolbar';
import { BooleanInput } from '../../../src/kit/inputs/BooleanInput';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import { DateTimeInput } from '../../../src/kit/inputs/DateTimeInput';
import { NumberInput } from '../../../src/kit/inputs/NumberInput';
import { NullableBooleanInput, SelectInput } from '../../../src/kit/inputs/SelectInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { GuardedNavigation } from '../../../src/kit/leaving/GuardedNavigation';
import { Notification } from '../../../src/kit/notifications/Notification';
import { Pagination } from '../../../src/kit/pagination/Pagination';
import { DataTable } from '../../../src/kit/table/DataTable';
import { MaterialTheme } from '../../../src/ui/material/MaterialTheme';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';
import { Labeled } from '../../../src/ui/values/Labeled';
import { pressSave } from './openScreens';

const ofKit = {
  BooleanInput,
  Confirm,
  DataTable,
  DateInput,
  DateTimeInput,
  Labeled,
  NullableBooleanInput,
  NumberInput,
  Pagination,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
};
type Components = typeof ofKit;
const houses: readonly (readonly [string, Components])[] = [
  ['the kit', ofKit],
  // What each screen below passes is what both take; their types differ in what it does not pass.
  ['react-admin', reactAdmin as unknown as Components],
];

const Name = () => <span>Ana</span>;

const open = (children: ReactNode) => {
  render(
    <MemoryRouter>
      <GuardedNavigation isFree={() => true}>
        <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
          <MaterialTheme>
            <ResourceContextProvider value="posts">{children}</ResourceContextProvider>
            <Notification />
            <LatestToast />
          </MaterialTheme>
        </CoreAdminContext>
      </GuardedNavigation>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
};

describe.each(houses)('the same words and props, drawn by %s', (_, components) => {
  const { SimpleForm, TextInput, NumberInput, SelectInput, BooleanInput, Toolbar, SaveButton } = components;

  it('a form of inputs hands over what was typed', async () => {
    const save = vi.fn();
    const user = open(
      <SimpleForm
        defaultValues={{ title: '', body: 'Olá', views: null, category: null, isPublic: true }}
        onSubmit={save}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TextInput source="title" label="Título" validate={reactAdmin.required()} />
        <TextInput source="body" label="Corpo" multiline maxLength={20} />
        <TextInput source="email" label="E-mail" type="email" />
        <NumberInput source="views" label="Vistas" />
        <SelectInput
          source="category"
          label="Categoria"
          choices={[
            { id: 'news', name: 'Notícias' },
            { id: 'help', name: 'Ajuda' },
          ]}
        />
        <BooleanInput source="isPublic" label="Público" />
      </SimpleForm>,
    );
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.pt');
    await pressSave(user);
    expect((await screen.findAllByText('Campo obrigatório.'))[0]).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Título/ }), 'Casa');
    await user.type(screen.getByRole('textbox', { name: 'Corpo' }), '!');
    await user.type(screen.getByLabelText('Vistas'), '12');
    await user.click(screen.getByRole('combobox', { name: /Categoria/ }));
    await user.click(await screen.findByRole('option', { name: 'Ajuda' }));
    await user.click(screen.getByLabelText('Público'));
    await pressSave(user);
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toEqual({
      title: 'Casa',
      body: 'Olá!',
      email: 'ana@example.pt',
      views: 12,
      category: 'help',
      isPublic: false,
    });
  });

  it('a form shows what a record holds: a day, a moment, and a yes that may be missing', async () => {
    const { DateInput, DateTimeInput, NullableBooleanInput, Labeled } = components;
    open(
      <SimpleForm
        defaultValues={{ day: '2026-03-04', at: '2026-03-04T10:30:00Z', agreed: true }}
        onSubmit={vi.fn()}
      >
        <DateInput source="day" label="Dia" />
        <DateTimeInput source="at" label="Momento" />
        <NullableBooleanInput source="agreed" label="Acordo" />
        <Labeled label="Nome">
          <Name />
        </Labeled>
      </SimpleForm>,
    );
    expect(['04/03/2026', '2026-03-04']).toContain(
      (await screen.findByLabelText<HTMLInputElement>('Dia')).value,
    );
    expect(screen.getByLabelText('Momento')).toHaveValue('2026-03-04T10:30');
    expect(screen.getByRole('combobox', { name: /Acordo/ })).toHaveTextContent('Sim');
    expect(screen.getByText('Nome')).toBeVisible();
    expect(screen.getByText('Ana')).toBeVisible();
  });

  it('a question is confirmed or closed', async () => {
    const { Confirm } = components;
    const Asking = () => {
      const [isOpen, setOpen] = useState(true);
      const notify = useNotify();
      return (
        <Confirm
          isOpen={isOpen}
          title="Eliminar %{name}?"
          titleTranslateOptions={{ name: 'Ana' }}
          content="Não pode ser anulado."
          confirmColor="warning"
          onConfirm={() => {
            notify('Eliminado.');
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      );
    };
    const user = open(<Asking />);
    expect(await screen.findByText('Não pode ser anulado.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^(Sim|Confirmar)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a list is a table of columns, with its pages', async () => {
    const { DataTable, Pagination } = components;
    const data = Array.from({ length: 12 }, (_, index) => ({
      id: index,
      title: `Texto ${index}`,
      views: index,
    }));
    const Posts = () => {
      const list = useList({ data, perPage: 10, sort: { field: 'id', order: 'ASC' } });
      return (
        <ListContextProvider value={list}>
          <DataTable>
            <DataTable.Col source="title" label="Título" />
            <DataTable.NumberCol source="views" label="Vistas" />
            <DataTable.Col label="Dobro" render={({ views }) => `2 × ${views}`} />
          </DataTable>
          <Pagination />
        </ListContextProvider>
      );
    };
    const user = open(<Posts />);
    expect(await screen.findByRole('cell', { name: 'Texto 0' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Dobro' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '2 × 9' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: 'Texto 10' })).not.toBeInTheDocument();
    const views = screen.getByRole('columnheader', { name: /Vistas|views/ });
    await user.click(within(views).getByRole('button'));
    await user.click(within(views).getByRole('button'));
    expect(await screen.findByRole('cell', { name: '2 × 11' })).toBeVisible();
  });
});
