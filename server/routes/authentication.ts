import {
  getEmailForPasswordRecovery,
  getLoginFromAzureIdentity,
  login,
  refreshAccessToken,
  signOut as signOutCall,
  submitUserChangePassword,
  submitUserResetPassword,
} from '../../contract/calls/authentication';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { withBrowserKey } from '../http/withBrowserKey';
import { corporateLogin } from '../services/session/corporate/corporateLogin';
import { login as signIn } from '../services/session/login';
import { changePassword } from '../services/session/password/changePassword';
import { recoverPassword } from '../services/session/passwordLink/recoverPassword';
import { resetPassword } from '../services/session/passwordLink/resetPassword';
import { refreshAccessToken as refresh } from '../services/session/refreshAccessToken';
import { signOut } from '../services/session/signOut';

/** The authentication calls of spec 7 and our own; only these need the token secret and the corporate provider. */
export const authenticationRoutes = (mount: Mount, parts: AppParts): void => {
  const { readCorporateIdentity } = parts;
  const { tokenKeys, passwordSignIn } = parts.settings;
  mount.publicCall(login, async (context, credentials) =>
    signIn({ ...(await withBrowserKey(context, tokenKeys)), passwordSignIn }, credentials),
  );
  mount.publicCall(refreshAccessToken, (context, pair) => refresh({ ...context, tokenKeys }, pair));
  mount.publicCall(signOutCall, (context, pair) => signOut({ ...context, tokenKeys }, pair));
  mount.publicCall(getLoginFromAzureIdentity, async (context) =>
    corporateLogin({ ...(await withBrowserKey(context, tokenKeys)), readCorporateIdentity }),
  );
  mount.publicCall(getEmailForPasswordRecovery, recoverPassword);
  mount.publicCall(submitUserResetPassword, (context, reset) =>
    resetPassword({ ...context, tokenKeys, passwordSignIn }, reset),
  );
  mount.call(submitUserChangePassword, changePassword);
};
