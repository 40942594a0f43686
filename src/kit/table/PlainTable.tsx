import {
  type RaRecord,
  type SortPayload,
  useEvent,
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
import { DataRow, type SortDirection, Table, TableCell, TableRow } from '../../ui/table/Table';
import { cellLook } from '../fields/cellKinds';
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
  const link = useFollowedLink(rowLink);
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
    isUnseen: column.kind === 'custom' && column.compact,
    className: cellLook(column),
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
    >
      {rows.map((row, position) => (
        <ResultRow
          key={row.id}
          row={row}
          id={`${id}-${position}`}
          position={position}
          columns={columns}
          labels={labels}
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
      if (screen) void loadable(screen.load).prefetch();
    },
    [registry, resource],
  );
};

interface ResultRowProps<Row extends RaRecord> {
  row: Row;
  /** The id for the cell that distinguishes the row from others; unique on the page. */
  id: string;
  /** The position among the rows, from 0. */
  position: number;
  columns: readonly Field<Row>[];
  /** Translated headings, in the order of the columns. */
  labels: readonly string[];
  environment: CellEnvironment;
  link: FollowedLink<Row> | undefined;
  /** Shown in an extra row below this one. */
  note?: ReactNode;
  /** The day of rendering; a new one renders the row again, because its content may depend on the day. */
  today: string;
}

/** One result. Its link is described by the first cell with a plain value, which distinguishes it from other rows. */
const UnmemoizedResultRow = <Row extends RaRecord>(props: ResultRowProps<Row>) => {
  const { row, id, position, columns, labels, environment, link, note } = props;
  const titleColumn = columns.findIndex((column) => !column.cell && row[column.source]);
  const cells = columns.map((column, i) => ({
    key: column.source,
    id: i === titleColumn ? id : undefined,
    label: labels[i],
    className: cellLook(column),
    content: cellContent(column, row, environment),
  }));
  const action = link && {
    key: 'actions',
    className: 'action',
    content: (
      <a
        href={link.to(row)}
        className={buttonClass({ size: 'small' })}
        aria-describedby={id}
        onClick={(event) => link.onClick(event, position)}
      >
        {link.text}
      </a>
    ),
  };
  return (
    <>
      <DataRow cells={action ? [...cells, action] : cells} isNoted={Boolean(note)} />
      {note && (
        <TableRow className="note">
          <TableCell colSpan={columns.length + (link ? 1 : 0)}>{note}</TableCell>
        </TableRow>
      )}
    </>
  );
};

/** A result's row, with its note in a second one; renders again only if one of its props has changed. */
const ResultRow = memo(UnmemoizedResultRow) as typeof UnmemoizedResultRow;

/** The link at the end of every row, ready to render. */
interface FollowedLink<Row extends RaRecord = RaRecord> {
  /** Translated. */
  text: string;
  to: (row: Row) => string;
  /** Handles a click on the link in the row at a position. */
  onClick: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}

/**
 * Returns one link for all rows, with a single click handler, because React Router's own `Link` costs each row two
 * dozen hooks. It is stable between renders.
 */
const useFollowedLink = <Row extends RaRecord>(
  link: TableLink<Row> | undefined,
): FollowedLink<Row> | undefined => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const onClick = useEvent((event: MouseEvent<HTMLAnchorElement>, position: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    navigate(pathname + search, { state: link?.state?.(position) });
  });
  const to = link?.to;
  const text = link && translate(link.label);
  return useMemo(() => (to && text ? { text, to, onClick } : undefined), [text, to, onClick]);
};
