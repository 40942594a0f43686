import { refreshAccessToken } from '../../contract/calls/authentication';
import type { Session, TokenPair } from '../../contract/entities/session';
import { asTokenPair } from '../../contract/rules/asTokenPair';
import { readSession, writeSession } from '../authProvider/sessionStore';
import { callUrl } from './callUrl';
import { readBody } from './readBody';
import { send } from './send';
import { expireSession } from './sessionExpiry';
import { unwrap } from './unwrap';
import { usedToken } from './usedToken';
import { withSessionLock } from './withSessionLock';

/** How long the other tabs wait for one that got no answer. */
const timeout = 30_000;
/** How long this tab waits to see what another tab has written already, and how often it looks; milliseconds. */
const sight = { longest: 3000, step: 25 };

/** The new tokens; undefined when the server refuses, a rejection when it does not answer. */
const exchange = async ({ accessToken, refreshToken }: Session): Promise<TokenPair | undefined> => {
  const response = await send(callUrl(refreshAccessToken.path), {
    method: refreshAccessToken.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ accessToken, refreshToken }),
    signal: AbortSignal.timeout(timeout),
  });
  return response.ok ? asTokenPair(unwrap(await readBody(response))) : undefined;
};

/** Waits for the tokens that another tab got for these; false when they do not come. */
const seesRenewed = async ({ refreshToken }: Session): Promise<boolean> => {
  for (let waited = 0; waited < sight.longest; waited += sight.step) {
    if (readSession()?.refreshToken !== refreshToken) return true;
    await new Promise((resolve) => setTimeout(resolve, sight.step));
  }
  return false;
};

const refresh = async (stale: Session): Promise<boolean> => {
  const session = readSession();
  if (session?.username !== stale.username) return false;
  // Another tab was first: a refresh token serves once.
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

let running: Promise<boolean> | undefined;

/**
 * Exchanges the tokens, once however many calls and tabs ask at a time (spec 4, Session). False when the session is
 * over or someone else's; rejects without ending it when there was no answer.
 */
export const refreshSession = (stale: Session): Promise<boolean> => {
  running ??= withSessionLock(() => refresh(stale)).finally(() => {
    running = undefined;
  });
  return running;
};
