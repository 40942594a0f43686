import type { Session } from '../../contract/entities/session';
import { errorMessages, messagesByField } from '../../contract/errorMessage';
import { errorsByField, withoutLabel } from '../../contract/fieldMessage';
import { type Send, send, withBearer } from './send';
import { expireSession, readSession } from './session';

const unauthorized = 401;

/** Gets new tokens for a session; false when it is over, rejects when that can't be determined now. */
type Refresh = (stale: Session) => Promise<boolean>;

let refresh: Refresh = () => Promise.reject(new Error('Nobody was named who refreshes the session'));

/** Sets the function that refreshes the session after a 401: the auth provider's, which itself needs this transport. */
export const refreshWith = (given: Refresh): void => {
  refresh = given;
};

/**
 * Sends with the session's token. A 401 refreshes the tokens and retries exactly once;
 * a second 401 ends the session (spec 4, Session).
 */
export const sendSignedIn: Send = async (url, init) => {
  const session = readSession();
  if (!session) return send(url, init);
  const response = await send(url, withBearer(init, session.accessToken));
  if (response.status !== unauthorized || !(await refresh(session))) return response;

  const renewed = readSession();
  // A call is never resent on behalf of somebody else who has signed in since.
  if (renewed?.username !== session.username) return response;
  const second = await send(url, withBearer(init, renewed.accessToken));
  const isStillTheirs = readSession()?.accessToken === renewed.accessToken;
  if (second.status === unauthorized && isStillTheirs) expireSession();
  return second;
};

/** Returns the messages in a refusal's body by field, as react-admin expects them. */
export const readFieldErrors = (body: unknown): Record<string, string> => {
  const named = Object.entries(messagesByField(body));
  if (named.length === 0) return errorsByField(errorMessages(body));
  return Object.fromEntries(named.map(([field, text]) => [field, withoutLabel(text)]));
};
