import { z } from 'zod';
import { access } from '../access';
import { session, tokenPair } from '../entities/session';
import { addedFactors, factorChallenge } from '../entities/signInStep';
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
  summary: 'Inicia sessão com e-mail e palavra-passe; a uma conta com segundo passo pede-o primeiro',
  input: z.object({ username, password: credential }),
  answer: z.union([session, factorChallenge]),
});

export const refreshAccessToken = defineCall({
  method: 'POST',
  path: '/Authentication/refresh-access-token',
  summary: 'Troca os dois tokens por novos',
  access: 'public',
  recordedAs: 'noPersonalData',
  input: tokenPair,
  answer: tokenPair,
});

/** Public, because an access token that has since expired still says whose session to end. */
export const signOut = defineCall({
  ...publicCalls.signOut,
  recordedAs: ['signOut'],
  summary: 'Termina no servidor a sessão destes tokens; responde o mesmo se já não a houver',
  input: tokenPair,
  answer: z.literal(true),
  wrapped: true,
});

export const getLoginFromAzureIdentity = defineCall({
  ...publicCalls.getLoginFromAzureIdentity,
  recordedAs: ['corporateSignIn'],
  summary: 'Inicia a sessão de um administrador, com o token da identidade institucional como `Bearer`',
  refusals: {
    403: 'A identidade não é a de um administrador ativo',
    503: 'O fornecedor OpenID não responde',
  },
  input: z.object({}),
  answer: z.union([session, factorChallenge]),
});

export const getEmailForPasswordRecovery = defineCall({
  ...publicCalls.getEmailForPasswordRecovery,
  recordedAs: ['recoveryRequested'],
  summary:
    'Envia uma ligação para escolher uma palavra-passe nova; responde o mesmo quer a conta exista quer não',
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
  summary: 'Define a palavra-passe de quem abriu a ligação',
  input: z.object({ pwdRequestIdentifier: credential, password: newPassword }),
  answer: passwordAnswer.extend({ addedFactors: addedFactors.nullish() }),
});

export const submitUserChangePassword = defineCall({
  method: 'POST',
  path: '/Authentication/submit-user-change-pwd',
  summary: 'Altera a palavra-passe própria',
  access: [access.session.changePassword],
  recordedAs: ['passwordChanged', 'passwordChangeRefused'],
  input: z.object({ oldPassword: credential, newPassword }),
  answer: passwordAnswer,
});
