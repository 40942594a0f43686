import { inspectPdfWithDigest } from '../../../contract/pdf/inspectPdfWithDigest';

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) =>
  self.postMessage(inspectPdfWithDigest({ content: new Uint8Array(data) }));
