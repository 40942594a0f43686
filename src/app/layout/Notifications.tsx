import { Notification } from 'react-admin';

const toastDuration = 6000;
const topCentre = { vertical: 'top', horizontal: 'center' } as const;

/** Toasts: at the top, for 6000 ms (spec 9). */
export const Notifications = () => <Notification autoHideDuration={toastDuration} anchorOrigin={topCentre} />;
