import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { startsFrom } from '../../../../contract/rules/applicationMoves';
import {
  applicationStatus,
  isLiveStatus,
  storedStatusIds,
} from '../../../../contract/rules/applicationStatuses';
import {
  answersSoFar,
  type HouseholdAnswers,
  type HouseholdServiceName,
  householdServiceNames,
  type ServiceResult,
  statusAfterAnswers,
} from '../../../../contract/rules/verification';
import { lockRow } from '../../../db/lockRow';
import { applications } from '../../../db/schema/applications';
import { askServices } from '../../../verification/askServices';
import type { ServiceContext } from '../../context/serviceContext';
import type { WorkContext } from '../../context/workContext';
import type { ClaimedJob } from '../../queue/claimJob';
import type { JobPayload } from '../../queue/jobKinds';
import { backOff, finishJob, putJobOff } from '../../queue/settleJob';
import {
  type KeptAnswer,
  keepAnswers,
  keptAnswersOf,
  reusableAnswers,
} from '../../verification/serviceAnswers';
import { lockOff, noteSilence, readServiceStates } from '../../verification/serviceStates';
import { notConfirmed } from '../texts';
import type { StoredApplication } from '../visibility/requireApplication';
import { enterResult } from './decide';
import { enterStatus } from './enterStatus';
import { lockForMove } from './lockForMove';

type Payload = JobPayload<'verify'>;

const { conflicting, eligible, nonEligible, awaitsSocialSecurityAndTaxCustomsAuthority } = applicationStatus;

/**
 * Verifies an application: does a live one block it, and what do the outside services say (spec 10.3)? They
 * are called between two transactions, each of which checks the application's status again, so that a
 * cancellation in between wins.
 */
export const verifyApplication = async (
  context: WorkContext,
  job: ClaimedJob,
  payload: Payload,
): Promise<void> => {
  const { applicationId, timesAsked } = payload;
  const application = await context.db.transaction((db) => begin({ ...context, db }, job, applicationId));
  if (!application) return;
  const known = answersSoFar(application.statusId);
  const missing = householdServiceNames.filter((name) => known[name] === undefined);
  const reused = await reusableAnswers(context, application, missing, context.answerDays);
  const states = await readServiceStates(context.db);
  const off = states.filter(({ offSince }) => offSince).map(({ service }) => service);
  const isKnown = (name: HouseholdServiceName) => reused.some(({ service }) => service === name);
  const isDecided = reused.some(({ result }) => result === 'yes');
  const asked = await askServices(
    context.asking,
    isDecided ? [] : missing.filter((name) => !isKnown(name) && !off.includes(name)),
    { fiscalNumber: application.fiscalNumber, timesAsked },
  );
  await noteSilence(context, states, asked);
  const found = { known, kept: [...reused, ...keptAnswersOf(asked, context.now())], off };
  const isPaused = asked.length === 0;
  await context.db.transaction((db) => conclude({ ...context, db }, job, payload, { ...found, isPaused }));
};

/** What is known once those have been asked who could be. */
interface Found {
  /** What the status said. */
  readonly known: HouseholdAnswers;
  /** The answers to keep, of just now or used again. */
  readonly kept: readonly KeptAnswer[];
  /** The services that were switched off. */
  readonly off: readonly HouseholdServiceName[];
  /** Whether nobody could be asked. */
  readonly isPaused: boolean;
}

/**
 * Prepares an application for the outside services and returns it; finishes the job and returns undefined if
 * another application blocks it or it is gone.
 */
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

