import type { RaRecord } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { buttonClass } from '../../ui/buttons/Button';
import { DataRow, TableCell, TableRow } from '../../ui/table/Table';
import { cellLook } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { type CellEnvironment, cellContent } from './CellValue';
import type { FollowedLink } from './useFollowedLink';

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
export const ResultRow = memo(UnmemoizedResultRow) as typeof UnmemoizedResultRow;
