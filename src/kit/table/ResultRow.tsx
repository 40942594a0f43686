import { type RaRecord, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../buttons/ButtonLink';
import { CellValue } from './CellValue';
import type { Column, RowLink } from './Column';
import { tableRoles } from './tableRoles';

interface ResultRowProps<Row extends RaRecord> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Translated headings, in the order of the columns. */
  headings: readonly string[];
  rowLink: Pick<RowLink<Row>, 'label' | 'to'> | undefined;
  /** What a row of its own says below this one. */
  note?: ReactNode;
}

/** One result. Its link is described by the first value that tells rows apart. */
export const ResultRow = <Row extends RaRecord>(props: ResultRowProps<Row>) => {
  const { row, columns, headings, rowLink, note } = props;
  const translate = useTranslate();
  const id = useId();
  const telling = columns.findIndex((column) => column.kind !== 'custom' && row[column.source]);
  return (
    <>
      <tr {...tableRoles.row}>
        {columns.map((column, i) => (
          <td
            key={column.source}
            {...tableRoles.cell}
            id={i === telling ? id : undefined}
            data-label={headings[i]}
            className={column.kind === 'moment' || column.kind === 'code' ? 'unbroken' : undefined}
          >
            <CellValue column={column} row={row} />
          </td>
        ))}
        {rowLink && (
          <td {...tableRoles.cell} className="action">
            <ButtonLink to={rowLink.to(row)} size="small" aria-describedby={id}>
              {translate(rowLink.label)}
            </ButtonLink>
          </td>
        )}
      </tr>
      {note && (
        <tr {...tableRoles.row} className="note">
          <td {...tableRoles.cell} colSpan={columns.length + (rowLink ? 1 : 0)}>
            {note}
          </td>
        </tr>
      )}
    </>
  );
};
