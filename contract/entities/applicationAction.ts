import { z } from 'zod';
import { applicationStatus } from '../rules/applicationStatuses';
import { fieldLengths, maxApplicationsPerAction } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import { moment } from './moment';
import { textUpTo } from './text';

const id = z.int32().positive();
const otherReason = textUpTo(fieldLengths.otherReason);

/** An administrator's decision; a reason is required only for Não Elegível (spec 5, Eligibility dialog). */
export const eligibilityDecision = z
  .object({
    applicationId: id,
    applicationStatus: z.literal([applicationStatus.eligible, applicationStatus.nonEligible]),
    reason: textUpTo(fieldLengths.eligibilityReason).nullish(),
  })
  .superRefine((decision, context) => {
    if (decision.applicationStatus === applicationStatus.nonEligible && !decision.reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: validationMessages.required });
  });
export type EligibilityDecision = z.infer<typeof eligibilityDecision>;

/** A report that the tariff applies from a given day (spec 5, Activation dialog). */
export const activation = z.object({
  applicationId: id,
  activationStartDate: moment,
  activationStartReasonId: id.nullish(),
  activationStartOtherReason: otherReason.nullish(),
});
export type Activation = z.infer<typeof activation>;

/** Body that starts the tariff (spec 7.4). */
export const activationBody = z.object({
  applicationActivations: z
    .array(activation)
    .min(1, validationMessages.required)
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

/** A cancellation, which is always dated today (spec 5, Cancellation dialog). */
export const cancellation = z.object({
  applicationId: id,
  cancellationDate: moment,
  cancellationReasonId: id,
});
export type Cancellation = z.infer<typeof cancellation>;

/** Body that cancels requests (spec 7.4). */
export const cancellationBody = z.object({
  applicationCancellations: z
    .array(cancellation)
    .min(1, validationMessages.required)
    .max(maxApplicationsPerAction),
});
export type CancellationBody = z.infer<typeof cancellationBody>;

/** The result for each item of an action on a list. */
export const actionResults = z.array(
  z.object({
    success: z.boolean(),
    errorMessage: z.string().nullish(),
    errorCode: z.string().nullish(),
  }),
);
