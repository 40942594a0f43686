import { screen, waitFor, within } from '@testing-library/react';
import {
  ArrayInput,
  AutocompleteInput,
  Create,
  DataTable,
  Edit,
  EditButton,
  NumberInput,
  ReferenceInput,
  ReferenceManyField,
  required,
  SimpleForm,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { openScreens, pressSave } from './openScreens';

const field = (name: string) => screen.findByRole('textbox', { name });

const PostTabs = () => (
  <Edit>
    <TabbedForm>
      <TabbedForm.Tab label="Resumo">
        <TextInput source="title" validate={required()} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Texto" path="texto">
        <TextInput source="body" label="Corpo" multiline />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Comentários">
        <ReferenceManyField reference="comments" target="post_id">
          <DataTable>
            <DataTable.Col source="author" />
            <DataTable.Col>
              <EditButton />
            </DataTable.Col>
          </DataTable>
        </ReferenceManyField>
      </TabbedForm.Tab>
    </TabbedForm>
  </Edit>
);

describe('a TabbedForm', () => {
  it('shows the first tab, and each tab at an address of its own', async () => {
    const { user } = openScreens('/posts/1', { edit: PostTabs });
    expect(await field('Title')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Texto' }));
    expect(await screen.findByText('at /posts/1/texto')).toBeVisible();
    expect(await field('Corpo')).toHaveValue('Primeiro texto');
    expect(await field('Corpo')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Comentários' }));
    expect(await screen.findByRole('cell', { name: 'Eva' })).toBeVisible();
  });

  it('opens at the tab that its address names', async () => {
    openScreens('/posts/1/texto', { edit: PostTabs });
    expect(await field('Corpo')).toBeVisible();
  });

  it('saves what was changed in all its tabs, and goes back to the list', async () => {
    const { user, dataProvider } = openScreens('/posts/1', { edit: PostTabs, list: () => <p>Lista</p> });
    const update = vi.spyOn(dataProvider, 'update');
    await user.type(await field('Title'), '!');
    await user.click(screen.getByRole('tab', { name: 'Texto' }));
    await user.type(await field('Corpo'), '?');
    await pressSave(user);
    expect(await screen.findByText('Lista')).toBeVisible();
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ title: 'Olá!', body: 'Primeiro texto?' });
  });
});

const PostEdit = () => (
  <Edit redirect={false}>
    <SimpleForm>
      <TextInput source="title" validate={required()} />
      <NumberInput source="views" />
      <ReferenceInput source="author_id" reference="authors">
        <AutocompleteInput label="Autor" />
      </ReferenceInput>
      <ArrayInput source="backlinks">
        <SimpleFormIterator inline>
          <TextInput source="url" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);

describe('a SimpleForm', () => {
  it('chooses a record of another resource while one types', async () => {
    const { user, dataProvider } = openScreens('/posts/1', { edit: PostEdit });
    const update = vi.spyOn(dataProvider, 'update');
    const author = await screen.findByRole('combobox', { name: 'Autor' });
    await waitFor(() => expect(author).toHaveValue('Ana'));
    await user.clear(author);
    await user.type(author, 'Ru');
    await user.click(await screen.findByRole('option', { name: 'Rui' }));
    await pressSave(user);
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ author_id: 2 });
  });

  it('adds an item to an array and removes one, with buttons that have Portuguese names', async () => {
    const { user, dataProvider } = openScreens('/posts/1', { edit: PostEdit });
    const update = vi.spyOn(dataProvider, 'update');
    await screen.findByDisplayValue('https://a.example.pt');
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    const urls = await screen.findAllByRole('textbox', { name: 'Url' });
    await user.type(urls[1] as HTMLElement, 'https://b.example.pt');
    // It shows beside the item that has the focus or the pointer.
    const [remove] = screen.getAllByLabelText('Remover');
    await user.click(remove as HTMLElement);
    await pressSave(user);
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data.backlinks).toEqual([{ url: 'https://b.example.pt' }]);
  });

  it('refuses what is missing in Portuguese, at its field', async () => {
    const { user } = openScreens('/posts/1', { edit: PostEdit });
    await user.clear(await field('Title'));
    await pressSave(user);
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
  });

  it('creates a record, and goes to where it can be changed', async () => {
    const PostCreate = () => (
      <Create redirect="edit">
        <SimpleForm>
          <TextInput source="title" />
        </SimpleForm>
      </Create>
    );
    const { user } = openScreens('/posts/create', { create: PostCreate, edit: PostEdit });
    await user.type(await field('Title'), 'Novo');
    await pressSave(user);
    expect(await screen.findByText('at /posts/3')).toBeVisible();
    expect(await screen.findByDisplayValue('Novo')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText(/./)).toBeVisible();
  });
});
