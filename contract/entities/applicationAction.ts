import { z } from 'zod';
import { applicationStatus } from '../rules/applicationStatuses';
import { fieldLengths, maxApplicationsPerAction } from '../rules/limits';
import { messages } from '../rules/messages';

const id = z.int32().positive();
const moment = z.iso.datetime({ offset: true });
const otherReason = z.string().max(fieldLengths.otherReason, messages.tooLong(fieldLengths.otherReason));

/** An administrator's decision; a reason is required for Não Elegível only (spec 5, Eligibility dialog). */
export const eligibilityDecision = z
  .object({
    applicationId: id,
    applicationStatus: z.literal([applicationStatus.eligible, applicationStatus.nonEligible]),
    reason: z
      .string()
      .trim()
      .max(fieldLengths.eligibilityReason, messages.tooLong(fieldLengths.eligibilityReason))
      .nullish(),
  })
  .superRefine((decision, context) => {
    if (decision.applicationStatus === applicationStatus.nonEligible && !decision.reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: messages.required });
  });
export type EligibilityDecision = z.infer<typeof eligibilityDecision>;

/** Body that starts the tariff (spec 7.4). */
export const activationBody = z.object({
  applicationActivations: z
    .array(
      z.object({
        applicationId: id,
        activationStartDate: moment,
        activationStartReasonId: id.nullish(),
        activationStartOtherReason: otherReason.nullish(),
      }),
    )
    .min(1, messages.required)
    .max(maxApplicationsPerAction),
});
export type ActivationBody = z.infer<typeof activationBody>;

/** Body that ends the tariff: the bare object (spec 7.4). */
export const deactivationBody = z.object({
  applicationId: id,
  activationEndDate: moment,
  activationEndReasonId: id.nullish(),
});
export type DeactivationBody = z.infer<typeof deactivationBody>;

/** Body that cancels requests (spec 7.4). */
export const cancellationBody = z.object({
  applicationCancellations: z
    .array(z.object({ applicationId: id, cancellationDate: moment, cancellationReasonId: id }))
    .min(1, messages.required)
    .max(maxApplicationsPerAction),
});
export type CancellationBody = z.infer<typeof cancellationBody>;

/** What became of each item of an action on a list. */
export const actionResults = z.array(z.object({ success: z.boolean(), errorMessage: z.string().nullish() }));
