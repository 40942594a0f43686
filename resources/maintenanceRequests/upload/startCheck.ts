import { workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import type { CheckAnswer, CheckRequest, CheckStep } from './checkMessages';
import type { WorkbookReport } from './workbookReport';

/** A check under way in a worker of its own. */
export interface WorkbookCheck {
  /** Undefined when the browser could not check the file; the server checks it in any case. */
  readonly report: Promise<WorkbookReport | undefined>;
  /** The same workbook with the findings marked. */
  mark(): Promise<Blob>;
  stop(): void;
}

/** Checks a file in a worker, so that the page stays responsive. */
export const startCheck = (file: File, onStep: (step: CheckStep) => void): WorkbookCheck => {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./workbookCheck.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return {
      report: Promise.resolve(undefined),
      mark: () => Promise.reject(new Error('There is no worker')),
      stop: () => undefined,
    };
  }
  const running = worker;
  const send = (request: CheckRequest) => running.postMessage(request);
  let take: ((marked: Blob | Error) => void) | undefined;

  const report = new Promise<WorkbookReport | undefined>((resolve) => {
    running.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.type === 'step') onStep(data.step);
      if (data.type === 'report') resolve(data.report);
      if (data.type === 'marked') take?.(new Blob([data.bytes], { type: workbookMediaType }));
      if (data.type === 'failed') {
        resolve(undefined);
        take?.(new Error('The workbook could not be marked'));
      }
    };
    running.onerror = () => resolve(undefined);
  });
  send({ type: 'check', file });

  return {
    report,
    mark: () =>
      new Promise((resolve, reject) => {
        take = (marked) => (marked instanceof Error ? reject(marked) : resolve(marked));
        send({ type: 'mark' });
      }),
    stop: () => running.terminate(),
  };
};
