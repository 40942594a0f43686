import { z } from 'zod';
import { access } from '../access';
import { addedFactors, factorChallenge } from '../entities/factors';
import { session, tokenPair } from '../entities/session';
import { textUpTo } from '../entities/text';
import { isEmail } from '../rules/email';
import { isAcceptablePassword } from '../rules/password';
import { validationMessages } from '../rules/validationMessages';
import { defineCall } from './defineCall';
import { publicCalls } from './publicCalls';

const maxCredentialLength = 254;
const credential = z
  .string()
  .min(1, validationMessages.required)
  .max(maxCredentialLength, validationMessages.tooLong(maxCredentialLength));
/** Cleaned like every text; passwords are not (contract/rules/cleanText.ts). */
const username = textUpTo(maxCredentialLength).min(1, validationMessages.required);

export const login = defineCall({
  ...publicCalls.login,
  recordedAs: ['signIn'],
  summary: 'Signs in with e-mail and password; an account with a factor is asked for it first',
  input: z.object({ username, password: credential }),
  answer: z.union([session, factorChallenge]),
});

export const refreshAccessToken = defineCall({
  method: 'POST',
  path: '/Authentication/refresh-access-token',
  summary: 'Exchanges both tokens for new ones',
  access: 'public',
  recordedAs: 'noPersonalData',
  input: tokenPair,
  answer: tokenPair,
});

/** Public, because an access token that has since expired still says whose session to end. */
export const signOut = defineCall({
  ...publicCalls.signOut,
  recordedAs: ['signOut'],
  summary: 'Ends the session of these tokens at the server; answers the same when there is none any more',
  input: tokenPair,
  answer: z.literal(true),
  wrapped: true,
});

export const getLoginFromAzureIdentity = defineCall({
  ...publicCalls.getLoginFromAzureIdentity,
  recordedAs: ['corporateSignIn'],
  summary: 'Signs in an administrator whose corporate identity token is the bearer',
  refusals: { 403: 'The identity is no active administrator', 503: 'The OpenID provider does not answer' },
  input: z.object({}),
  answer: z.union([session, factorChallenge]),
});

export const getEmailForPasswordRecovery = defineCall({
  ...publicCalls.getEmailForPasswordRecovery,
  recordedAs: ['recoveryRequested'],
  summary: 'Sends a link for choosing a new password; answers the same whether the account exists or not',
  input: z.object({ username: username.refine(isEmail, validationMessages.email) }),
  answer: z.boolean(),
  wrapped: true,
});

/** Why a password was not set (spec 8). */
export const passwordErrorCode = z.enum(['Identical_Password', 'Link_expired', 'Wrong_OldPassword']);
const passwordAnswer = z.object({
  success: z.boolean(),
  errorCode: passwordErrorCode.nullish(),
  errorMessage: z.string().nullish(),
});
const newPassword = z.string().refine(isAcceptablePassword, validationMessages.password);

export const submitUserResetPassword = defineCall({
  ...publicCalls.submitUserResetPassword,
  recordedAs: ['passwordReset', 'passwordResetRefused'],
  summary: 'Sets the password of whoever opened the link',
  input: z.object({ pwdRequestIdentifier: credential, password: newPassword }),
  answer: passwordAnswer.extend({ addedFactors: addedFactors.nullish() }),
});

export const submitUserChangePassword = defineCall({
  method: 'POST',
  path: '/Authentication/submit-user-change-pwd',
  summary: 'Changes the own password',
  access: [access.session.changePassword],
  recordedAs: ['passwordChanged', 'passwordChangeRefused'],
  input: z.object({ oldPassword: credential, newPassword }),
  answer: passwordAnswer,
});
