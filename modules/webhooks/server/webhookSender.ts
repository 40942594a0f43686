import type { WebhookFailure } from '../../../contract/rules/webhookEvents';

/** A call to an address of a provider. */
export interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a call: the answer's status and its Retry-After header, or why there was none. */
export type WebhookAnswer =
  | { readonly status: number; readonly retryAfter: string | null }
  | { readonly failure: WebhookFailure };

/** Makes calls to addresses that strangers chose, and to none that is not public; never throws because of the receiver. */
export type WebhookSender = (call: WebhookCall) => Promise<WebhookAnswer>;

/** How addresses of providers are called. */
export interface Webhooks {
  readonly send: WebhookSender;
  /** Whether http and addresses that are not public are accepted, for trying; they are not when absent. */
  readonly allowsPrivate?: boolean;
  /** Told what came of each attempt, and how long after its message was written, for the metrics. */
  readonly onAttempt?:
    | ((outcome: WebhookFailure | 'delivered', secondsSinceWritten: number) => void)
    | undefined;
}
