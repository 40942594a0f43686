import { judgeWorkbook } from './judgeWorkbook';
import type { JudgeRequest, WriteRequest } from './workbookVerdict';

// Nothing else may import this file: the spreadsheet library must stay in the worker.
const handle = judgeWorkbook((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<JudgeRequest | WriteRequest>) => {
  void handle(data);
};
