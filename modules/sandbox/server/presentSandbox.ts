import type { BeforeJson } from '../../../contract/calls/defineCall';
import { statusName } from '../../../contract/entities/statusTexts';
import type { CaughtMail, Sandbox } from '../contract/sandbox';
import { maxSandboxRequests } from '../contract/sandboxLimits';

/** What the services know of a provider's sandbox. */
interface FoundSandbox {
  readonly requests: number;
  readonly period: { readonly beginDate: Date; readonly endDate: Date } | null;
  readonly simulator: readonly {
    readonly fiscalNumber: string;
    readonly socialSecurity: Sandbox['simulator'][number]['socialSecurity'];
    readonly taxAuthority: Sandbox['simulator'][number]['taxAuthority'];
    readonly statusId: number;
  }[];
}

/** Presents the sandbox; `publicUrl` is where people reach the application. */
export const presentSandbox = (
  { requests, period, simulator }: FoundSandbox,
  publicUrl: string,
): BeforeJson<Sandbox> => ({
  address: `${publicUrl.replace(/\/$/, '')}/sandbox/api`,
  requests,
  maxRequests: maxSandboxRequests,
  period,
  simulator: simulator.map(({ statusId, ...number }) => ({
    ...number,
    applicationStatusId: statusId,
    applicationStatusDescription: statusName(statusId),
  })),
});

/** Presents an e-mail of the sandbox. */
export const presentCaughtMail = (mail: {
  readonly id: number;
  readonly applicationId: number;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly createdOn: Date;
  readonly actualShippingDate: Date | null;
}): BeforeJson<CaughtMail> => ({
  id: mail.id,
  applicationId: mail.applicationId,
  to: mail.to,
  subject: mail.subject,
  text: mail.body,
  sentOn: mail.actualShippingDate ?? mail.createdOn,
});
