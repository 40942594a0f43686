import { Checkbox } from '../choice/Checkbox';
import { Text } from '../layout/Stack';
import { PageSkeleton } from '../page/PageSkeleton';
import { Section } from '../page/Section';
import { Table, TableCell, TableRow } from '../table/Table';
import { TableSkeleton } from '../table/TableSkeleton';
import { Labeled } from '../values/Labeled';
import { Pending } from '../values/Pending';
import { ReadOnlyFields } from '../values/ReadOnlyFields';
import { ReadOnlyGroup } from '../values/ReadOnlyGroup';

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

/** Tables and read-only values. */
export const TablesAndValues = () => (
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
    <Section title="Empty table" description="Its place while it is loaded, and what is said in it">
      <Table name="Empty table" headings={headings} staysTable>
        {null}
      </Table>
      <Text tone="secondary">There is nothing.</Text>
      <TableSkeleton />
    </Section>
    <Section title="Values">
      <ReadOnlyGroup title="A group of values">
        <ReadOnlyFields>
          <Labeled label="Value">Text</Labeled>
          <Labeled label="None">{null}</Labeled>
          <Labeled label="On its way">
            <Pending />
          </Labeled>
        </ReadOnlyFields>
      </ReadOnlyGroup>
    </Section>
    <PageSkeleton />
  </>
);
