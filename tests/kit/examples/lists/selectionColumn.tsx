import { ListBase } from 'ra-core';
import { SelectAllButtons, SelectionCount } from '../../../../src/kit/selection/SelectAllButtons';
import { selectionColumn } from '../../../../src/kit/selection/selectionColumn';
import { DataTable } from '../../../../src/kit/table/DataTable';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';
import type { Complaint } from '../stage/records';

const column = selectionColumn<Complaint>({
  isSelectable: ({ state }) => state === 'open',
  nameOf: ({ name }) => name,
});

/** Rows that can be selected, here the open ones, also those on other pages. */
export const Example = () => (
  <ListBase perPage={5} disableSyncWithLocation>
    <Row>
      <SelectAllButtons listIds={async () => [2, 3, 5, 6, 8]} />
      <SelectionCount />
    </Row>
    <DataTable<Complaint> columns={[column, { source: 'name' }]} />
  </ListBase>
);

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Reclamação 2' }));
  expect(screen.queryByRole('checkbox', { name: 'Selecionar Reclamação 1' })).not.toBeInTheDocument();
  expect(await screen.findByText('1 selecionado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Selecionar todos' }));
  expect(await screen.findByText('5 selecionados')).toBeVisible();
};
