import {
  type RaRecord,
  type SortPayload,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, type SyntheticEvent, useCallback, useContext, useId, useMemo } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { type SortDirection, Table } from '../../ui/table/Table';
import { cellLook } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { formatDay } from '../format/lisbonTime';
import { findScreen } from '../resource/findScreen';
import { RegistryContext } from '../resource/registryContext';
import { ResultRow } from './ResultRow';
import type { TableLink } from './RowLink';
import { useFollowedLink } from './useFollowedLink';

interface PlainTableProps<Row extends RaRecord> {
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
  onSort?: ((sort: SortPayload) => void) | undefined;
}

const directionIn = (sort: SortPayload | undefined, source: string): SortDirection => {
  if (sort?.field !== source) return 'none';
  return sort.order === 'ASC' ? 'ascending' : 'descending';
};

/** A table of rows; on small screens each row becomes a card. */
export const PlainTable = <Row extends RaRecord>(props: PlainTableProps<Row>) => {
  const { name, rows, columns, rowLink, rowNote, isStale = false, sort, onSort } = props;
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
      onPress: () => onSort?.({ field: source, order: direction === 'ascending' ? 'DESC' : 'ASC' }),
    };
  };
  const headings = columns.map((column, i) => ({
    key: column.source,
    text: labels[i] ?? '',
    isUnseen: column.kind === 'custom' && column.compact,
    className: cellLook(column),
    sort: onSort && column.sortable ? sortBy(column.source) : undefined,
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
