import { answerChecks } from './answerChecks';
import type { CheckRequest } from './checkMessages';

// Nothing else may import this file: the spreadsheet library lives in the worker only.
const handle = answerChecks((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  void handle(data);
};
