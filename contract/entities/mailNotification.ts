import { z } from 'zod';
import { moment } from './moment';

/** A message that was sent about an application (spec 3, Mail notification). */
export const mailNotification = z.object({
  subject: z.string(),
  actualShippingDate: moment.nullish(),
  to: z.string(),
});
export type MailNotification = z.infer<typeof mailNotification>;
