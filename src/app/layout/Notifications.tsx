import { Notification } from 'react-admin';
import { AnnouncedPortal } from '../../kit/notifications/AnnouncedPortal';

const toastDuration = 6000;
const topCentre = { vertical: 'top', horizontal: 'center' } as const;

/** Toasts: at the top, for 6000 ms (spec 9). */
export const Notifications = () => (
  <AnnouncedPortal>
    <Notification autoHideDuration={toastDuration} anchorOrigin={topCentre} />
  </AnnouncedPortal>
);
