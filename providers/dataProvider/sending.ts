import type { OnProgress } from '../http/sendingProgress';

/** What a screen may give as `meta` of what it sends with files. */
export interface Sending {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  /** Under which the server does it once, however often it is sent. */
  idempotencyKey?: string | undefined;
}
