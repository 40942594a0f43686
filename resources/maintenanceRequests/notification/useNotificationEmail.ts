import { useCanAccess } from 'ra-core';
import { isInEffect, mayEditNotificationEmail } from '../../../contract/rules/maintenancePeriod';
import type { NotificationEmailRecord } from '../../../providers/dataProvider/maintenance';
import { useSilentOne } from '../../../src/kit/data/queries';
import { useAnyRequestProcessed } from '../period/useAnyRequestProcessed';
import { useCurrentPeriod } from '../period/useCurrentPeriod';

/** The resource and id of the provider's own notification e-mail. */
export const ownNotificationEmail = ['notificationEmails', 'own'] as const;

/** Returns the notification e-mail, whether it may be changed, and if not, why (spec 4, Notification e-mail). */
export const useNotificationEmail = () => {
  const { data: stored, isPending } = useSilentOne<NotificationEmailRecord>(...ownNotificationEmail);
  const { data: processed } = useAnyRequestProcessed();
  const { canAccess: mayUpdate = false } = useCanAccess({ action: 'edit' });
  const period = useCurrentPeriod();
  const now = new Date();
  // Unknown counts as not allowed: once processing has begun, the server refuses a change.
  const anyProcessed = processed !== false;
  const isClosed = period.isKnown && !isInEffect(period, now);
  const obstacle = isClosed ? 'notInEffect' : processed === true ? 'processed' : undefined;
  return {
    stored,
    isPending,
    obstacle,
    mayEdit: stored !== undefined && mayEditNotificationEmail({ period, anyProcessed, mayUpdate }, now),
  } as const;
};
