/**
 * Method and path of the calls of the second step that need no session, kept apart from their schemas so that the pages before
 * sign-in can make them without loading the schema library.
 */
export const publicCalls = {
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
