import { cleanText } from '../../../contract/rules/cleanText';
import { isEmail } from '../../../contract/rules/email';
import { isAcceptablePassword } from '../../../contract/rules/password';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { missing } from '../session/loginProblems';

/** Returns what is wrong with the username of a recovery (spec 5, Recovery). */
export const recoveryProblems = ({ username }: Readonly<Record<'username', string>>) => ({
  username: missing(username) ?? (isEmail(cleanText(username)) ? undefined : validationMessages.email),
});

/** A new password, typed twice. */
type NewPassword = Readonly<Record<'password' | 'confirmation', string>>;

/** Returns what is wrong with a new password (spec 5, New/reset password). */
export const resetProblems = ({ password, confirmation }: NewPassword) => ({
  password: missing(password) ?? (isAcceptablePassword(password) ? undefined : validationMessages.password),
  confirmation:
    missing(confirmation) ?? (confirmation === password ? undefined : validationMessages.passwordMismatch),
});

/** Returns what is wrong with the current password and a new one, which must differ (spec 5, Change password). */
export const changeProblems = (values: NewPassword & Readonly<Record<'oldPassword', string>>) => {
  const { password, confirmation } = resetProblems(values);
  const isSame = values.password !== '' && values.password === values.oldPassword;
  return {
    oldPassword: missing(values.oldPassword),
    password: password ?? (isSame ? validationMessages.passwordUnchanged : undefined),
    confirmation,
  };
};
