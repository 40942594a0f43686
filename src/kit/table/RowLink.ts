import type { RaRecord } from 'ra-core';

/** The link at the end of every row, such as 'Detalhe'. */
export interface RowLink<Row extends RaRecord = RaRecord> {
  /** Translation key. */
  label: string;
  /** The action on the resource without which there is no link. */
  action: string;
  to: (row: Row) => string;
  /** Where the list stands, unless the record's page belongs to it. */
  listPath?: string;
}

/** The same as a table draws it. */
export interface DrawnLink<Row extends RaRecord> extends Pick<RowLink<Row>, 'label' | 'to'> {
  /** What the link of the row at a position carries as the state of its history entry. */
  state?: (position: number) => object;
}
