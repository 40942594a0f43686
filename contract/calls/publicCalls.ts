/**
 * Method and path of the calls that need no session (spec 7.2 and 7.7), kept apart from their schemas so that
 * the session screens can make them without loading the schema library.
 */
export const publicCalls = {
  login: { method: 'POST', path: '/Authentication/login', access: 'public' },
  getLoginFromAzureIdentity: {
    method: 'GET',
    path: '/Authentication/get-login-from-azure-identity',
    access: 'public',
  },
  getEmailForPasswordRecovery: {
    method: 'POST',
    path: '/Authentication/get-email-for-password-recovery',
    access: 'public',
  },
  submitUserResetPassword: {
    method: 'POST',
    path: '/Authentication/submit-user-reset-pwd',
    access: 'public',
  },
  signOut: {
    method: 'POST',
    path: '/Authentication/sign-out',
    access: 'public',
    capability: 'sign-out',
  },
} as const;
