import { AnnouncedPortal } from '../../kit/notifications/AnnouncedPortal';
import { Toasts } from '../../kit/notifications/Toasts';

const toastDuration = 6000;

/** Toasts: at the top, for 6000 ms (spec 9). */
export const Notifications = () => (
  <AnnouncedPortal>
    <Toasts duration={toastDuration} />
  </AnnouncedPortal>
);
