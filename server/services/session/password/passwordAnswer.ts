import type { z } from 'zod';
import type { passwordErrorCode, submitUserResetPassword } from '../../../../contract/calls/authentication';
import type { CallAnswer } from '../../../../contract/calls/defineCall';
import { passwordRefusedTexts } from '../texts';

/** Whether a password was set, and the reason if it was not (spec 8, Reset and Change). */
export type PasswordAnswer = CallAnswer<typeof submitUserResetPassword>;

/** Builds the answer to a password that was not set, with a message for the user. */
export const passwordRefused = (errorCode: z.infer<typeof passwordErrorCode>): PasswordAnswer => ({
  success: false,
  errorCode,
  errorMessage: passwordRefusedTexts[errorCode],
});

/**
 * The answer to a password that is easy to guess. Of the three codes that spec 8 knows, only this one has its
 * message shown at the field of the new password.
 */
export const guessablePasswordRefused: PasswordAnswer = {
  success: false,
  errorCode: 'Identical_Password',
  errorMessage: passwordRefusedTexts.guessable,
};
