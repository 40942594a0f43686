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
import { failureReason } from '../lib/failureReason';
import type {
  BreakerState,
  HouseholdService,
  HouseholdServiceName,
  ServiceObserver,
} from './householdService';
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
const answer = z.object({ eligible: z.boolean() });

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

const call = async (settings: HttpServiceSettings, fiscalNumber: string): Promise<boolean> => {
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
    const read = answer.safeParse(parsed(await readShortText(response)));
    if (!read.success) throw new NoAnswer('nonsense', response.status);
    return read.data.eligible;
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
    isEntitled: async ({ fiscalNumber }) => {
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
