import { useGetList } from 'ra-core';
import { DetailTable } from '../../../../src/kit/detail/DetailTable';
import type { Play } from '../stage/ExampleModule';
import type { Complaint } from '../stage/records';

/** A list on a record's page, in a card of its own; a failure can be tried again. */
export const Example = () => {
  const list = useGetList<Complaint>('complaints', { pagination: { page: 1, perPage: 3 } });
  return (
    <DetailTable
      title="Reclamações deste cidadão"
      list={list}
      columns={[{ source: 'name' }, { source: 'receivedOn', kind: 'date' }]}
      empty="Não há reclamações."
    />
  );
};

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('heading', { name: 'Reclamações deste cidadão' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: '22-11-2026' })).toBeVisible();
};
