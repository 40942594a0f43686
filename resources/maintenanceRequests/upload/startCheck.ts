import type { MaintenanceFinding } from '../../../contract/entities/annualMaintenance';
import { workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import type { CheckAnswer, CheckRequest, CheckStep } from './checkMessages';
import type { WorkbookReport } from './workbookReport';

/** A check that is running in its own worker. */
export interface WorkbookCheck {
  /** Undefined when the browser could not check the file; the server checks it in any case. */
  readonly report: Promise<WorkbookReport | undefined>;
  /** Returns the report with the server's findings. */
  confirm(found: readonly MaintenanceFinding[]): Promise<WorkbookReport | undefined>;
  /** Returns the checked workbook with the findings marked. */
  mark(): Promise<Blob>;
  /** Returns a workbook of the same lines without the wrong ones. */
  removeWrong(): Promise<Blob>;
  stop(): void;
}

type Answer = Exclude<CheckAnswer, { type: 'step' }>;

/** Checks a file in a worker, so that the page stays responsive. */
export const startCheck = (file: File, onStep: (step: CheckStep) => void): WorkbookCheck => {
  const { askForReport, askForWorkbook, stop } = openWorker(onStep);
  return {
    report: askForReport({ type: 'check', file }),
    confirm: (found) => askForReport({ type: 'confirm', found }),
    mark: () => askForWorkbook({ type: 'mark' }),
    removeWrong: () => askForWorkbook({ type: 'removeWrong' }),
    stop,
  };
};

/** Has a worker write a workbook that does not come from a file. */
export const writeWorkbookInWorker = async (
  request: Extract<CheckRequest, { type: 'write' }>,
): Promise<Blob> => {
  const { askForWorkbook, stop } = openWorker();
  try {
    return await askForWorkbook(request);
  } finally {
    stop();
  }
};

/** Opens a worker and returns the requests that it takes; without worker support every request fails. */
const openWorker = (onStep?: (step: CheckStep) => void) => {
  const worker = startWorker();
  // Answers arrive in the order of the requests.
  const waiting: ((answer: Answer) => void)[] = [];
  const fail = () => {
    for (const take of waiting.splice(0)) take({ type: 'failed' });
  };
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.type === 'step') onStep?.(data.step);
      else waiting.shift()?.(data);
    };
    worker.onerror = fail;
  }
  const ask = (request: CheckRequest) =>
    new Promise<Answer>((resolve) => {
      waiting.push(resolve);
      if (worker) worker.postMessage(request);
      else fail();
    });
  const askForReport = async (request: CheckRequest) => {
    const answer = await ask(request);
    return answer.type === 'report' ? answer.report : undefined;
  };
  const askForWorkbook = async (request: CheckRequest) => {
    const answer = await ask(request);
    if (answer.type !== 'workbook') throw new Error('The workbook could not be made');
    return new Blob([answer.bytes], { type: workbookMediaType });
  };
  return { askForReport, askForWorkbook, stop: () => worker?.terminate() };
};

const startWorker = (): Worker | undefined => {
  try {
    return new Worker(new URL('./workbookCheck.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
};
