import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { z } from 'zod';
import { cleanText } from '../../contract/rules/cleanText';
import {
  type HouseholdAnswer,
  type HouseholdServiceName,
  serviceResults,
} from '../../contract/rules/verification';
import { failureReason } from '../lib/failureReason';
import type { BreakerState, HouseholdService, ServiceObserver } from './householdService';
import { NoAnswer } from './noAnswer';
import { readShortText } from './readShortText';

/** How to reach an outside service. */
export interface HttpServiceSettings {
  /** Base URL of the service. */
  readonly url: string;
  /** Credential of this server at the service. */
  readonly token: string;
  /** How long one call may take. */
  readonly timeOutMilliseconds: number;
  /** The first wait between two attempts; later waits grow, with some jitter. */
  readonly retryMilliseconds?: number;
  /** How long a service is left alone after many failures in a row. */
  readonly restMilliseconds?: number;
}

const retries = 2;
const failuresUntilRest = 5;

/** A text beside an answer: too long a one is cut, and any other value left out, as the answer counts without it. */
const note = (most: number) =>
  z
    .string()
    .transform((text) => cleanText(text).slice(0, most) || undefined)
    .optional()
    .catch(undefined);

/** `eligible` says yes or no; `result` says conditional too. */
const answer = z
  .object({
    eligible: z.boolean().optional(),
    result: z.enum(serviceResults).optional(),
    code: note(60),
    reason: note(500),
  })
  .transform(({ eligible, result, code, reason }, context): HouseholdAnswer => {
    const said = eligible === undefined ? result : eligible ? 'yes' : 'no';
    if (said !== undefined && (result ?? said) === said) return { result: said, code, reason };
    context.addIssue({ code: 'custom', message: 'says nothing, or both' });
    return z.NEVER;
  });

const stateNames: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

/** Tells whether a failure may be temporary and is worth retrying; a refusal by the service is not. */
const isPassing = (failure: Error) =>
  failure instanceof NoAnswer &&
  (failure.code !== 'status' || failure.status === 429 || (failure.status ?? 0) >= 500);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const call = async (settings: HttpServiceSettings, fiscalNumber: string): Promise<HouseholdAnswer> => {
  const signal = AbortSignal.timeout(settings.timeOutMilliseconds);
  try {
    const response = await fetch(`${settings.url.replace(/\/$/, '')}/households/eligibility`, {
      method: 'POST',
      // The tax number goes in the body, because URLs end up in logs.
      body: JSON.stringify({ fiscalNumber }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${settings.token}`,
      },
      // A redirect would carry token and tax number elsewhere.
      redirect: 'error',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new NoAnswer('status', response.status);
    }
    const read = answer.safeParse(parsed(await readShortText(response, signal)));
    if (!read.success) throw new NoAnswer('nonsense', response.status);
    return read.data;
  } catch (failure) {
    if (failure instanceof NoAnswer) throw failure;
    throw new NoAnswer(signal.aborted ? 'timeOut' : failureReason(failure));
  }
};

/**
 * Creates an outside service over HTTP (docs/operate.md, "Outside services"). Each call has a time-out, temporary
 * failures are retried with growing, jittered waits, and a service that keeps failing is left alone for a while.
 */
export const createHttpService = (
  name: HouseholdServiceName,
  settings: HttpServiceSettings,
  observer: ServiceObserver = {},
): HouseholdService => {
  const { retryMilliseconds = 300, restMilliseconds = 30_000 } = settings;
  const tries = retry(handleWhen(isPassing), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: retryMilliseconds, maxDelay: 10 * retryMilliseconds }),
  });
  const breaker = circuitBreaker(handleWhen(isPassing), {
    halfOpenAfter: restMilliseconds,
    breaker: new ConsecutiveBreaker(failuresUntilRest),
  });
  breaker.onStateChange((state) => observer.breakerChanged?.(name, stateNames[state]));
  const policy = wrap(tries, breaker);
  return {
    ask: async ({ fiscalNumber }) => {
      try {
        return await policy.execute(async () => {
          try {
            return await call(settings, fiscalNumber);
          } catch (failure) {
            observer.callFailed?.(name, failureReason(failure));
            throw failure;
          }
        });
      } catch (failure) {
        if (failure instanceof BrokenCircuitError) throw new NoAnswer('circuitOpen');
        throw failure;
      }
    },
  };
};
