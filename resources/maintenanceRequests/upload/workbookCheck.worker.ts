import { answerChecks } from './answerChecks';
import type { CheckRequest } from './checkMessages';

// Nothing else may import this file: the spreadsheet library must stay in the worker.
const handle = answerChecks((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  void handle(data);
};
