import { useCanAccess } from 'ra-core';
import { mayUpload } from '../../../contract/rules/maintenancePeriod';
import type { NotificationEmailRecord } from '../../../providers/dataProvider/maintenance';
import { useSilentOne } from '../../../src/kit/data/queries';
import { ownNotificationEmail } from '../notification/useNotificationEmail';
import { useCurrentPeriod } from '../period/useCurrentPeriod';

/** Returns whether a file may be chosen and submitted, and whether only the e-mail is missing (spec 4, Upload). */
export const useMayUpload = () => {
  const { data: email } = useSilentOne<NotificationEmailRecord>(...ownNotificationEmail);
  const { canAccess: mayWrite = false } = useCanAccess({ action: 'upload' });
  const period = useCurrentPeriod();
  const now = new Date();
  const facts = { period, mayWrite };
  const isAllowed = mayUpload({ ...facts, hasEmail: Boolean(email?.email) }, now);
  return {
    isAllowed,
    needsEmail: !isAllowed && email !== undefined && mayUpload({ ...facts, hasEmail: true }, now),
  };
};
