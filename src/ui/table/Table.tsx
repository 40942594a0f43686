import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import './table.css';

interface Heading {
  key: string;
  /** Translated. */
  text: string;
  /** Left to screen readers, as over icons. */
  isUnseen?: boolean | undefined;
  className?: string | undefined;
}

interface TableProps extends Pick<ComponentPropsWithoutRef<'tbody'>, 'onPointerOver' | 'onFocus'> {
  /** Translated; names the table. */
  name: string;
  headings: readonly Heading[];
  /** Whether its rows stay rows however little room there is; each becomes a card otherwise. */
  staysTable?: boolean;
  /** Whether the rows are about to be replaced. */
  isStale?: boolean;
  className?: string;
  /** Rows, each a TableRow. */
  children: ReactNode;
}

/** Rows in columns. */
export const Table = (props: TableProps) => {
  const { name, headings, staysTable, isStale = false, className = '', children, ...body } = props;
  return (
    <div className="ui-table-room">
      <table
        {...roles.table}
        aria-label={name}
        aria-busy={isStale}
        className={`ui-table ${staysTable ? '' : 'cards'} ${className}`}
      >
        <thead {...roles.rowGroup}>
          <tr {...roles.row}>
            {headings.map(({ key, text, isUnseen, className }) => (
              <th key={key} {...roles.columnHeader} scope="col" className={className}>
                <span className={isUnseen ? 'ui-unseen' : undefined}>{text}</span>
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

/** The roles that table elements have by themselves, written out: a browser forgets them once a row is drawn as a card. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
