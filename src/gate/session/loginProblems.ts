import { messages } from '../../../contract/rules/messages';

/** What is wrong with an empty field. */
export const missing = (text: string) => (text === '' ? messages.required : undefined);

/** What is wrong with a sign-in (spec 5, Login). */
export const loginProblems = ({ username, password }: Readonly<Record<'username' | 'password', string>>) => ({
  username: missing(username),
  password: missing(password),
});
