import { isEmail } from '../../../contract/rules/email';
import { messages } from '../../../contract/rules/messages';
import type { FieldErrors } from '../../../src/kit/form/fieldErrors';

/** Returns what is wrong with the notification e-mail (spec 5). */
export const validateNotificationEmail = ({ email }: { email: string }): FieldErrors => {
  if (!email) return { email: messages.required };
  return isEmail(email) ? {} : { email: messages.email };
};
