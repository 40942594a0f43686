import { type FaultInFile, faultsInFile, type Reading, type StructureFault } from '../../../workbook/faults';
import type { FoundHeadings, MaintenanceColumn } from '../../../workbook/readMaintenanceSheet';

/** Kinds of findings; the last two only tell how a value was read. */
export const findingKinds = [...faultsInFile, 'asNumber', 'withSpaces'] as const satisfies readonly (
  | FaultInFile
  | Reading
)[];
export type FindingKind = (typeof findingKinds)[number];

/** Something about a cell; `row` is the row in the sheet. */
export interface Finding {
  readonly row: number;
  readonly column: MaintenanceColumn;
  readonly kind: FindingKind;
  /** The NIF as it was read. */
  readonly value: string;
  readonly message: string;
}

/** Findings of one kind: how many there are, and the first of them. */
export interface FindingGroup {
  readonly kind: FindingKind;
  readonly count: number;
  readonly first: readonly Finding[];
}

/** What a maintenance file holds, as its check tells it before anything is sent (spec 2.7). */
export interface WorkbookReport {
  /** Why it can't be a maintenance file at all. */
  readonly structure: 'unreadable' | StructureFault | undefined;
  /** What the sheets have instead, where none has the headings. */
  readonly found?: readonly FoundHeadings[] | undefined;
  readonly lineCount: number;
  readonly groups: readonly FindingGroup[];
}

/** Whether a finding makes the server return the file. */
export const isProblem = (kind: FindingKind): boolean => kind !== 'asNumber' && kind !== 'withSpaces';
