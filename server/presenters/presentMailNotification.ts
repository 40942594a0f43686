import type { MailNotification } from '../../contract/entities/mailNotification';
import type { MailNotificationRow } from '../services/applications/detail/listMailNotifications';

/** A message about an application; without a date while it waits to be sent (spec 3, "Mail notification"). */
export const presentMailNotification = ({
  subject,
  to,
  actualShippingDate,
}: MailNotificationRow): MailNotification => ({
  subject,
  to,
  actualShippingDate: actualShippingDate?.toISOString() ?? null,
});
