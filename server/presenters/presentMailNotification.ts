import type { MailNotification } from '../../contract/entities/mailNotification';
import type { MailNotificationRow } from '../services/applications/detail/listMailNotifications';

/** Presents a message about an application; it has no date until it is sent (spec 3, "Mail notification"). */
export const presentMailNotification = ({
  subject,
  to,
  actualShippingDate,
}: MailNotificationRow): MailNotification => ({
  subject,
  to,
  actualShippingDate: actualShippingDate?.toISOString() ?? null,
});
