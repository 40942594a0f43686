import { judgePdf } from '../../../contract/pdf/judgePdf';

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) =>
  self.postMessage(judgePdf({ content: new Uint8Array(data) }));
