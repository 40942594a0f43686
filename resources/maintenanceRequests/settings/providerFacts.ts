import { useCanAccess } from 'ra-core';
import {
  isInEffect,
  mayEditNotificationEmail,
  mayUpload,
  type Period,
} from '../../../contract/rules/maintenancePeriod';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/onDemand/maintenancePeriods';
import type { NotificationEmailRecord } from '../../../providers/dataProvider/onDemand/notificationEmails';
import { type Question, useAnswer, useSilentOne } from '../../../src/kit/data/queries';

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

/** The resource and id of the period in effect, or else the next one: the period that the regulator sets. */
export const currentOrNextPeriod = ['maintenancePeriods', 'currentOrNext'] as const;
/** The resource and id of the period in effect, or else the last one. */
export const currentOrLastPeriod = ['maintenancePeriods', 'currentOrLast'] as const;

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** Returns the dates of a stored period; both null while it is unknown. */
export const periodOf = (record: MaintenancePeriodRecord | undefined): Period => ({
  beginDate: dateOf(record?.beginDate),
  endDate: dateOf(record?.endDate),
});

/**
 * Returns the communication period in effect, or else the last one, which providers go by (spec 4), and
 * whether it is known yet.
 */
export const useCurrentPeriod = (): Period & { isKnown: boolean } => {
  const { data } = useSilentOne<MaintenancePeriodRecord>(...currentOrLastPeriod);
  return { ...periodOf(data), isKnown: data !== undefined };
};

/** Asks whether any request of this year was processed. */
export const anyRequestProcessed: Question<AppDataProvider, boolean | null> = {
  key: ['maintenanceRequests', 'isAnyRequestProcessed'],
  ask: (dataProvider, options) => dataProvider.isAnyRequestProcessed(options),
};

/** Loads that answer; a failed load is silent (spec 8, Silent). */
export const useAnyRequestProcessed = () => useAnswer(anyRequestProcessed);
