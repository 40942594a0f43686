import { refreshAccessToken } from '../../contract/calls/authentication';
import { type Session, tokenPair } from '../../contract/entities/session';
import { readSession, writeSession } from '../authProvider/sessionStore';
import { callUrl } from './callUrl';
import { failure } from './failure';
import { readBody } from './readBody';
import { send } from './send';
import { expireSession } from './sessionExpiry';
import { unwrap } from './unwrap';

const exchange = async ({ accessToken, refreshToken }: Session): Promise<void> => {
  const response = await send(callUrl(refreshAccessToken.path), {
    method: refreshAccessToken.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ accessToken, refreshToken }),
  });
  if (!response.ok) throw await failure(response);
  const tokens = tokenPair.parse(unwrap(await readBody(response)));
  const session = readSession();
  if (session) writeSession({ ...session, ...tokens });
};

let running: Promise<boolean> | undefined;

const refresh = async (): Promise<boolean> => {
  const session = readSession();
  if (!session) return false;
  try {
    await exchange(session);
    return true;
  } catch {
    expireSession();
    return false;
  } finally {
    running = undefined;
  }
};

/** Exchanges the tokens, once however many calls ask at a time; false when the session is over (spec 4, Session). */
export const refreshSession = (): Promise<boolean> => {
  running ??= refresh();
  return running;
};
