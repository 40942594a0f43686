import { isEmail } from '../../../contract/rules/email';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { FieldErrors } from '../../../src/kit/form/fieldErrors';

/** Returns what is wrong with the notification e-mail (spec 5). */
export const validateNotificationEmail = ({ email }: { email: string }): FieldErrors => {
  if (!email) return { email: validationMessages.required };
  return isEmail(email) ? {} : { email: validationMessages.email };
};
