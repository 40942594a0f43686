import type { MaintenanceFinding } from '../../../contract/entities/annualMaintenance';
import type { MaintenanceColumn } from '../../../contract/rules/maintenanceLimits';
import type { FoundHeadings, LineFault, Reading } from '../../../contract/rules/maintenanceMessages';
import type { StructureFault } from '../../../workbook/faults';

/** The verdict on a maintenance file before anything is registered (spec 2.7): the browser's, with the server's beside it. */
export interface Verdict {
  /** What the server will do with the file, as far as that can be known; a key of `forecastTexts`. */
  readonly forecast: Exclude<Forecast, 'unknown'>;
  /** Why the file can't be a maintenance file at all. */
  readonly structure: 'unreadable' | StructureFault | undefined;
  /** Why the server would refuse the file as a whole. */
  readonly refusal?: string | undefined;
  /** The headings of the sheets, if none has the right ones. */
  readonly found?: readonly FoundHeadings[] | undefined;
  readonly lineCount: number;
  /** The number of lines without a fault. */
  readonly readyCount: number;
  /** The number of lines to remove for the others to be accepted: the first of repeated ones may stay. */
  readonly removableCount: number;
  readonly groups: readonly FindingGroup[];
  /** The number of lines that need not be in it: they are accepted as any other. */
  readonly renewedCount?: number | undefined;
  /** Whether the server has checked the lines too; otherwise only faults that show in the file alone are known. */
  readonly isConfirmed: boolean;
}

/** What the server will do with a file: unknown, refuse it, return it marked, or register its lines, confirmed or not. */
export type Forecast = 'unknown' | 'refused' | 'returned' | 'registered' | 'confirmed';

/** A fault of a line, 'other' for one that only the server knows, or how a value was read. */
export type FindingKind = LineFault | 'other' | Reading;

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

/** The server's part of a verdict: the faults of the lines, or why it would refuse the file; empty if it has no check. */
export interface ServersVerdict {
  readonly found?: readonly MaintenanceFinding[] | undefined;
  /** The number of lines of tariffs that were renewed already. */
  readonly renewedCount?: number | undefined;
  readonly refusal?: string | undefined;
}

/** The steps of a check, in order; the server does the last one. */
export const checkSteps = ['reading', 'opening', 'checking', 'confirming'] as const;
export type CheckStep = (typeof checkSteps)[number];

/** Requests to the worker for a verdict: on a file by itself, then on the same file with the server's part. */
export type JudgeRequest = { type: 'judge'; file: Blob } | { type: 'confirm'; server: ServersVerdict };

/** Requests for a workbook: the judged file with its findings marked or without its wrong lines, or one with new rows. */
export type WriteRequest =
  | { type: 'mark' }
  | { type: 'removeWrong' }
  | { type: 'write'; rows: readonly (readonly string[])[]; besides: readonly string[] };

/** Messages from the worker: the steps of a check, and one answer to each request, in order. */
export type WorkerAnswer =
  | { type: 'step'; step: CheckStep }
  | { type: 'verdict'; verdict: Verdict }
  | { type: 'workbook'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed' };
