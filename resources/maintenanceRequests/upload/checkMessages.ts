import type { WorkbookReport } from './workbookReport';

/** The steps of a check, in order. */
export const checkSteps = ['reading', 'opening', 'checking'] as const;
export type CheckStep = (typeof checkSteps)[number];

/** Messages from the page to the worker: check a file, then possibly mark it. */
export type CheckRequest = { type: 'check'; file: Blob } | { type: 'mark' };

/** Messages from the worker to the page. */
export type CheckAnswer =
  | { type: 'step'; step: CheckStep }
  | { type: 'report'; report: WorkbookReport }
  | { type: 'marked'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed' };
