import {
  getEmailForPasswordRecovery,
  getLoginFromAzureIdentity,
  login,
  refreshAccessToken,
  submitUserChangePassword,
  submitUserResetPassword,
} from '../../contract/calls/authentication';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { changePassword } from '../services/session/changePassword';
import { corporateLogin } from '../services/session/corporateLogin';
import { login as signIn } from '../services/session/login';
import { recoverPassword } from '../services/session/recoverPassword';
import { refreshAccessToken as refresh } from '../services/session/refreshAccessToken';
import { resetPassword } from '../services/session/resetPassword';

/** Authentication calls of spec 7; the only ones that need the token secret and the corporate provider. */
export const authenticationRoutes = (mount: Mount, parts: AppParts): void => {
  const { readCorporateIdentity } = parts;
  const { tokenKey } = parts.settings;
  mount.publicCall(login, (context, credentials) => signIn({ ...context, tokenKey }, credentials));
  mount.publicCall(refreshAccessToken, (context, pair) => refresh({ ...context, tokenKey }, pair));
  mount.publicCall(getLoginFromAzureIdentity, (context) =>
    corporateLogin({ ...context, tokenKey, readCorporateIdentity }),
  );
  mount.publicCall(getEmailForPasswordRecovery, recoverPassword);
  mount.publicCall(submitUserResetPassword, resetPassword);
  mount.call(submitUserChangePassword, changePassword);
};
