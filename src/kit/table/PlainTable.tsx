import {
  type RaRecord,
  type SortPayload,
  useNavigate,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useContext,
  useId,
  useMemo,
} from 'react';
import { buttonClass } from '../../ui/buttons/Button';
import { isPlainClick } from '../../ui/isPlainClick';
import { loadable } from '../../ui/loading/loadable';
import { savesData } from '../../ui/loading/savesData';
import { cellProps, type SortDirection, Table, TableCell, TableRow } from '../../ui/table/Table';
import { cellLook, hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { formatDay } from '../format/lisbonTime';
import { findScreen, RegistryContext } from '../resource/registryContext';
import { type CellEnvironment, cellContent } from './CellValue';

/** The link at the end of every row, such as 'Detalhe'. */
export interface RowLink<Row extends RaRecord = RaRecord> {
  /** Translation key. */
  label: string;
  /** The action on the resource without which there is no link. */
  action: string;
  to: (row: Row) => string;
  /** The list's path, if the record's page belongs to another list. */
  listPath?: string;
}

/** A row link as the table takes it. */
export interface TableLink<Row extends RaRecord> extends Pick<RowLink<Row>, 'label' | 'to'> {
  /** Returns the history state of the link in the row at a position. */
  state?: (position: number) => object;
}

export interface PlainTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  rows: readonly Row[];
  columns: readonly Field<Row>[];
  /** The link at the end of every row; no link when absent. */
  rowLink?: TableLink<Row> | undefined;
  /** Returns a note to show in an extra row below a row, if it has one. */
  rowNote?: ((row: Row) => ReactNode) | undefined;
  /** Whether the rows are about to be replaced. */
  isStale?: boolean;
  /** The order of the rows, and a handler that changes it, with which the headings of sortable columns are buttons. */
  sort?: SortPayload | undefined;
  setSort?: ((sort: SortPayload) => void) | undefined;
}

const directionIn = (sort: SortPayload | undefined, source: string): SortDirection => {
  if (sort?.field !== source) return 'none';
  return sort.order === 'ASC' ? 'ascending' : 'descending';
};

const isCompact = (column: Field) => column.kind === 'custom' && column.compact;

/** Returns the position of the column that is the title of a row's card. */
const titleOf = (columns: readonly Field[]): number => {
  const chosen = columns.findIndex(({ inCard }) => inCard === 'title');
  return chosen < 0 ? columns.findIndex((column) => !isCompact(column)) : chosen;
};

const lookOf = (column: Field, isTitle: boolean): string =>
  [cellLook(column), isTitle ? 'title' : column.inCard, isCompact(column) && 'compact']
    .filter(Boolean)
    .join(' ');

/** A table of rows; on small screens each row becomes a card. */
export const PlainTable = <Row extends RaRecord>(props: PlainTableProps<Row>) => {
  const { name, rows, columns, rowLink, rowNote, isStale = false, sort, setSort } = props;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const prefetch = usePrefetchScreen();
  const onApproach = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (link) prefetch(link.pathname);
  };
  const id = useId();
  const resource = useResourceContext();
  const today = formatDay(new Date());
  // Kept stable between renders where possible, so that a row renders again only if something of it has changed.
  const environment = useMemo(() => ({ resource, translate }), [resource, translate]);
  const labels = useMemo(
    () => columns.map(({ source, label }) => String(translateLabel({ source, label }))),
    [columns, translateLabel],
  );
  const title = titleOf(columns);
  const cells = useMemo(
    () => columns.map((column, i) => cellProps({ label: labels[i], className: lookOf(column, i === title) })),
    [columns, labels, title],
  );
  const to = rowLink?.to;
  const text = rowLink && translate(rowLink.label);
  const link = useMemo(() => (to && text ? { text, to } : undefined), [text, to]);
  const onClick = useRowClicks(rowLink, rows);
  const sortBy = (source: string) => {
    const direction = directionIn(sort, source);
    return {
      direction,
      onPress: () => setSort?.({ field: source, order: direction === 'ascending' ? 'DESC' : 'ASC' }),
    };
  };
  const headings = columns.map((column, i) => ({
    key: column.source,
    text: labels[i] ?? '',
    isUnseen: isCompact(column),
    className: cells[i]?.className,
    sort: setSort && column.sortable ? sortBy(column.source) : undefined,
  }));
  const notes = rows.map((row) => rowNote?.(row));
  const actions = { key: 'actions', text: translate('kit.table.actions'), isUnseen: true };

  return (
    <Table
      name={name}
      headings={rowLink ? [...headings, actions] : headings}
      isStale={isStale}
      hasNotes={notes.some(Boolean)}
      onPointerOver={onApproach}
      onFocus={onApproach}
      onClick={onClick}
    >
      {rows.map((row, position) => (
        <ResultRow
          key={row.id}
          row={row}
          id={`${id}-${position}`}
          columns={columns}
          title={title}
          cells={cells}
          environment={environment}
          link={link}
          note={notes[position]}
          today={today}
        />
      ))}
    </Table>
  );
};

