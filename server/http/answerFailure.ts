import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ErrorCode } from '../../contract/rules/errorCodes';
import { recentSeconds } from '../../contract/rules/limits';
import { errorCode, isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { DocumentFailure } from '../documents/documentFailure';
import { describeFailure } from '../lib/describeFailure';
import { failureReason } from '../lib/failureReason';
import type { Log } from '../lib/log';
import { Refusal, type RefusalReason } from '../lib/refusal';
import { answerProblems, answerRefusal } from './answerRefusal';
import { InvalidInput } from './checkInput';
import { httpTexts } from './texts';

/** The status of each reason, and its code for what has none of its own. */
const answerOf = {
  unauthenticated: [401, 'unauthenticated'],
  forbidden: [403, 'forbidden'],
  factorNeeded: [403, 'factor_needed'],
  identityNeeded: [403, 'identity_needed'],
  notFound: [404, 'not_found'],
  changed: [409, 'changed'],
  tooManyAttempts: [429, 'rate_limited'],
  limitReached: [429, 'allowance_used'],
  notConfigured: [500, 'not_configured'],
  unavailable: [503, 'unavailable'],
} as const satisfies Record<Exclude<RefusalReason, 'badRequest'>, readonly [number, ErrorCode]>;

const tooLargeStatus = 413;

/** Tells a client to have a factor, or the password, proven and to repeat the call (RFC 9470). */
const stepUpChallenge = `Bearer error="insufficient_user_authentication", max_age=${recentSeconds}`;
const stepUpChallenges: Partial<Record<RefusalReason, string>> = {
  factorNeeded: stepUpChallenge,
  identityNeeded: `${stepUpChallenge}, acr_values="password"`,
};

/** Retry-After while the database or a store of documents is down: a restart takes some seconds. */
const databaseRetrySeconds = 5;
const storeRetrySeconds = 15;

/**
 * Answers a failed call: a refusal with its text, a database or store of documents that can't be used now with 503,
 * anything else with 500 and a reference to the log.
 */
export const answerFailure = (log: Log, failure: unknown, c: Context): Response => {
  if (failure instanceof InvalidInput) return answerProblems(c, failure.problems);
  const call = () => ({ reference: c.get('requestId'), method: c.req.method, route: routePath(c) });
  if (failure instanceof Refusal) {
    if (failure.cause !== undefined)
      log.warn('what a call needs did not answer', { ...call(), failure: describeFailure(failure.cause) });
    if (failure.retryAfterSeconds !== undefined) c.header('retry-after', String(failure.retryAfterSeconds));
    const { reason, message: text, code, field, details } = failure;
    const challenge = stepUpChallenges[reason];
    if (challenge) c.header('www-authenticate', challenge);
    if (reason === 'badRequest') return answerProblems(c, [{ text, code, field, details }]);
    const [status, codeOfReason] = answerOf[reason];
    return answerRefusal(c, { text, code: code ?? codeOfReason }, status);
  }
  if (failure instanceof HTTPException) {
    c.set('errorCode', failure.status === tooLargeStatus ? 'body_too_large' : 'refused');
    return failure.getResponse();
  }
  const reference: string = c.get('requestId');
  if (failure instanceof DocumentFailure) {
    const { problem, place, hash, cause } = failure;
    log.error('a document could not be stored or read', {
      ...call(),
      problem,
      place,
      hash,
      failure: describeFailure(cause ?? failure),
    });
    return problem === 'missing' || problem === 'otherBytes'
      ? answerRefusal(c, httpTexts.unreadableDocument(reference), 500)
      : answerUnavailable(c, storeRetrySeconds);
  }
  if (isDatabaseUnavailable(failure)) {
    log.warn('the database could not serve a call', {
      ...call(),
      code: errorCode(failure),
      reason: failureReason(failure),
    });
    return answerUnavailable(c, databaseRetrySeconds);
  }
  log.error('unexpected failure', { ...call(), failure: describeFailure(failure) });
  return answerRefusal(c, httpTexts.failure(reference), 500);
};

/** Answers a call that can't be served now, with the time to retry it. */
const answerUnavailable = (c: Context, retryAfterSeconds: number): Response => {
  c.header('retry-after', String(retryAfterSeconds));
  return answerRefusal(c, httpTexts.unavailable, 503);
};
