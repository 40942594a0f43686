import { z } from 'zod';
import { day, moment } from '../../../contract/entities/moment';
import { webhookEvents, webhookFailures, webhookTypes } from '../../../contract/rules/webhookEvents';
import { webhookStates } from './webhookRules';

const id = z.int32().positive();
const failures = Object.keys(webhookFailures) as [
  keyof typeof webhookFailures,
  ...(keyof typeof webhookFailures)[],
];

/** An address that a provider's system is told at, without its secret. */
export const webhook = z.object({
  id,
  providerId: id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isEnabled: z.boolean(),
  /** Why the server disabled it; null if it is enabled or a person did. */
  disabledBecause: z.enum(failures).nullable(),
  createdOn: moment,
  /** Who created it: an e-mail, or the name of who has none. */
  createdBy: z.string(),
  /** Until when messages are also signed with the secret before; null if there is none. */
  formerSecretUntil: moment.nullable(),
  lastDeliveredOn: moment.nullable(),
  /** Since when every attempt has failed; null if the last one did not. */
  failingSince: moment.nullable(),
  /** Messages still to be delivered, and those given up within the days for which they are kept. */
  pending: z.int().nonnegative(),
  failed: z.int().nonnegative(),
});
export type Webhook = z.infer<typeof webhook>;

/** A message to an address, and how far it got. */
export const webhookDelivery = z.object({
  id: z.int().positive(),
  webhookId: id,
  url: z.string(),
  /** What the header `webhook-id` says; the same in every attempt. */
  messageId: z.string(),
  type: z.enum(webhookTypes),
  /** The request that it is about; null if it is about none. */
  applicationId: id.nullable(),
  state: z.enum(webhookStates),
  createdOn: moment,
  attempts: z.int().nonnegative(),
  lastAttemptOn: moment.nullable(),
  /** When it is tried next; null once it is delivered or given up. */
  nextAttemptOn: moment.nullable(),
  /** When it was delivered or given up. */
  endedOn: moment.nullable(),
  /** The HTTP status of the last answer; null if there was none. */
  lastStatus: z.int().nullable(),
  lastFailure: z.enum(failures).nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** What each type of message says beside its type and moment; no personal data but a request's number. */
export const webhookData = {
  'application.status_changed': z.object({
    applicationId: id,
    kind: z.enum(['request', 'recheck', 'maintenance']),
    /** The statuses as the provider sees them: 100 is Processing. */
    previousStatusId: id,
    statusId: id,
  }),
  'application.deadline_near': z.object({
    applicationId: id,
    /** The last day for activating, AAAA-MM-DD. */
    deadline: day,
  }),
  'application.elements_asked': z.object({
    applicationId: id,
    elementRequestId: id,
    /** The last day for answering, AAAA-MM-DD. */
    dueDate: day,
  }),
  'application.tariff_ending': z.object({
    applicationId: id,
    /** Whether the outside services said no, or something is to be cleared up. */
    reason: z.enum(['no', 'conditional']),
    /** The first day without the tariff, AAAA-MM-DD, unless what is handed in by then says otherwise. */
    endsOn: day,
  }),
  'maintenance.period_opened': z.object({ beginDate: moment, endDate: moment }),
  'maintenance.list_processed': z.object({ fileId: id, requests: z.int(), refused: z.int() }),
  'webhook.test': z.object({}),
} as const satisfies Record<(typeof webhookTypes)[number], z.ZodType>;

/** What a message of a type says. */
export type WebhookData<Type extends keyof typeof webhookData> = z.infer<(typeof webhookData)[Type]>;

/** Returns what a receiver gets as the body of a message of a type. */
export const webhookMessage = <Type extends keyof typeof webhookData>(type: Type) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: moment,
    data: webhookData[type],
  });