/** Returns a function that prefetches the code of the screen behind a link that the user seems about to follow. */
const usePrefetchScreen = (): ((to: string) => void) => {
  const registry = useContext(RegistryContext);
  const resource = useResourceContext();
  return useCallback(
    (to) => {
      const own = registry.filter(({ name }) => name === resource);
      const screen = findScreen(own, to)?.screen;
      if (screen && !savesData()) void loadable(screen.load).prefetch();
    },
    [registry, resource],
  );
};

interface ResultRowProps<Row extends RaRecord> {
  row: Row;
  /** The id for the cell that distinguishes the row from others; unique on the page. */
  id: string;
  columns: readonly Field<Row>[];
  /** The position of the column that is the title of a row's card. */
  title: number;
  /** The props of the cells, in the order of the columns. */
  cells: readonly CellProps[];
  environment: CellEnvironment;
  link: RowLinkText<Row> | undefined;
  /** Shown in an extra row below this one. */
  note?: ReactNode;
  /** The day of rendering; a new one renders the row again, because its content may depend on the day. */
  today: string;
}

type CellProps = ReturnType<typeof cellProps>;

const actionCell = cellProps({ className: 'action' });

/** One result. Its link is described by the cell that distinguishes it from other rows, which is a link itself. */
const UnmemoizedResultRow = <Row extends RaRecord>(props: ResultRowProps<Row>) => {
  const { row, id, columns, title, cells, environment, link, note } = props;
  const named = hasValue(row[columns[title]?.source ?? ''])
    ? title
    : columns.findIndex((column) => !column.cell && hasValue(row[column.source]));
  const to = link?.to(row);
  const contentOf = (column: Field<Row>, position: number) => {
    const content = cellContent(column, row, environment);
    if (position !== named || !to) return content;
    // Not a stop of its own for Tab, which reaches the link at the end of the row.
    return (
      <a href={to} className="ui-row-link" tabIndex={-1}>
        {content}
      </a>
    );
  };
  return (
    <>
      <TableRow className={note ? 'noted' : undefined}>
        {columns.map((column, i) => (
          <td key={column.source} {...cells[i]} id={i === named ? id : undefined}>
            {contentOf(column, i)}
          </td>
        ))}
        {to && (
          <td {...actionCell}>
            <a href={to} className={linkLook} aria-describedby={id}>
              {link?.text}
            </a>
          </td>
        )}
      </TableRow>
      {note && (
        <TableRow className="note">
          <TableCell colSpan={columns.length + (link ? 1 : 0)}>{note}</TableCell>
        </TableRow>
      )}
    </>
  );
};

const linkLook = buttonClass({ size: 'small' });

/** A result's row, with its note in a second one; renders again only if one of its props has changed. */
const ResultRow = memo(UnmemoizedResultRow) as typeof UnmemoizedResultRow;

/** The link of every row, ready to render. */
interface RowLinkText<Row extends RaRecord> {
  /** Translated. */
  text: string;
  to: (row: Row) => string;
}

/** What a click in a row is for, other than the row. */
const controls = 'a, button, input, label, dialog';

/**
 * Returns a handler of clicks on a table's rows, one for all because React Router's own `Link` costs each row two dozen
 * hooks. A click on a row is one on its link, unless it ends the selection of a text.
 */
const useRowClicks = <Row extends RaRecord>(link: TableLink<Row> | undefined, rows: readonly Row[]) => {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (!link || event.defaultPrevented || !(event.target instanceof Element)) return;
    const control = event.target.closest(controls);
    const isSelecting = !control && getSelection()?.isCollapsed === false;
    const pressed =
      control ?? (isSelecting ? null : event.target.closest('tr')?.querySelector('.ui-row-link'));
    const to = pressed?.getAttribute('href');
    const position = rows.findIndex((row) => link.to(row) === to);
    if (!to || position < 0) return;
    if (isPlainClick(event)) {
      event.preventDefault();
      navigate(to, { state: link.state?.(position) });
    } else if (!control && event.button === 0) window.open(to, '_blank', 'noopener');
  };
};
