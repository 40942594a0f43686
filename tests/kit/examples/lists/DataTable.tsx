import { ListBase, RecordRepresentation, ReferenceFieldBase } from 'ra-core';
import { DataTable } from '../../../../src/kit/table/DataTable';
import type { Play } from '../stage/ExampleModule';
import type { Complaint } from '../stage/records';

/** The rows of the surrounding list, with react-admin's columns; on a phone each row becomes a card. */
export const Example = () => (
  <ListBase perPage={5} disableSyncWithLocation>
    <DataTable<Complaint> rowLink={{ label: 'kit.table.detail', to: ({ id }) => `/complaints/${id}` }}>
      <DataTable.Col source="name" />
      <DataTable.Col source="provider">
        <ReferenceFieldBase source="provider" reference="providers">
          <RecordRepresentation />
        </ReferenceFieldBase>
      </DataTable.Col>
      <DataTable.NumberCol source="pages" />
      <DataTable.Col<Complaint>
        source="state"
        disableSort
        render={({ state }) => (state === 'open' ? 'Aberta' : 'Fechada')}
      />
    </DataTable>
  </ListBase>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(await screen.findByRole('cell', { name: 'Reclamação 1' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Páginas' }));
  await expect
    .poll(() => screen.getByRole('columnheader', { name: 'Páginas' }))
    .toHaveAttribute('aria-sort', 'ascending');
};
