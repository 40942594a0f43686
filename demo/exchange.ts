import type { Mail } from '../server/mail/mailer';

/** A request on its way from the page to the server in its worker. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
}

/** An answer on its way back. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
}

/** A message from the page to the server's worker. */
export type ToServer =
  | { readonly type: 'start'; readonly publicUrl: string }
  | { readonly type: 'request'; readonly id: number; readonly request: SentRequest };

/** A message from the server's worker to the page. */
export type FromServer =
  | { readonly type: 'ready' }
  | { readonly type: 'failed' }
  | { readonly type: 'mail'; readonly mail: Mail }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SentAnswer };
