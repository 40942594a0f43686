import { Dialog, DialogContent } from '@mui/material';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  Button,
  DataTable,
  DateField,
  EditBase,
  FunctionField,
  List,
  ReferenceManyField,
  Show,
  SimpleForm,
  SimpleShowLayout,
  SingleFieldList,
  TabbedShowLayout,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { openScreens, pressSave } from './openScreens';

const PostShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Resumo">
        <TextField source="title" />
        <DateField source="published_at" label="Publicado em" />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Comentários" path="comentarios">
        <ReferenceManyField reference="comments" target="post_id" label={false}>
          <SingleFieldList linkType={false}>
            <FunctionField render={(comment: { author: string }) => comment.author} />
          </SingleFieldList>
        </ReferenceManyField>
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

describe('a Show', () => {
  it('has tabs with addresses of their own', async () => {
    const { user } = openScreens('/posts/1/show', { show: PostShow });
    expect(await screen.findByText('Olá')).toBeVisible();
    expect(screen.getByText('Publicado em')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Comentários' }));
    expect(await screen.findByText('at /posts/1/show/comentarios')).toBeVisible();
    expect(await screen.findByText('Eva')).toBeVisible();
    expect(screen.queryByText('Ivo')).not.toBeInTheDocument();
  });

  it('names fields that nobody declared a label for', async () => {
    const Undeclared = () => (
      <Show>
        <SimpleShowLayout>
          <TextField source="author_id" />
        </SimpleShowLayout>
      </Show>
    );
    openScreens('/posts/1/show', { show: Undeclared });
    expect(await screen.findByText('Author')).toBeVisible();
  });

  it('has the title of its own page, and that of a list inside it stays out of it', async () => {
    const Two = () => (
      <>
        <Show title="O texto">
          <SimpleShowLayout>
            <TextField source="title" />
          </SimpleShowLayout>
        </Show>
        <List resource="comments" title="Os comentários" disableSyncWithLocation>
          <DataTable>
            <DataTable.Col source="author" />
          </DataTable>
        </List>
      </>
    );
    openScreens('/posts/1/show', { show: Two });
    expect(await screen.findByRole('cell', { name: 'Ivo' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'O texto' })).toBeVisible();
    expect(document.title).toBe('O texto · Produto');
  });
});

const EditInDialog = () => {
  const [isOpen, setOpen] = useState(false);
  const post = useRecordContext();
  return (
    <>
      <Button label="Alterar aqui" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label="Alterar o texto">
        <DialogContent>
          <EditBase
            resource="posts"
            id={post?.id}
            redirect={false}
            mutationMode="pessimistic"
            mutationOptions={{ onSuccess: () => setOpen(false) }}
          >
            <SimpleForm>
              <TextInput source="title" label="Título" />
            </SimpleForm>
          </EditBase>
        </DialogContent>
      </Dialog>
    </>
  );
};

describe('a dialog with a form of its own', () => {
  it('changes the record of its row', async () => {
    const PostList = () => (
      <List>
        <DataTable rowClick={false}>
          <DataTable.Col source="title" />
          <DataTable.Col label="">
            <EditInDialog />
          </DataTable.Col>
        </DataTable>
      </List>
    );
    const { user, dataProvider } = openScreens('/posts', { list: PostList });
    const update = vi.spyOn(dataProvider, 'update');
    await screen.findByRole('cell', { name: 'Adeus' });
    await user.click(screen.getAllByRole('button', { name: 'Alterar aqui' })[0] as HTMLElement);
    const box = await screen.findByRole('textbox', { name: 'Título' });
    await waitFor(() => expect(box).not.toHaveValue(''));
    await user.type(box, '!');
    await pressSave(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(update).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('cell', { name: /!$/ })).toBeVisible();
  });
});
