import type { MaintenanceColumn } from '../../../contract/rules/maintenanceLimits';
import {
  type FoundHeadings,
  type LineFault,
  lineFaults,
  type Reading,
} from '../../../contract/rules/maintenanceMessages';
import type { StructureFault } from '../../../workbook/faults';

const readings = ['asNumber', 'withSpaces'] as const satisfies readonly Reading[];

/**
 * The kinds of findings: first the faults of a line, starting with those that show in the file alone; the
 * last two only say how a value was read.
 */
export const findingKinds = [...(Object.keys(lineFaults) as LineFault[]), 'other', ...readings] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A finding about a cell; `row` is the row in the sheet. */
export interface Finding {
  readonly row: number;
  readonly column: MaintenanceColumn;
  readonly kind: FindingKind;
  /** The NIF as it was read. */
  readonly value: string;
  readonly message: string;
  /** For repeated lines: the row of the first, which can stay if the others go. */
  readonly firstRow?: number | undefined;
}

/** Findings of one kind: how many there are, in how many lines, and the first of them. */
export interface FindingGroup {
  readonly kind: FindingKind;
  readonly count: number;
  readonly lineCount: number;
  readonly first: readonly Finding[];
}

/** The result of a maintenance file's check, before anything is registered (spec 2.7). */
export interface WorkbookReport {
  /** Why it can't be a maintenance file at all. */
  readonly structure: 'unreadable' | StructureFault | undefined;
  /** The field's message for a file that can't be one. */
  readonly refusal?: string | undefined;
  /** The headings of the sheets, if none has the right ones. */
  readonly found?: readonly FoundHeadings[] | undefined;
  readonly lineCount: number;
  /** The number of lines without a fault. */
  readonly readyCount: number;
  /** The number of lines to remove for the others to be accepted: the first of repeated ones may stay. */
  readonly removableCount: number;
  readonly groups: readonly FindingGroup[];
  /** Whether the server has checked the lines too; otherwise only faults that show in the file alone are known. */
  readonly isConfirmed: boolean;
}

/** Returns whether a kind of finding makes the server return the file. */
export const isProblem = (kind: FindingKind): boolean => kind !== 'asNumber' && kind !== 'withSpaces';

/** Returns the kind of a fault named by the server; one that is not known here is 'other'. */
export const kindOfFault = (fault: string): FindingKind =>
  fault in lineFaults ? (fault as LineFault) : 'other';