/** Stores the answers together with the end of the job, or with the time of the next attempt. */
const conclude = async (
  context: WorkContext,
  job: ClaimedJob,
  { applicationId, since, timesAsked }: Payload,
  { known, kept, off, isPaused }: Found,
): Promise<void> => {
  const application = await lockForMove(context, applicationId, 'recordAnswers');
  const now = context.now();
  const answers: HouseholdAnswers = {
    ...known,
    ...Object.fromEntries(kept.map(({ service, result }) => [service, result])),
  };
  const statusId = statusAfterAnswers(answers, {
    hasDocuments: application.applicantProvidedRequiredDocuments,
    isLastTime: now.getTime() - Date.parse(since) >= verificationTerms.timeoutMilliseconds,
  });
  await keepAnswers(context.db, applicationId, kept);
  const answered = {
    socialSecurityAnswer: yesOrNo(answers.socialSecurity),
    taxAuthorityAnswer: yesOrNo(answers.taxAuthority),
  };
  if (statusId === eligible) await enterResult(context, application, { statusId, reason: null }, answered);
  else if (statusId === nonEligible)
    await enterResult(context, application, { statusId, reason: notConfirmed }, answered);
  else if (statusId !== application.statusId)
    await enterStatus(context, application, { statusId, history: answered });

  if (!startsFrom('recordAnswers', statusId)) return finishJob(context.db, job);
  const waitsFor = householdServiceNames.filter((name) => answers[name] === undefined);
  const stillOff = await lockOff(context.db, waitsFor);
  // Whoever switches a service on brings forward what waits by then: what was read before is not enough.
  const isOnAgain = waitsFor.some((name) => off.includes(name) && !stillOff.includes(name));
  const { askAgain, pause } = verificationTerms;
  const wait = isOnAgain ? 0 : isPaused ? backOff(1, pause) : backOff(timesAsked + 1, askAgain);
  await putJobOff<'verify'>(context.db, job, new Date(now.getTime() + wait), {
    applicationId,
    since,
    timesAsked: isPaused ? timesAsked : timesAsked + 1,
    waitsFor,
  });
};

const yesOrNo = (result: ServiceResult | undefined): boolean | null =>
  result === 'yes' ? true : result === 'no' ? false : null;

const minute = 60_000;
const hour = 60 * minute;

/**
 * How long and how often a service that does not answer is called again (docs/decisions.md, "Verification").
 */
const verificationTerms = {
  askAgain: { firstMilliseconds: minute, maxMilliseconds: 6 * hour },
  /** How often a request looks for itself whether a service is still switched off: it is told when one is on again. */
  pause: { firstMilliseconds: hour, maxMilliseconds: hour },
  /**
   * After this the regulator decides without it: half of what the law allows for the whole process, whose days run while a
   * service is switched off too.
   */
  timeoutMilliseconds: 5 * 24 * hour,
} as const;

/** How many rows stand for all citizens: so few that they take no room, so many that two rarely share one. */
const citizenRows = 1024;

const { submitted } = applicationStatus;
const liveStatusIds = storedStatusIds.filter(isLiveStatus);
/** The live statuses that always block; of requests still Submitted, only earlier ones do. */
const startedStatusIds = liveStatusIds.filter((id) => id !== submitted);

/**
 * Finds the live request that blocks another one (spec 10.3): for a student, one for the same student;
 * otherwise one for the same citizen's own household. Locks the NIF until the transaction ends, so that of
 * two concurrent requests one sees the other. An application never blocks a recheck of itself.
 */
export const findBlocking = async (
  { db, environment }: ServiceContext,
  application: StoredApplication,
): Promise<number | undefined> => {
  const { id, isStudent, fiscalNumber, studentFiscalNumber, recheckApplicationId } = application;
  const nif = (isStudent && studentFiscalNumber) || fiscalNumber;
  await lockRow(db, `citizen ${Number(nif) % citizenRows}`);
  const [blocking] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(isStudent ? applications.studentFiscalNumber : applications.fiscalNumber, nif),
        eq(applications.isStudent, isStudent),
        eq(applications.kind, 'request'),
        // Providers that try the same tax numbers in the sandbox are not in each other's way.
        environment === 'sandbox' ? eq(applications.providerId, application.providerId) : undefined,
        ne(applications.id, recheckApplicationId ?? id),
        or(
          inArray(applications.statusId, startedStatusIds),
          and(eq(applications.statusId, submitted), lt(applications.id, id)),
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(1);
  return blocking?.id;
};
