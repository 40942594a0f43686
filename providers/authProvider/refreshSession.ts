import { refreshAccessToken } from '../../contract/calls/authentication';
import { asTokenPair } from '../../contract/entities/asSession';
import type { Session, TokenPair } from '../../contract/entities/session';
import { callUrl, unwrap } from '../http/callPublic';
import { readBody, retryAfterOf } from '../http/request';
import { send } from '../http/send';
import { expireSession, readSession, writeSession } from '../http/session';
import { usedToken } from './usedToken';

/** How long one attempt, and so every other tab, waits for an answer; in milliseconds, like all that follow. */
const timeout = 30_000;
/** The statuses that say nothing about the session. */
const statusesWithoutVerdict = [429, 502, 503, 504];
/** Pauses before each retry when the server does not specify one, and the time within which a retry may start. */
const retries = { pauses: [1000, 2000, 4000], longest: 10_000 };
/** How long this tab waits for another tab's write to become visible, and how often it checks. */
const visibilityWait = { longest: 3000, step: 25 };

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isCurrent = ({ refreshToken }: Session) => readSession()?.refreshToken === refreshToken;

/** The result of one attempt. */
type Verdict = { tokens: TokenPair | undefined } | { failure: Error; retryAfter: number | undefined };

const attempt = async ({ accessToken, refreshToken }: Session): Promise<Verdict> => {
  try {
    const response = await send(callUrl(refreshAccessToken.path), {
      method: refreshAccessToken.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ accessToken, refreshToken }),
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    if (statusesWithoutVerdict.includes(status)) {
      return { failure: new Error(`No new tokens: ${status}`), retryAfter: retryAfterOf(response) };
    }
    return { tokens: response.ok ? asTokenPair(unwrap(await readBody(response))) : undefined };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)), retryAfter: undefined };
  }
};

/** Returns the new tokens, or undefined when the server refuses; rejects when it gives no verdict (spec 4, Session). */
const exchange = async (session: Session): Promise<TokenPair | undefined> => {
  const startedAt = Date.now();
  const pauses = [...retries.pauses];
  for (;;) {
    const verdict = await attempt(session);
    if ('tokens' in verdict) return verdict.tokens;
    const pause = pauses.shift();
    const wait = verdict.retryAfter ?? pause ?? 0;
    if (pause === undefined || Date.now() - startedAt + wait > retries.longest) throw verdict.failure;
    await pass(wait);
    if (!isCurrent(session)) return undefined;
  }
};

/** Waits for the tokens that another tab got in exchange for these; false when they do not arrive. */
const seesRenewed = async (session: Session): Promise<boolean> => {
  for (let waited = 0; waited < visibilityWait.longest; waited += visibilityWait.step) {
    if (!isCurrent(session)) return true;
    await pass(visibilityWait.step);
  }
  return false;
};

const refresh = async (stale: Session): Promise<boolean> => {
  const session = readSession();
  if (session?.username !== stale.username) return false;
  // Another tab was first: a refresh token can be used only once.
  if (session.accessToken !== stale.accessToken) return true;
  if ((await usedToken.is(session.refreshToken)) && (await seesRenewed(session))) {
    return readSession()?.username === stale.username;
  }

  const tokens = await exchange(session);
  if (tokens) await usedToken.keep(session.refreshToken);
  const current = readSession();
  if (current?.refreshToken !== session.refreshToken) return false;
  if (tokens) writeSession({ ...current, ...tokens });
  else expireSession();
  return tokens !== undefined;
};

/**
 * Runs one token exchange at a time across all tabs of this browser, or in this tab alone where locks are
 * unsupported.
 */
const withSessionLock = async <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request('session', run) : run();

let running: Promise<boolean> | undefined;

/**
 * Exchanges the tokens once, however many calls and tabs ask at the same time (spec 4, Session). False when
 * the session is over or belongs to someone else; rejects without ending it when the server gave no verdict.
 */
export const refreshSession = (stale: Session): Promise<boolean> => {
  running ??= withSessionLock(() => refresh(stale)).finally(() => {
    running = undefined;
  });
  return running;
};
