import { z } from 'zod';
import { isEmail } from '../../../contract/rules/email';
import { messages } from '../../../contract/rules/messages';
import { isAcceptablePassword } from '../../../contract/rules/password';

// An emptied field holds null.
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const requiredText = text.refine(Boolean, messages.required);

/** Whose password is to be recovered (spec 5, Recovery). */
export const recoverySchema = z.object({
  username: requiredText.refine((value) => value === '' || isEmail(value), messages.email),
});

const newPasswordFields = {
  password: requiredText.refine((value) => value === '' || isAcceptablePassword(value), messages.password),
  confirmation: requiredText,
};

const isMismatch = ({ password, confirmation }: { password: string; confirmation: string }) =>
  confirmation !== '' && confirmation !== password;

/** A new password, typed twice (spec 5, New/reset password). */
export const resetSchema = z.object(newPasswordFields).superRefine((values, context) => {
  if (isMismatch(values)) {
    context.addIssue({ code: 'custom', path: ['confirmation'], message: messages.passwordMismatch });
  }
});

/** The current password and a new, different one (spec 5, Change password). */
export const changeSchema = z
  .object({ oldPassword: requiredText, ...newPasswordFields })
  .superRefine((values, context) => {
    if (isMismatch(values)) {
      context.addIssue({ code: 'custom', path: ['confirmation'], message: messages.passwordMismatch });
    }
    if (values.password !== '' && values.password === values.oldPassword) {
      context.addIssue({ code: 'custom', path: ['password'], message: messages.passwordUnchanged });
    }
  });
