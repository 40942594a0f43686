import { isEmail } from '../../../contract/rules/email';
import { messages } from '../../../contract/rules/messages';

/** What is wrong with the notification e-mail (spec 5). */
export const validateNotificationEmail = ({ email }: { email: string }): Readonly<Record<string, string>> => {
  if (!email) return { email: messages.required };
  return isEmail(email) ? {} : { email: messages.email };
};
