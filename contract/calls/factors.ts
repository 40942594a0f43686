import { z } from 'zod';
import { access } from '../access';
import {
  factorsOfPerson,
  newGenerator,
  passkey,
  passkeyOptions,
  shownRecoveryCodes,
} from '../entities/factors';
import { session } from '../entities/session';
import { textUpTo } from '../entities/text';
import { validationMessages } from '../rules/validationMessages';
import { defineCall } from './defineCall';
import { publicCalls } from './publicCalls';

/** The calls come together. */
const capability = 'factors';
const token = z.string().min(1).max(4000);
/** Six digits of a generator, or a recovery code, with whatever blanks and hyphens people write. */
const code = z.string().trim().min(1).max(40);
const identityNeeded = { 403: 'The corporate identity was proven over ten minutes ago' };
const labels = {
  code: 'Código',
  factorChallenge: 'Entrada a confirmar',
  enrolment: 'Confirmação a acrescentar',
  assertion: 'Confirmação pedida',
  response: 'Chave de acesso',
  type: 'Tipo',
  name: 'Nome',
  password: 'Palavra-passe',
  removal: 'Segundos passos a retirar',
};

export const signInWithFactor = defineCall({
  ...publicCalls.signInWithFactor,
  recordedAs: ['signIn'],
  summary: 'Ends a sign-in whose password was right, with a code of the generator or a recovery code',
  input: z.object({ factorChallenge: token, code }),
  labels,
  answer: session,
});

export const getPasskeyOptions = defineCall({
  ...publicCalls.getPasskeyOptions,
  recordedAs: 'noPersonalData',
  summary: 'What a browser needs to prove a passkey: any of this site or, in a sign-in, one of that person',
  input: z.object({ factorChallenge: token.optional() }),
  labels,
  answer: z.object({ options: passkeyOptions, assertion: z.string() }),
  wrapped: true,
});

export const signInWithPasskey = defineCall({
  ...publicCalls.signInWithPasskey,
  recordedAs: ['signIn'],
  summary: 'Signs in with a passkey alone or, with factorChallenge, after the right password',
  input: z.object({ factorChallenge: token.optional(), assertion: token, response: passkey }),
  labels,
  answer: session,
});

export const beginRequiredGenerator = defineCall({
  ...publicCalls.beginRequiredGenerator,
  recordedAs: 'noPersonalData',
  summary: 'Makes the secret of a generator of codes that somebody must add before the session opens',
  refusals: identityNeeded,
  input: z.object({ factorChallenge: token }),
  labels,
  answer: newGenerator,
  wrapped: true,
});

export const addRequiredGenerator = defineCall({
  ...publicCalls.addRequiredGenerator,
  recordedAs: ['factorAdded'],
  summary: 'Adds that generator by a code of it, and ends the sign-in',
  refusals: identityNeeded,
  input: z.object({ factorChallenge: token, enrolment: token, code }),
  labels,
  answer: shownRecoveryCodes.extend({ session }),
  wrapped: true,
});

export const removeAddedFactors = defineCall({
  ...publicCalls.removeAddedFactors,
  recordedAs: ['factorRemoved'],
  summary: 'Takes away the new factors that the answer to a new password by link named',
  input: z.object({ removal: token }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});

export const getFactors = defineCall({
  method: 'GET',
  path: '/Factors/get-factors',
  summary: 'The own factors, and how many recovery codes are left',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({}),
  answer: factorsOfPerson,
  wrapped: true,
});

export const beginGenerator = defineCall({
  method: 'POST',
  path: '/Factors/begin-generator',
  summary: 'Makes the secret of a generator of codes, which counts once a code confirms it',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({}),
  answer: newGenerator,
  wrapped: true,
});

export const addGenerator = defineCall({
  method: 'POST',
  path: '/Factors/add-generator',
  summary: 'Adds a generator of codes by a code of it; answers with recovery codes unless there are some',
  access: 'signedIn',
  recordedAs: ['factorAdded'],
  capability,
  input: z.object({ enrolment: token, code }),
  labels,
  answer: shownRecoveryCodes,
  wrapped: true,
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/Factors/begin-passkey',
  summary: 'What a browser needs to make a passkey of this site',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({}),
  answer: z.object({ options: passkeyOptions, enrolment: z.string() }),
  wrapped: true,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/Factors/add-passkey',
  summary: 'Adds the passkey that a browser made; answers with recovery codes unless there are some',
  access: 'signedIn',
  recordedAs: ['factorAdded'],
  capability,
  input: z.object({ enrolment: token, response: passkey, name: textUpTo(60).min(1) }),
  labels,
  answer: shownRecoveryCodes,
  wrapped: true,
});

export const removeFactor = defineCall({
  method: 'POST',
  path: '/Factors/remove-factor',
  summary: 'Removes an own factor; with the last one go the recovery codes',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: ['factorRemoved'],
  capability,
  input: z.object({ id: z.int32().positive() }),
  answer: z.literal(true),
  wrapped: true,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/Factors/renew-recovery-codes',
  summary: 'Makes new recovery codes; those before are void',
  access: 'signedIn',
  needsRecentFactor: true,
  recordedAs: ['recoveryCodesRenewed'],
  capability,
  input: z.object({}),
  answer: shownRecoveryCodes,
  wrapped: true,
});

export const proveFactor = defineCall({
  method: 'POST',
  path: '/Factors/prove-factor',
  summary: 'Proves a factor again, by a code, for the calls that ask for one within ten minutes',
  access: 'signedIn',
  recordedAs: ['factorProven'],
  capability,
  input: z.object({ code }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});

export const provePassword = defineCall({
  method: 'POST',
  path: '/Factors/prove-password',
  summary:
    'Proves the password again, for the calls that ask for it, or the corporate identity, within ten minutes',
  access: 'signedIn',
  recordedAs: ['factorProven'],
  capability,
  input: z.object({ password: z.string().min(1, validationMessages.required).max(254) }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});

export const getOwnPasskeyOptions = defineCall({
  method: 'POST',
  path: '/Factors/get-passkey-options',
  summary: 'What a browser needs to prove an own passkey again',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({}),
  answer: z.object({ options: passkeyOptions, assertion: z.string() }),
  wrapped: true,
});

export const provePasskey = defineCall({
  method: 'POST',
  path: '/Factors/prove-passkey',
  summary: 'Proves a passkey again, likewise',
  access: 'signedIn',
  recordedAs: ['factorProven'],
  capability,
  input: z.object({ assertion: token, response: passkey }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});

export const requestFactorRemoval = defineCall({
  method: 'POST',
  path: '/User/request-factor-removal',
  summary:
    'Takes away what was added to a user in the last days; the other factors later, which the user, told at once, may stop',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['factorRemovalRequested', 'factorRemoved'],
  capability,
  input: z.object({ userId: z.int32().positive() }),
  answer: z.literal(true),
  wrapped: true,
});

export const stopFactorRemoval = defineCall({
  method: 'POST',
  path: '/Factors/stop-removal',
  summary: 'Stops the removal of the own factors that an administrator asked for',
  access: 'signedIn',
  recordedAs: ['factorRemovalStopped'],
  capability,
  input: z.object({}),
  answer: z.literal(true),
  wrapped: true,
});
