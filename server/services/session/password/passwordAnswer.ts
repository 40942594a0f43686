import type { z } from 'zod';
import type { passwordErrorCode, submitUserResetPassword } from '../../../../contract/calls/authentication';
import type { CallAnswer } from '../../../../contract/calls/defineCall';

/** Whether a password was set, and the reason if it was not (spec 8, Reset and Change). */
export type PasswordAnswer = CallAnswer<typeof submitUserResetPassword>;

const texts: Readonly<Record<z.infer<typeof passwordErrorCode>, string>> = {
  Identical_Password: 'A nova palavra-passe deve ser diferente da palavra-passe atual.',
  Link_expired: 'A ligação expirou ou já foi utilizada. Peça uma nova.',
  Wrong_OldPassword: 'A palavra-passe atual está incorreta.',
};

/** Builds the answer to a password that was not set, with a message for the user. */
export const passwordRefused = (errorCode: z.infer<typeof passwordErrorCode>): PasswordAnswer => ({
  success: false,
  errorCode,
  errorMessage: texts[errorCode],
});

/**
 * The answer to a password that is easy to guess. Of the three codes that spec 8 knows, only this one has its
 * message shown at the field of the new password.
 */
export const guessablePasswordRefused: PasswordAnswer = {
  success: false,
  errorCode: 'Identical_Password',
  errorMessage:
    'A palavra-passe é demasiado fácil de adivinhar. Evite palavras-passe comuns, o seu e-mail e o nome deste serviço.',
};
