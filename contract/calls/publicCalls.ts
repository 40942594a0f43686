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
  signInWithFactor: {
    method: 'POST',
    path: '/Authentication/sign-in-with-factor',
    access: 'public',
    capability: 'factors',
  },
  getPasskeyOptions: {
    method: 'POST',
    path: '/Authentication/get-passkey-options',
    access: 'public',
    capability: 'factors',
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/Authentication/sign-in-with-passkey',
    access: 'public',
    capability: 'factors',
  },
  beginRequiredGenerator: {
    method: 'POST',
    path: '/Authentication/begin-required-generator',
    access: 'public',
    capability: 'factors',
  },
  addRequiredGenerator: {
    method: 'POST',
    path: '/Authentication/add-required-generator',
    access: 'public',
    capability: 'factors',
  },
  removeAddedFactors: {
    method: 'POST',
    path: '/Authentication/remove-added-factors',
    access: 'public',
    capability: 'factors',
  },
} as const;
