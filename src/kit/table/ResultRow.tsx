import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { TableCell, TableRow } from '../../ui/table/Table';
import { cellKinds } from '../fields/cellKinds';
import { type Field, kindOf } from '../fields/Field';
import { ButtonLink } from '../navigation/ButtonLink';
import { cellContent } from './CellValue';
import type { DrawnLink } from './RowLink';

interface ResultRowProps<Row extends RaRecord> {
  row: Row;
  /** From 0, among the rows. */
  position: number;
  columns: readonly Field<Row>[];
  /** Translated headings, in the order of the columns. */
  labels: readonly string[];
  rowLink: DrawnLink<Row> | undefined;
  /** What a row of its own says below this one. */
  note?: ReactNode;
}

/** One result. Its link is described by the first value that tells rows apart. */
export const ResultRow = <Row extends RaRecord>(props: ResultRowProps<Row>) => {
  const { row, position, columns, labels, rowLink, note } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const id = useId();
  const telling = columns.findIndex((column) => !column.cell && row[column.source]);
  return (
    <>
      <TableRow>
        {columns.map((column, i) => (
          <TableCell
            key={column.source}
            id={i === telling ? id : undefined}
            label={labels[i]}
            className={column.cell ? undefined : cellKinds[kindOf(column)].look}
          >
            {cellContent(column, row, { resource, translate })}
          </TableCell>
        ))}
        {rowLink && (
          <TableCell className="action">
            <ButtonLink
              to={rowLink.to(row)}
              state={rowLink.state?.(position)}
              size="small"
              aria-describedby={id}
            >
              {translate(rowLink.label)}
            </ButtonLink>
          </TableCell>
        )}
      </TableRow>
      {note && (
        <TableRow className="note">
          <TableCell colSpan={columns.length + (rowLink ? 1 : 0)}>{note}</TableCell>
        </TableRow>
      )}
    </>
  );
};
