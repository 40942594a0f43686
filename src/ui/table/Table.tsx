import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import './table.css';
import './cards.css';

interface Heading {
  key: string;
  /** Translated. */
  text: string;
  /** Whether only screen readers get it, as over icons. */
  isUnseen?: boolean | undefined;
  className?: string | undefined;
  /** The current sort direction, and what a press does; without it the heading is not a button. */
  sort?: { direction: SortDirection; onPress: () => void } | undefined;
}

/** How rows are sorted by a column, in the words of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending' | 'none';

interface TableProps
  extends Pick<ComponentPropsWithoutRef<'tbody'>, 'onPointerOver' | 'onFocus' | 'onClick'> {
  /** Translated; the caption, which names the table and is read out only, since a heading above it is in sight. */
  name: string;
  headings: readonly Heading[];
  /** Whether its rows stay rows however little room there is; otherwise each becomes a card. */
  staysTable?: boolean;
  /** Whether the rows are about to be replaced. */
  isStale?: boolean;
  /** Whether some rows are followed by a row with a note. */
  hasNotes?: boolean;
  className?: string;
  /** Rows, each a TableRow. */
  children: ReactNode;
}

/** Rows in columns. */
export const Table = (props: TableProps) => {
  const { name, headings, staysTable, isStale = false, hasNotes, className, children, ...body } = props;
  // Set as classes: CSS could find these out itself, but would check again for each row that is added.
  const looks = [
    'ui-table',
    !staysTable && 'cards',
    headings.some(({ sort }) => sort) && 'sorted',
    headings.length >= 8 && 'eight',
    headings.length >= 10 && 'ten',
    hasNotes && 'with-notes',
    className,
  ];
  return (
    <div className="ui-table-room">
      <table {...roles.table} aria-busy={isStale} className={looks.filter(Boolean).join(' ')}>
        <caption className="ui-unseen">{name}</caption>
        <thead {...roles.rowGroup}>
          <tr {...roles.row}>
            {headings.map(({ key, text, isUnseen, className, sort }) => (
              <th
                key={key}
                {...roles.columnHeader}
                scope="col"
                className={className}
                aria-sort={sort?.direction}
              >
                {sort ? (
                  <SortButton {...sort}>{text}</SortButton>
                ) : (
                  <span className={isUnseen ? 'ui-unseen' : undefined}>{text}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowGroup} {...body}>
          {children}
        </tbody>
      </table>
    </div>
  );
};

interface SortButtonProps {
  direction: SortDirection;
  onPress: () => void;
  children: ReactNode;
}

/** A heading that sorts when pressed; its arrow points in the direction in which values grow. */
const SortButton = ({ direction, onPress, children }: SortButtonProps) => (
  <button type="button" className={`ui-sort ${direction}`} onClick={onPress}>
    {children}
    <Icon name={direction === 'descending' ? 'down' : 'up'} className="ui-small-icon" />
  </button>
);

/** One row of a Table. */
export const TableRow = (props: ComponentPropsWithoutRef<'tr'>) => <tr {...roles.row} {...props} />;

interface TableCellProps extends ComponentPropsWithoutRef<'td'> {
  /** The name of its column, for a row that is drawn as a card. */
  label?: string | undefined;
}

/** One cell of a TableRow. */
export const TableCell = ({ label, ...props }: TableCellProps) => (
  <td {...roles.cell} data-label={label} {...props} />
);

/** Returns the props of a column's cells, the same for every row: a component for each cell would cost as much as the rest. */
export const cellProps = ({ label, className }: Pick<TableCellProps, 'label' | 'className'>) => ({
  ...roles.cell,
  'data-label': label,
  className,
});

/** One cell of a DataRow. */
export interface CellData extends Pick<TableCellProps, 'id' | 'label' | 'className'> {
  key: string;
  content: ReactNode;
}

/** One row of a Table whose cells are data. */
export const DataRow = ({ cells }: { cells: readonly CellData[] }) => (
  <tr {...roles.row}>
    {cells.map(({ key, label, content, ...cell }) => (
      <td key={key} {...roles.cell} data-label={label} {...cell}>
        {content}
      </td>
    ))}
  </tr>
);

/** The implicit roles of table elements, written out: a browser drops them once a row is drawn as a card. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
