import { Checkbox } from '../../../../src/ui/choice/Checkbox';
import { Section } from '../../../../src/ui/page/Section';
import { Table, TableCell, TableRow } from '../../../../src/ui/table/Table';
import type { Play } from '../stage/ExampleModule';

const headings = [
  { key: 'number', text: 'Number' },
  { key: 'name', text: 'Name' },
  { key: 'chosen', text: 'Chosen', isUnseen: true },
];
const sorted = (['ascending', 'descending', 'none'] as const).map((direction) => ({
  key: direction,
  text: direction,
  sort: { direction, onPress: () => undefined },
}));
const rows = [
  { id: '1', name: 'Short' },
  { id: '2', name: 'A value that is so long that it has to be broken over several lines of its cell' },
];
const kinds = [
  { name: 'Table', props: {} },
  { name: 'Table that is about to change', props: { isStale: true } },
  { name: 'Table that stays one', props: { staysTable: true } },
] as const;

/** A table becomes cards on a phone, stays a table, or is about to change; its headings sort. */
export const Example = () => (
  <>
    {kinds.map(({ name, props }) => (
      <Section key={name} title={name}>
        <Table name={name} headings={headings} {...props}>
          {rows.map(({ id, name: value }) => (
            <TableRow key={id}>
              <TableCell label="Number">{id}</TableCell>
              <TableCell label="Name">{value}</TableCell>
              <TableCell label="Chosen">
                <Checkbox aria-label={`${name}: ${id}`} className="in-row" />
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </Section>
    ))}
    <Section title="Table that is sorted">
      <Table name="Table that is sorted" headings={sorted}>
        <TableRow>
          {sorted.map(({ key, text }) => (
            <TableCell key={key} label={text}>
              {text}
            </TableCell>
          ))}
        </TableRow>
      </Table>
    </Section>
  </>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('table', { name: 'Table that is about to change' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getByRole('columnheader', { name: 'descending' })).toHaveAttribute('aria-sort', 'descending');
};
