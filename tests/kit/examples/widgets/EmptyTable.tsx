import { Text } from '../../../../src/ui/layout/Stack';
import { Section } from '../../../../src/ui/page/Section';
import { Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { Play } from '../stage/ExampleModule';

const headings = [
  { key: 'number', text: 'Number' },
  { key: 'name', text: 'Name' },
];

/** What is said in an empty table, and its place while it is loaded. */
export const Example = () => (
  <Section title="Empty table" description="Its place while it is loaded, and what is said in it">
    <Table name="Empty table" headings={headings} staysTable>
      {null}
    </Table>
    <Text tone="secondary">There is nothing.</Text>
    <TableSkeleton />
  </Section>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('table', { name: 'Empty table' })).toBeVisible();
  expect(screen.getByText('There is nothing.')).toBeVisible();
};
