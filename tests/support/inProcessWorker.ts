import { Blob as NodeBlob } from 'node:buffer';
import { vi } from 'vitest';
import { judgeWorkbook } from '../../resources/maintenanceRequests/upload/judgeWorkbook';
import type {
  JudgeRequest,
  WorkerAnswer,
  WriteRequest,
} from '../../resources/maintenanceRequests/upload/workbookVerdict';
import { blobBytes } from './blobBytes';

type Request = JudgeRequest | WriteRequest;

/** Converts a message to how a worker receives it, with Node's blobs, which have arrayBuffer. */
const received = async (request: Request): Promise<Request> =>
  request.type === 'judge'
    ? { ...request, file: new NodeBlob([await blobBytes(request.file)]) as Blob }
    : request;

/** Replaces the worker of the file check, since jsdom has no workers: the same messages in the same process. */
export const runWorkerInProcess = (): void => {
  class InProcessWorker {
    onmessage?: (event: { data: WorkerAnswer }) => void;
    onerror?: () => void;
    #isRunning = true;
    readonly #handle = judgeWorkbook((data) => {
      if (this.#isRunning) this.onmessage?.({ data });
    });

    postMessage(request: Request) {
      void received(request).then(this.#handle);
    }

    terminate() {
      this.#isRunning = false;
    }
  }
  vi.stubGlobal('Worker', InProcessWorker);
};
