import { eq } from 'drizzle-orm';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { type HouseholdAnswers, statusAfterAnswers } from '../../../contract/rules/verification';
import { applications } from '../../db/schema/applications';
import { askServices } from '../../verification/askServices';
import { enterStatus } from '../application/enterStatus';
import type { StoredApplication } from '../application/lockApplication';
import { lockForMove } from '../application/lockForMove';
import { enterResult } from '../decision/enterResult';
import { backOff } from '../queue/backOff';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob, putJobOff } from '../queue/settleJob';
import type { WorkContext } from '../workContext';
import { findBlocking } from './findBlocking';
import { verificationTerms } from './verificationTerms';
import { notConfirmed } from './verificationTexts';

type Payload = JobPayload<'verify'>;

const { conflicting, eligible, nonEligible, awaitsSocialSecurityAndTaxCustomsAuthority } = applicationStatus;

/** The application whose services are to be asked; none where another one stands in its way, or it is gone. */
const begin = async (
  context: WorkContext,
  job: ClaimedJob,
  applicationId: number,
): Promise<StoredApplication | undefined> => {
  const [found] = await context.db.select().from(applications).where(eq(applications.id, applicationId));
  if (found && startsFrom('recordAnswers', found.statusId)) return found;
  if (!found) {
    await finishJob(context.db, job);
    return undefined;
  }
  const application = await lockForMove(context, applicationId, 'beginVerification');
  const blockingApplicationId = await findBlocking(context, application);
  if (blockingApplicationId !== undefined) {
    await enterStatus(context, application, { statusId: conflicting, history: { blockingApplicationId } });
    await finishJob(context.db, job);
    return undefined;
  }
  const statusId = awaitsSocialSecurityAndTaxCustomsAuthority;
  await enterStatus(context, application, { statusId });
  return { ...application, statusId };
};

/** Writes what was answered together with the end of the job, or with the moment to ask again. */
const conclude = async (
  context: WorkContext,
  job: ClaimedJob,
  { applicationId, since, timesAsked }: Payload,
  answers: HouseholdAnswers,
): Promise<void> => {
  const application = await lockForMove(context, applicationId, 'recordAnswers');
  const { askAgain, patienceMilliseconds } = verificationTerms;
  const now = context.now();
  const statusId = statusAfterAnswers(answers, {
    hasDocuments: application.applicantProvidedRequiredDocuments,
    isLastTime: now.getTime() - Date.parse(since) >= patienceMilliseconds,
  });
  if (statusId === eligible) await enterResult(context, application, { statusId });
  else if (statusId === nonEligible)
    await enterResult(context, application, { statusId, reason: notConfirmed });
  else if (statusId !== application.statusId) await enterStatus(context, application, { statusId });

  if (!startsFrom('recordAnswers', statusId)) return finishJob(context.db, job);
  const runAt = new Date(now.getTime() + backOff(timesAsked + 1, askAgain));
  await putJobOff<'verify'>(context.db, job, runAt, { applicationId, since, timesAsked: timesAsked + 1 });
};

/**
 * Verifies an application: meets it a live one, and what do the outside services say (api.md, "Verification")? They
 * are asked between two transactions, each of which judges the application's status anew: whoever cancelled it
 * meanwhile has won.
 */
export const verifyApplication = async (
  context: WorkContext,
  job: ClaimedJob,
  payload: Payload,
): Promise<void> => {
  const { applicationId, timesAsked } = payload;
  const application = await context.db.transaction((db) => begin({ ...context, db }, job, applicationId));
  if (!application) return;
  const { statusId, fiscalNumber } = application;
  const answers = await askServices(context.asking, statusId, { fiscalNumber, timesAsked });
  await context.db.transaction((db) => conclude({ ...context, db }, job, payload, answers));
};
