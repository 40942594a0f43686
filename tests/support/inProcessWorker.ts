import { Blob as NodeBlob } from 'node:buffer';
import { vi } from 'vitest';
import type { CheckAnswer, CheckRequest } from '../../resources/maintenanceRequests/upload/checkMessages';
import { handleCheckRequests } from '../../resources/maintenanceRequests/upload/handleCheckRequests';
import { blobBytes } from './blobBytes';

/** Converts a message to how a worker receives it, with Node's blobs, which have arrayBuffer. */
const received = async (request: CheckRequest): Promise<CheckRequest> =>
  request.type === 'check'
    ? { ...request, file: new NodeBlob([await blobBytes(request.file)]) as Blob }
    : request;

/** Replaces the worker of the file check, since jsdom has no workers: the same messages in the same process. */
export const runWorkerInProcess = (): void => {
  class InProcessWorker {
    onmessage?: (event: { data: CheckAnswer }) => void;
    onerror?: () => void;
    #isRunning = true;
    readonly #handle = handleCheckRequests((data) => {
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
