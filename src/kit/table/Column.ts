import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

interface ColumnBase {
  source: string;
  /** Translation key of the heading; `resources.<resource>.fields.<source>` when absent. */
  label?: string;
  /** Whether a press of its heading sorts by it; what it is sorted by is up to the server. */
  sortable?: true;
}

/** One column of a results table. */
export type Column<Row extends RaRecord = RaRecord> = ColumnBase &
  /** `code` is a text that is never broken over lines, such as a tax number. */
  (
    | { kind?: 'text' | 'code' | 'moment' | 'yesNo' }
    /** Drawn by the resource itself; `compact` leaves the heading to screen readers, as for icons. */
    | { kind: 'custom'; render: (row: Row) => ReactNode; compact?: boolean }
  );

/** The link at the end of every row, such as 'Detalhe'. */
export interface RowLink<Row extends RaRecord = RaRecord> {
  /** Translation key. */
  label: string;
  /** The action on the resource without which there is no link. */
  action: string;
  to: (row: Row) => string;
}
