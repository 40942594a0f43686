import { readSession } from '../authProvider/sessionStore';
import { refreshSession } from './refreshSession';
import { send } from './send';
import { expireSession } from './sessionExpiry';

const unauthorized = 401;

const sendWith = (token: string | undefined, url: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return send(url, { ...init, headers });
};

/**
 * Sends with the session's token. A 401 refreshes the tokens and retries exactly once;
 * a second 401 ends the session (spec 4, Session).
 */
export const sendSignedIn = async (url: string, init: RequestInit): Promise<Response> => {
  const token = readSession()?.accessToken;
  const response = await sendWith(token, url, init);
  if (response.status !== unauthorized || !token) return response;

  const alreadyRefreshed = readSession()?.accessToken !== token;
  if (!alreadyRefreshed && !(await refreshSession())) return response;
  const renewed = readSession()?.accessToken;
  if (!renewed) return response;

  const second = await sendWith(renewed, url, init);
  if (second.status === unauthorized) expireSession();
  return second;
};
