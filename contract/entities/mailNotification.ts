import { z } from 'zod';

/** A message that was sent about an application (spec 3, Mail notification). */
export const mailNotification = z.object({
  subject: z.string(),
  actualShippingDate: z.iso.datetime({ offset: true }).nullish(),
  to: z.string(),
});
export type MailNotification = z.infer<typeof mailNotification>;
