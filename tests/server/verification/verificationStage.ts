import { submitApplications } from '../../../contract/calls/application';
import { cancelApplications } from '../../../contract/calls/applicationAction';
import { actionStage } from '../../support/actionStage';
import { validNif } from '../../support/nifs';
import { sentApplication, sentSubmission } from '../../support/submissions';

/** Starts a server with people and applications, for tests of verification. */
export const verificationStage = async (now: Date) => {
  const stage = await actionStage(now);
  let lastNumber = 5_000_000;
  const nifEndingIn = (digits: string): string => {
    lastNumber += 1;
    const nif = validNif(lastNumber);
    return digits.includes(nif.slice(-1)) ? nif : nifEndingIn(digits);
  };
  const submit = async (application: ReturnType<typeof sentApplication>): Promise<number> => {
    const sent = sentSubmission(stage.provider.id, application);
    const [result] = await stage.operator.answer(submitApplications, sent);
    return result?.applicationId ?? 0;
  };
  return {
    ...stage,
    /** Returns a new NIF for which one of the simulated services says yes. */
    yes: () => nifEndingIn('0123456'),
    /** Returns a new NIF for which both say no. */
    no: () => nifEndingIn('789'),
    /** Submits a request as the operator; returns its id. */
    submit,
    submitFor: (fiscalNumber: string, overrides = {}) =>
      submit(sentApplication({ fiscalNumber, ...overrides })),
    /** Returns the status history of an application, as ids. */
    statusesOf: async (id: number) => (await stage.historyOf(id)).map(({ statusId }) => statusId),
    cancel: (applicationId: number) =>
      stage.operator.answer(cancelApplications, {
        applicationCancellations: [
          { applicationId, cancellationDate: now.toISOString(), cancellationReasonId: 1 },
        ],
      }),
  };
};

/** The result of `verificationStage`. */
export type VerificationStage = Awaited<ReturnType<typeof verificationStage>>;
