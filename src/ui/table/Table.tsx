import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import './table.css';
import './cards.css';

interface Heading {
  key: string;
  /** Translated. */
  text: string;
  /** Left to screen readers, as over icons. */
  isUnseen?: boolean | undefined;
  className?: string | undefined;
  /** How the rows stand in its order, and what a press of it does; it is no button without. */
  sort?: { direction: SortDirection; onPress: () => void } | undefined;
}

/** How rows stand in the order of a column, as `aria-sort` names it. */
export type SortDirection = 'ascending' | 'descending' | 'none';

interface TableProps extends Pick<ComponentPropsWithoutRef<'tbody'>, 'onPointerOver' | 'onFocus'> {
  /** Translated; names the table. */
  name: string;
  headings: readonly Heading[];
  /** Whether its rows stay rows however little room there is; each becomes a card otherwise. */
  staysTable?: boolean;
  /** Whether the rows are about to be replaced. */
  isStale?: boolean;
  /** Whether rows of its own say something below some rows. */
  hasNotes?: boolean;
  className?: string;
  /** Rows, each a TableRow. */
  children: ReactNode;
}

/** Rows in columns. */
export const Table = (props: TableProps) => {
  const { name, headings, staysTable, isStale = false, hasNotes, className, children, ...body } = props;
  // Told by classes: what CSS can find out by itself it would look for again with each row that is added.
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
      <table
        {...roles.table}
        aria-label={name}
        aria-busy={isStale}
        className={looks.filter(Boolean).join(' ')}
      >
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

/** A heading that sorts when it is pressed; its arrow points the way in which values grow. */
const SortButton = ({ direction, onPress, children }: SortButtonProps) => (
  <button type="button" className={`ui-sort ${direction}`} onClick={onPress}>
    {children}
    <Icon name={direction === 'descending' ? 'down' : 'up'} className="ui-small-icon" />
  </button>
);

/** One row of a Table. */
export const TableRow = (props: ComponentPropsWithoutRef<'tr'>) => <tr {...roles.row} {...props} />;

interface TableCellProps extends ComponentPropsWithoutRef<'td'> {
  /** What its column is called, for a row that is drawn as a card. */
  label?: string | undefined;
}

/** One cell of a TableRow. */
export const TableCell = ({ label, ...props }: TableCellProps) => (
  <td {...roles.cell} data-label={label} {...props} />
);

/** One cell of a DataRow. */
export interface CellData extends Pick<TableCellProps, 'id' | 'label' | 'className'> {
  key: string;
  content: ReactNode;
}

/** One row of a long Table: its cells are data, for a component for each costs as much as all the rest of the row. */
export const DataRow = ({ cells, isNoted }: { cells: readonly CellData[]; isNoted?: boolean }) => (
  <tr {...roles.row} className={isNoted ? 'noted' : undefined}>
    {cells.map(({ key, label, content, ...cell }) => (
      <td key={key} {...roles.cell} data-label={label} {...cell}>
        {content}
      </td>
    ))}
  </tr>
);

/** The roles that table elements have by themselves, written out: a browser forgets them once a row is drawn as a card. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
