import { getMailNotifications } from '../../contract/calls/mailNotification';
import type { Mount } from '../http/mount';
import { presentMailNotification } from '../presenters/presentMailNotification';
import { listMailNotifications } from '../services/applications/detail/listMailNotifications';

/** The messages about an application (spec 7). */
export const mailNotificationRoutes = (mount: Mount): void => {
  mount.call(getMailNotifications, async (context, input) => {
    const notifications = await listMailNotifications(context, input);
    return notifications.map(presentMailNotification);
  });
};
