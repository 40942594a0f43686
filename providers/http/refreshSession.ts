import { refreshAccessToken } from '../../contract/calls/authentication';
import { asTokenPair } from '../../contract/entities/asSession';
import type { Session, TokenPair } from '../../contract/entities/session';
import { proveKey } from './browserKey';
import { callRequest, readBody, retryAfterOf, unwrap } from './callPublic';
import { send } from './request';
import { expireSession, readSession, writeSession } from './session';

/** How long one attempt, and so every other tab, waits for an answer; in milliseconds, like all that follow. */
const timeout = 30_000;
/** The statuses that say nothing about the session. */
const statusesWithoutVerdict = [429, 502, 503, 504];
/** Pauses before each retry when the server does not specify one. */
const pauses = [1000, 2000, 4000];
/** The time within which a retry may start. */
const retryPeriod = 10_000;

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let running: Promise<boolean> | undefined;

/**
 * Exchanges the tokens once, however many calls and tabs ask at the same time (spec 4, Session). False when
 * the session is over or belongs to someone else; rejects without ending it when the server gave no verdict.
 */
export const refreshSession = (stale: Session): Promise<boolean> => {
  // The calls of a tab share also the failure of a refresh, which the lock alone would let each of them repeat.
  running ??= withSessionLock(() => refresh(stale)).finally(() => {
    running = undefined;
  });
  return running;
};

/** Runs one refresh at a time across all tabs; where locks are unsupported, as over plain http, in this tab alone. */
const withSessionLock = async (run: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('session', run) : run();

const refresh = async (stale: Session): Promise<boolean> => {
  const session = readSession();
  if (session?.username !== stale.username) return false;
  // Another tab was first: a refresh token can be used only once.
  if (session.accessToken !== stale.accessToken) return true;

  const tokens = await exchange(session);
  const current = readSession();
  // Another tab's tokens may come into sight only now.
  if (current?.refreshToken !== session.refreshToken) return current?.username === stale.username;
  if (tokens) writeSession({ ...current, ...tokens });
  else expireSession();
  return tokens !== undefined;
};

/** Returns the new tokens, or undefined when the server refuses; rejects when it gives no verdict (spec 4, Session). */
const exchange = async (session: Session): Promise<TokenPair | undefined> => {
  const { accessToken, refreshToken } = session;
  const { url, init } = callRequest(refreshAccessToken, { accessToken, refreshToken });
  const startedAt = Date.now();
  const remaining = [...pauses];
  let nonce: string | null | undefined;
  for (;;) {
    let asked: number | undefined;
    try {
      // Each proof is good for one call.
      const proof = await proveKey(init.method, url, false, nonce);
      const headers = { ...init.headers, ...(proof && { DPoP: proof }) };
      const response = await send(url, { ...init, headers, signal: AbortSignal.timeout(timeout) });
      if (proof && !nonce) {
        // This computer's clock is wrong, or the proof arrived twice: the server gives something to sign instead.
        nonce = response.headers.get('DPoP-Nonce');
        if (nonce) continue;
      }
      if (!statusesWithoutVerdict.includes(response.status)) {
        return response.ok ? asTokenPair(unwrap(await readBody(response))) : undefined;
      }
      asked = retryAfterOf(response);
      throw new Error(`No new tokens: ${response.status}`);
    } catch (failure) {
      const pause = remaining.shift();
      const wait = asked ?? pause ?? 0;
      if (pause === undefined || Date.now() - startedAt + wait > retryPeriod) throw failure;
      await pass(wait);
    }
    if (readSession()?.refreshToken !== refreshToken) return undefined;
  }
};
