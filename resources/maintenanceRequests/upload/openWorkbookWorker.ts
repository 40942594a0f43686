import { workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import type { CheckStep, JudgeRequest, Verdict, WorkerAnswer, WriteRequest } from './workbookVerdict';

/** A worker that judges a maintenance file and writes workbooks, so that the page stays responsive. */
interface WorkbookWorker {
  /** Resolves to undefined if the browser can't judge the file; the server checks it in any case. */
  judge(request: JudgeRequest): Promise<Verdict | undefined>;
  /** Rejects if the workbook could not be made. */
  write(request: WriteRequest): Promise<Blob>;
  stop(): void;
}

/** Opens a worker for one file; without worker support every request fails. */
export const openWorkbookWorker = (onStep?: (step: CheckStep) => void): WorkbookWorker => {
  const worker = startWorker();
  // Answers arrive in the order of the requests.
  const waiting: ((answer: WorkerAnswer) => void)[] = [];
  const fail = () => {
    for (const take of waiting.splice(0)) take({ type: 'failed' });
  };
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.type === 'step') onStep?.(data.step);
      else waiting.shift()?.(data);
    };
    worker.onerror = fail;
  }
  const ask = (request: JudgeRequest | WriteRequest) =>
    new Promise<WorkerAnswer>((resolve) => {
      waiting.push(resolve);
      if (worker) worker.postMessage(request);
      else fail();
    });
  return {
    judge: async (request) => {
      const answer = await ask(request);
      return answer.type === 'verdict' ? answer.verdict : undefined;
    },
    write: async (request) => {
      const answer = await ask(request);
      if (answer.type !== 'workbook') throw new Error('The workbook could not be made');
      return new Blob([answer.bytes], { type: workbookMediaType });
    },
    stop: () => worker?.terminate(),
  };
};

const startWorker = (): Worker | undefined => {
  try {
    return new Worker(new URL('./judgeWorkbook.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
};
