import { ListBase } from 'ra-core';
import { SelectionCount } from '../../../../src/kit/selection/SelectAllButtons';
import { SelectPage } from '../../../../src/kit/selection/SelectPage';
import { selectionColumn } from '../../../../src/kit/selection/selectionColumn';
import { DataTable } from '../../../../src/kit/table/DataTable';
import { Row } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';
import type { Complaint } from '../stage/records';

const column = selectionColumn<Complaint>({ isSelectable: () => true, nameOf: ({ name }) => name });

/** A box for the rows that are in sight; one that is taken out leaves it half chosen. */
export const Example = () => (
  <ListBase perPage={5} disableSyncWithLocation>
    <Row>
      <SelectPage />
      <SelectionCount />
    </Row>
    <DataTable<Complaint> columns={[column, { source: 'name' }]} />
  </ListBase>
);

export const play: Play = async ({ screen, user, expect }) => {
  const box = await screen.findByRole('checkbox', { name: 'Toda a página' });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Reclamação 1' }));
  expect(box).toBePartiallyChecked();
  await user.click(box);
  expect(await screen.findByText('5 selecionados')).toBeVisible();
  expect(box).toBeChecked();
};
