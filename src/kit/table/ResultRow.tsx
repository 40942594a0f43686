import type { RaRecord } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { buttonClass } from '../../ui/buttons/Button';
import { DataRow, TableCell, TableRow } from '../../ui/table/Table';
import { cellKinds } from '../fields/cellKinds';
import { type Field, kindOf } from '../fields/Field';
import { type CellSurroundings, cellContent } from './CellValue';
import type { FollowedLink } from './useFollowedLink';

interface ResultRowProps<Row extends RaRecord> {
  row: Row;
  /** For the element that tells it apart; no other row of the page has it. */
  id: string;
  /** From 0, among the rows. */
  position: number;
  columns: readonly Field<Row>[];
  /** Translated headings, in the order of the columns. */
  labels: readonly string[];
  around: CellSurroundings;
  link: FollowedLink<Row> | undefined;
  /** What a row of its own says below this one. */
  note?: ReactNode;
  /** The day on which it is drawn: what it tells of days is drawn anew on the next. */
  today: string;
}

/** One result. Its link is described by the first value that tells rows apart. */
const DrawnRow = <Row extends RaRecord>(props: ResultRowProps<Row>) => {
  const { row, id, position, columns, labels, around, link, note } = props;
  const telling = columns.findIndex((column) => !column.cell && row[column.source]);
  const cells = columns.map((column, i) => ({
    key: column.source,
    id: i === telling ? id : undefined,
    label: labels[i],
    className: column.cell ? undefined : cellKinds[kindOf(column)].look,
    content: cellContent(column, row, around),
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

/** The same, drawn anew only where something of it has changed. */
export const ResultRow = memo(DrawnRow) as typeof DrawnRow;
