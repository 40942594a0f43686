import { validationMessages } from '../../../contract/rules/validationMessages';

/** Returns the message for an empty field; undefined for any other. */
export const missing = (text: string) => (text === '' ? validationMessages.required : undefined);

/** Returns what is wrong with a sign-in (spec 5, Login). */
export const loginProblems = ({ username, password }: Readonly<Record<'username' | 'password', string>>) => ({
  username: missing(username),
  password: missing(password),
});
