import { z } from 'zod';
import { isEmail } from '../../../contract/rules/email';
import { messages } from '../../../contract/rules/messages';

/** Rules of the notification e-mail (spec 5). */
export const notificationEmailSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, messages.required)
    .refine(isEmail, { error: messages.email, when: ({ value }) => value !== '' }),
});
