import { useCanAccess } from 'ra-core';
import { isInEffect, mayEditNotificationEmail } from '../../../contract/rules/maintenancePeriod';
import type {
  MaintenanceFactRecord,
  NotificationEmailRecord,
} from '../../../providers/dataProvider/maintenance';
import { useSilentOne } from '../../../src/kit/data/useSilentOne';
import { useCurrentPeriod } from '../period/useCurrentPeriod';

/** The notification e-mail, whether it may be changed, and if not, why (spec 4, Notification e-mail). */
export const useNotificationEmail = () => {
  const { data: stored, isPending } = useSilentOne<NotificationEmailRecord>('notificationEmails', 'own');
  const { data: processed } = useSilentOne<MaintenanceFactRecord>('maintenanceFacts', 'anyProcessed');
  const { canAccess: mayUpdate = false } = useCanAccess({ action: 'edit' });
  const period = useCurrentPeriod();
  const now = new Date();
  // Unknown counts as not allowed: once processing has begun, the server refuses a change.
  const anyProcessed = processed?.value !== false;
  const isClosed = period.isKnown && !isInEffect(period, now);
  const obstacle = isClosed ? 'notInEffect' : processed?.value === true ? 'processed' : undefined;
  return {
    stored,
    isPending,
    obstacle,
    mayEdit: stored !== undefined && mayEditNotificationEmail({ period, anyProcessed, mayUpdate }, now),
  } as const;
};
