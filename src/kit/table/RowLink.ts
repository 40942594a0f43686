import type { RaRecord } from 'ra-core';

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
