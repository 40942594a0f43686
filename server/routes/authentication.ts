import { login, refreshAccessToken } from '../../contract/calls/authentication';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { login as signIn } from '../services/session/login';
import { refreshAccessToken as refresh } from '../services/session/refreshAccessToken';

/** Authentication calls of spec 7; the only ones that need the token secret. */
export const authenticationRoutes = (mount: Mount, { settings: { tokenKey } }: AppParts): void => {
  mount.publicCall(login, (context, credentials) => signIn({ ...context, tokenKey }, credentials));
  mount.publicCall(refreshAccessToken, (context, pair) => refresh({ ...context, tokenKey }, pair));
};
