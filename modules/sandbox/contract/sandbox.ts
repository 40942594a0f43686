import { z } from 'zod';
import { day, moment } from '../../../contract/entities/moment';
import { textUpTo } from '../../../contract/entities/text';
import { fieldLengths, largestId } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';

/**
 * How a simulated service answers about a tax number: `later` and `never` are first silence, which `later` ends with an answer
 * once it was asked again.
 */
export const simulatedAnswers = ['yes', 'no', 'conditional', 'later', 'never'] as const;
export type SimulatedAnswer = (typeof simulatedAnswers)[number];

/** A tax number to try, with what becomes of a request for it. */
export const simulatedNumber = z.object({
  fiscalNumber: z.string(),
  socialSecurity: z.enum(simulatedAnswers),
  taxAuthority: z.enum(simulatedAnswers),
  /** The status that a request without documents gets when the services are first asked. */
  applicationStatusId: z.int().positive(),
  applicationStatusDescription: z.string(),
});
export type SimulatedNumber = z.infer<typeof simulatedNumber>;

/** The communication period of a provider in the sandbox. */
export const sandboxPeriod = z.object({ beginDate: moment, endDate: moment });

/** The sandbox as a provider sees it. */
export const sandbox = z.object({
  /** Where its calls are, such as `https://tsi.example.pt/sandbox/api`. */
  address: z.url(),
  /** The provider's requests, and how many it may have: the oldest go when there are more. */
  requests: z.int().nonnegative(),
  maxRequests: z.int().positive(),
  period: sandboxPeriod.nullable(),
  simulator: z.array(simulatedNumber),
});
export type Sandbox = z.infer<typeof sandbox>;

/** An e-mail of the sandbox, which went to nobody. */
export const caughtMail = z.object({
  id: z.int().positive(),
  /** The request that it is about. */
  applicationId: z.int().positive(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentOn: moment,
});
export type CaughtMail = z.infer<typeof caughtMail>;

/** The deadlines of a request after they were moved, as AAAA-MM-DD. */
export const movedDeadlines = z.object({
  applicationId: z.int().positive(),
  /** The last day for activation, of an eligible request. */
  activationLastDay: day.nullable(),
  /** The last day for an answer, where elements are asked for. */
  elementsLastDay: day.nullable(),
});

/** What the regulator can be had to do with a request of the sandbox that awaits it. */
export const regulatorActs = ['eligible', 'nonEligible', 'askForElements'] as const;
export type RegulatorAct = (typeof regulatorActs)[number];

/** An act of the regulator in the sandbox; only Elegível needs no words. */
export const sandboxDecision = z.object({
  applicationId: z
    .int(validationMessages.required)
    .positive(validationMessages.invalidValue)
    .max(largestId, validationMessages.invalidValue),
  decision: z.enum(regulatorActs, validationMessages.required),
  /** The reason, or what is missing. */
  reason: textUpTo(fieldLengths.eligibilityReason).nullish(),
});

/** Refuses an act of the regulator without the words that it needs. */
export const requireReason = (
  { decision, reason }: Pick<z.infer<typeof sandboxDecision>, 'decision' | 'reason'>,
  context: z.RefinementCtx,
): void => {
  if (decision !== 'eligible' && !reason)
    context.addIssue({ code: 'custom', path: ['reason'], message: validationMessages.required });
};
