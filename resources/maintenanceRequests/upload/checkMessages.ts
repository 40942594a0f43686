import type { MaintenanceFinding } from '../../../contract/entities/annualMaintenance';
import type { WorkbookReport } from './workbookReport';

/** The steps of a check, in order; the server does the last one. */
export const checkSteps = ['reading', 'opening', 'checking', 'confirming'] as const;
export type CheckStep = (typeof checkSteps)[number];

/**
 * Messages from the page to the worker: check a file; then apply the server's findings, mark the findings, or
 * remove the wrong lines. Without a file: write one with these rows. Each gets one answer, in order, besides
 * the steps.
 */
export type CheckRequest =
  | { type: 'check'; file: Blob }
  | { type: 'confirm'; found: readonly MaintenanceFinding[] }
  | { type: 'mark' }
  | { type: 'removeWrong' }
  | { type: 'write'; rows: readonly (readonly string[])[]; besides: readonly string[] };

/** Messages from the worker to the page. */
export type CheckAnswer =
  | { type: 'step'; step: CheckStep }
  | { type: 'report'; report: WorkbookReport }
  | { type: 'workbook'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed' };
