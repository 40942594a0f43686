import type { MaintenanceColumn } from '../../../contract/rules/maintenanceLimits';
import { type LineFault, lineFaults, type Reading, type StructureFault } from '../../../workbook/faults';
import type { FoundHeadings } from '../../../workbook/readMaintenanceSheet';

const readings = ['asNumber', 'withSpaces'] as const satisfies readonly Reading[];

/** Kinds of findings: what is wrong with a line, first what the file alone tells; the last two only tell how a value was read. */
export const findingKinds = [...(Object.keys(lineFaults) as LineFault[]), 'other', ...readings] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Something about a cell; `row` is the row in the sheet. */
export interface Finding {
  readonly row: number;
  readonly column: MaintenanceColumn;
  readonly kind: FindingKind;
  /** The NIF as it was read. */
  readonly value: string;
  readonly message: string;
  /** Of lines that name the same: the row of the first, which can stay when the others go. */
  readonly firstRow?: number | undefined;
}

/** Findings of one kind: how many there are, in how many lines, and the first of them. */
export interface FindingGroup {
  readonly kind: FindingKind;
  readonly count: number;
  readonly lineCount: number;
  readonly first: readonly Finding[];
}

/** What a maintenance file holds, as its check tells it before anything is registered (spec 2.7). */
export interface WorkbookReport {
  /** Why it can't be a maintenance file at all. */
  readonly structure: 'unreadable' | StructureFault | undefined;
  /** What the sheets have instead, where none has the headings. */
  readonly found?: readonly FoundHeadings[] | undefined;
  readonly lineCount: number;
  /** Lines that nothing is wrong with. */
  readonly readyCount: number;
  /** Lines that must go for the others to be accepted: of repeated ones, the first may stay. */
  readonly removableCount: number;
  readonly groups: readonly FindingGroup[];
  /** Whether the server has looked at the lines, too; without it, only what the file alone tells is known. */
  readonly isConfirmed: boolean;
}

/** Whether a finding makes the server return the file. */
export const isProblem = (kind: FindingKind): boolean => kind !== 'asNumber' && kind !== 'withSpaces';

/** The kind of a fault that a server names, which may know others. */
export const kindOfFault = (fault: string): FindingKind =>
  fault in lineFaults ? (fault as LineFault) : 'other';
