import { CoreAdminUI } from 'ra-core';
import { DateField, Edit, List, ReferenceField, SimpleForm, TextInput } from 'react-admin';
import { defineResource } from '../../../../src/kit/resource/defineResource';
import { mountResource } from '../../../../src/kit/resource/mountResource';
import { reactAdminScreens } from '../../../../src/kit/resource/reactAdminScreen';
import { DataTable } from '../../../../src/kit/table/DataTable';
import type { Play } from '../stage/ExampleModule';

interface Post {
  id: number;
  title: string;
}

const PostList = () => (
  <List filters={[<TextInput key="q" source="q" label="Procurar" alwaysOn />]}>
    <DataTable<Post> rowLink={{ label: 'kit.table.detail', to: ({ id }) => `/posts/${id}` }}>
      <DataTable.Col source="title" />
      <DataTable.Col source="author_id">
        <ReferenceField source="author_id" reference="authors" link={false} />
      </DataTable.Col>
      <DataTable.Col source="published_at" field={DateField} />
      <DataTable.NumberCol source="views" />
    </DataTable>
  </List>
);

const PostEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="title" />
    </SimpleForm>
  </Edit>
);

const resource = defineResource({
  name: 'posts',
  recordRepresentation: 'title',
  screens: reactAdminScreens('posts', { list: async () => PostList, edit: async () => PostEdit }),
  menu: [],
});
const screens = mountResource(resource, <h1>404</h1>);

export const path = '/posts';

/** A list and a form as react-admin's documentation shows them; the rows are drawn by the kit, as cards on a phone. */
export const Example = () => (
  <CoreAdminUI title="Exemplo" layout={({ children }) => <>{children}</>} disableTelemetry>
    {screens}
  </CoreAdminUI>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(await screen.findByRole('cell', { name: '04/03/2026' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Procurar' }), 'Adeus');
  await expect.poll(() => screen.queryByRole('cell', { name: 'Olá' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Detalhe/ }));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Adeus');
};
