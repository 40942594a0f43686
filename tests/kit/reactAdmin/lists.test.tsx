import { screen, waitFor, within } from '@testing-library/react';
import {
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  ChipField,
  Datagrid,
  DataTable,
  DateField,
  FilterButton,
  FilterForm,
  List,
  NumberField,
  ReferenceArrayField,
  ReferenceField,
  SavedQueriesList,
  SearchInput,
  SimpleList,
  SingleFieldList,
  TextField,
  TextInput,
} from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedFiles } from '../../support/savedFiles';
import { openScreens } from './openScreens';

const cell = (name: string | RegExp) => screen.findByRole('cell', { name });
const rowBox = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^Selecionar esta linha ${name}`) });
  return within(row).getByRole('checkbox');
};
afterEach(() => vi.unstubAllGlobals());

const postFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="title" source="title" label="Título" />,
];
const BulkButtons = () => (
  <>
    <BulkUpdateButton label="Contar de novo" data={{ views: 0 }} />
    <BulkExportButton />
    <BulkDeleteButton />
  </>
);
const PostList = () => (
  <List filters={postFilters} aside={<SavedQueriesList />}>
    <DataTable bulkActionButtons={<BulkButtons />}>
      <DataTable.Col source="title" />
      <DataTable.Col source="author_id">
        <ReferenceField source="author_id" reference="authors" link={false} />
      </DataTable.Col>
      <DataTable.Col source="published_at" field={DateField} />
      <DataTable.NumberCol source="views" />
    </DataTable>
  </List>
);

const files = savedFiles();
// react-admin leaves the link of a file that it saved on the page.
afterEach(() => {
  for (const link of document.querySelectorAll('body > a[download]')) link.remove();
});

describe('a List', () => {
  it('shows days and numbers in Portuguese, whatever language the browser has', async () => {
    vi.stubGlobal('navigator', { ...window.navigator, language: 'en-US', languages: ['en-US'] });
    openScreens('/posts', { list: PostList });
    expect(await cell('04/03/2026')).toBeVisible();
    expect(await cell(/^12\s345,5$/)).toBeVisible();
    expect(await cell('Ana')).toBeVisible();
  });

  it('shows moments in Lisbon time', async () => {
    const Moments = () => (
      <List>
        <DataTable>
          <DataTable.Col source="read_at">
            <DateField source="read_at" showTime />
          </DataTable.Col>
          <DataTable.Col label="Dia">
            <DateField source="read_at" />
          </DataTable.Col>
        </DataTable>
      </List>
    );
    openScreens('/posts', { list: Moments });
    expect(await cell('02/07/2026, 00:30:00')).toBeVisible();
    expect(await cell('02/07/2026')).toBeVisible();
  });

  it('searches by q, adds a filter and removes it, in Portuguese', async () => {
    const { user } = openScreens('/posts', { list: PostList });
    await user.type(await screen.findByPlaceholderText('Pesquisar'), 'Adeus');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Olá' })).not.toBeInTheDocument());
    expect(await cell('Adeus')).toBeVisible();
    await user.clear(screen.getByPlaceholderText('Pesquisar'));
    expect(await cell('Olá')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adicionar filtro' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /Título/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Título' }), 'Olá');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Adeus' })).not.toBeInTheDocument());
  });

  it('keeps a search under a name', async () => {
    const { user } = openScreens('/posts', { list: PostList });
    await user.type(await screen.findByPlaceholderText('Pesquisar'), 'Adeus');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Olá' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Guardar pesquisa atual…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Despedidas');
    await user.click(dialog.getByRole('button', { name: 'Gravar' }));
    expect(await screen.findByText('Despedidas')).toBeVisible();
  });

  it('changes, exports and deletes the rows that are selected, and asks before', async () => {
    const { user, dataProvider } = openScreens('/posts', { list: PostList });
    const update = vi.spyOn(dataProvider, 'updateMany');
    const remove = vi.spyOn(dataProvider, 'deleteMany');
    await cell('Adeus');
    await user.click(await rowBox('Adeus'));
    expect(await screen.findByText('1 elemento selecionado')).toBeVisible();
    // The first exports the whole list.
    await user.click(screen.getAllByRole('button', { name: 'Exportar' })[1] as HTMLElement);
    await waitFor(() => expect(files().map(({ name }) => name)).toEqual(['posts.csv']));
    await user.click(screen.getByRole('button', { name: 'Contar de novo' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    await user.click(await rowBox('Adeus'));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Adeus' })).not.toBeInTheDocument());
  });

  it('leads from a row to where it can be changed, and from its button to a new one', async () => {
    const views = { list: PostList, edit: () => <p>Alterar</p>, create: () => <p>Adicionar um</p> };
    const { user } = openScreens('/posts', views);
    await user.click(await cell('Olá'));
    expect(await screen.findByText('at /posts/1')).toBeVisible();
    expect(await screen.findByText('Alterar')).toBeVisible();
  });

  it('has a button for a new record only where there is a view for it', async () => {
    const { user } = openScreens('/posts', { list: PostList, create: () => <p>Adicionar um</p> });
    await user.click(await screen.findByRole('link', { name: 'Adicionar' }));
    expect(await screen.findByText('at /posts/create')).toBeVisible();
  });

  it('is drawn by a Datagrid and by a SimpleList as well', async () => {
    const Both = () => (
      <List>
        <>
          <Datagrid>
            <TextField source="title" />
            <NumberField source="views" />
            <ReferenceArrayField source="tag_ids" reference="tags">
              <SingleFieldList>
                <ChipField source="name" />
              </SingleFieldList>
            </ReferenceArrayField>
          </Datagrid>
          <SimpleList primaryText={(post) => `Texto: ${post.title}`} secondaryText="%{body}" />
        </>
      </List>
    );
    openScreens('/posts', { list: Both });
    expect(await cell(/^12\s345,5$/)).toBeVisible();
    expect((await screen.findAllByText('casa'))[0]).toBeVisible();
    expect(await screen.findByText('Texto: Adeus')).toBeVisible();
    expect(await screen.findByText('Segundo texto')).toBeVisible();
  });

  it('takes its filters and their button apart from the list', async () => {
    const Apart = () => (
      <List actions={false}>
        <>
          <FilterForm filters={postFilters} />
          <FilterButton filters={postFilters} />
          <DataTable>
            <DataTable.Col source="title" />
          </DataTable>
        </>
      </List>
    );
    const { user } = openScreens('/posts', { list: Apart });
    await user.type(await screen.findByPlaceholderText('Pesquisar'), 'Olá');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Adeus' })).not.toBeInTheDocument());
  });
});
