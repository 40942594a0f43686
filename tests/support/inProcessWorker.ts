import { Blob as NodeBlob } from 'node:buffer';
import { vi } from 'vitest';
import { answerChecks } from '../../resources/maintenanceRequests/upload/answerChecks';
import type { CheckAnswer, CheckRequest } from '../../resources/maintenanceRequests/upload/checkMessages';
import { blobBytes } from './blobBytes';

/** A request as it arrives in a worker: with the blobs of Node, which know arrayBuffer. */
const received = async (request: CheckRequest): Promise<CheckRequest> =>
  request.type === 'check'
    ? { ...request, file: new NodeBlob([await blobBytes(request.file)]) as Blob }
    : request;

/** jsdom has no workers: the file check runs beside the page instead, over the same messages. */
export const useInProcessWorker = (): void => {
  class InProcessWorker {
    onmessage?: (event: { data: CheckAnswer }) => void;
    onerror?: () => void;
    #isRunning = true;
    readonly #handle = answerChecks((data) => {
      if (this.#isRunning) this.onmessage?.({ data });
    });

    postMessage(request: CheckRequest) {
      void received(request).then(this.#handle);
    }

    terminate() {
      this.#isRunning = false;
    }
  }
  vi.stubGlobal('Worker', InProcessWorker);
};
