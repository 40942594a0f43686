import type { CheckRequest } from './checkMessages';
import { handleCheckRequests } from './handleCheckRequests';

// Nothing else may import this file: the spreadsheet library must stay in the worker.
const handle = handleCheckRequests((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  void handle(data);
};
