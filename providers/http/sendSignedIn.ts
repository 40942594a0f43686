import { readSession } from '../authProvider/sessionStore';
import { refreshSession } from './refreshSession';
import { type SendInit, send } from './send';
import { expireSession } from './sessionExpiry';
import { withBearer } from './withBearer';

const unauthorized = 401;

/**
 * Sends with the session's token. A 401 refreshes the tokens and retries exactly once;
 * a second 401 ends the session (spec 4, Session).
 */
export const sendSignedIn = async (url: string, init: SendInit): Promise<Response> => {
  const session = readSession();
  if (!session) return send(url, init);
  const response = await send(url, withBearer(init, session.accessToken));
  if (response.status !== unauthorized || !(await refreshSession(session))) return response;

  const renewed = readSession();
  // Nothing is ever sent again in the name of somebody else who signed in meanwhile.
  if (renewed?.username !== session.username) return response;
  const second = await send(url, withBearer(init, renewed.accessToken));
  if (second.status === unauthorized) expireSession();
  return second;
};
