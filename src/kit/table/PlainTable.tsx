import { type RaRecord, useTranslate, useTranslateLabel } from 'ra-core';
import type { ReactNode, SyntheticEvent } from 'react';
import { useLoadAhead } from '../resource/useLoadAhead';
import type { Column, RowLink } from './Column';
import { ResultRow } from './ResultRow';
import { tableRoles } from './tableRoles';
import './table.css';

interface PlainTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The link at the end of every row; no link when absent. */
  rowLink?: Pick<RowLink<Row>, 'label' | 'to'> | undefined;
  /** What a row of its own says below some rows. */
  rowNote?: ((row: Row) => ReactNode) | undefined;
  /** Whether the rows are about to be replaced. */
  isStale?: boolean;
}

/** Rows in columns. On small screens each row becomes a card. */
export const PlainTable = <Row extends RaRecord>(props: PlainTableProps<Row>) => {
  const { name, rows, columns, rowLink, rowNote, isStale = false } = props;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const loadAhead = useLoadAhead();
  const onApproach = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (link) loadAhead(link.pathname);
  };
  const headings = columns.map(({ source, label }) => String(translateLabel({ source, label })));

  return (
    <div className="kit-table-room">
      <table {...tableRoles.table} aria-label={name} aria-busy={isStale} className="kit-table">
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map((column, i) => (
              <th key={column.source} {...tableRoles.columnHeader} scope="col">
                <span className={column.kind === 'custom' && column.compact ? 'kit-unseen' : undefined}>
                  {headings[i]}
                </span>
              </th>
            ))}
            {rowLink && (
              <th {...tableRoles.columnHeader} scope="col">
                <span className="kit-unseen">{translate('kit.table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} onPointerOver={onApproach} onFocus={onApproach}>
          {rows.map((row) => (
            <ResultRow
              key={row.id}
              row={row}
              columns={columns}
              headings={headings}
              rowLink={rowLink}
              note={rowNote?.(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
