import { z } from 'zod';
import { access } from '../access';
import {
  caughtMail,
  movedDeadlines,
  requireReason,
  sandbox,
  sandboxDecision,
  sandboxPeriod,
} from '../entities/sandbox';
import { maxMovedDays } from '../rules/sandboxLimits';
import { defineCall } from './defineCall';
import { filter, page, paging } from './filter';
import { integrationSubject, integrationSubjectLabels } from './integrationSubject';

const base = '/Sandbox';
/** The calls come together, where an installation has a sandbox. */
const capability = 'sandbox';
const id = z.int32().positive();

const labels = {
  providerId: integrationSubjectLabels.providerId,
  applicationId: 'N.º do pedido',
  days: 'Dias',
  decision: 'Decisão',
  reason: 'Motivo',
  beginDate: 'Data de início',
  endDate: 'Data de fim',
} as const;

/** Administrators say whose data they mean; the provider's side means its own. */
const where = integrationSubject.pick({ providerId: true });

export const getSandbox = defineCall({
  method: 'POST',
  path: `${base}/get`,
  summary:
    'The sandbox as a provider sees it: its address, what is in it, and tax numbers to try with what the simulated services answer; null where this installation has none',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: where,
  labels,
  answer: sandbox.nullable(),
  wrapped: true,
});

export const emptySandbox = defineCall({
  method: 'POST',
  path: `${base}/empty`,
  summary:
    "Removes the provider's requests, mails and period from the sandbox, and puts the first examples back; its clients and webhooks stay",
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where,
  labels,
  answer: z.literal(true),
  wrapped: true,
  takesIdempotencyKey: true,
});

export const moveSandboxDeadline = defineCall({
  method: 'POST',
  path: `${base}/move-deadline`,
  summary:
    'Moves the dates of a request of the sandbox back, as if so many days had passed: its deadlines, and the services that are to be asked again',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend({ applicationId: id, days: z.int().min(1).max(maxMovedDays) }),
  labels,
  answer: movedDeadlines,
  wrapped: true,
  takesIdempotencyKey: true,
});

export const setSandboxPeriod = defineCall({
  method: 'POST',
  path: `${base}/set-period`,
  summary: "Sets the provider's own communication period in the sandbox, past, present or to come",
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend(sandboxPeriod.shape),
  labels,
  answer: sandboxPeriod,
  wrapped: true,
  takesIdempotencyKey: true,
});

export const decideInSandbox = defineCall({
  method: 'POST',
  path: `${base}/decide`,
  summary:
    'Does with a request of the sandbox that awaits the regulator what the regulator would: decides it, or asks for elements (`reason` is then what is missing), which are due in ten days',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend(sandboxDecision.shape).superRefine(requireReason),
  labels,
  answer: z.literal(true),
  wrapped: true,
  takesIdempotencyKey: true,
});

export const processSandboxLists = defineCall({
  method: 'POST',
  path: `${base}/process-lists`,
  summary:
    "Has the provider's submitted maintenance requests in the sandbox verified, as the regulator would, and tells how many",
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where,
  labels,
  answer: z.object({ requests: z.int().positive() }),
  wrapped: true,
  takesIdempotencyKey: true,
});

export const getSandboxMails = defineCall({
  method: 'POST',
  path: `${base}/get-mails`,
  summary: "The e-mails about the provider's requests in the sandbox, newest first; they went to nobody",
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend({ ...paging, applicationId: filter(id) }),
  labels,
  answer: page(caughtMail),
  wrapped: true,
});
