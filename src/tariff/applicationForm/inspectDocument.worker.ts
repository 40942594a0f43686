import { inspectPdfWithDigest } from '../../../documents/inspectPdfWithDigest';

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) =>
  self.postMessage(inspectPdfWithDigest(new Uint8Array(data)));
