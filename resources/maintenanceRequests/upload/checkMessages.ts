import type { WorkbookReport } from './workbookReport';

/** The steps of a check, in their order. */
export const checkSteps = ['reading', 'opening', 'checking'] as const;
export type CheckStep = (typeof checkSteps)[number];

/** What the page asks of the worker: first to check a file, then perhaps to mark it. */
export type CheckRequest = { type: 'check'; file: Blob } | { type: 'mark' };

/** What the worker answers. */
export type CheckAnswer =
  | { type: 'step'; step: CheckStep }
  | { type: 'report'; report: WorkbookReport }
  | { type: 'marked'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed' };
