import { ListBase } from 'ra-core';
import { Pagination } from '../../../../src/kit/pagination/Pagination';
import { DataTable } from '../../../../src/kit/table/DataTable';
import type { Play } from '../stage/ExampleModule';

/** The pages of the surrounding list, their size, and what is shown of how many. */
export const Example = () => (
  <ListBase perPage={10} disableSyncWithLocation>
    <DataTable>
      <DataTable.Col source="name" />
    </DataTable>
    <Pagination />
  </ListBase>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(await screen.findByText('1-10 de 23 resultados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Última página' }));
  expect(await screen.findByText('21-23 de 23 resultados')).toBeVisible();
};
