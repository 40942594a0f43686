import { and, asc, desc, gt, gte, lte } from 'drizzle-orm';
import {
  getCurrentOrLastPeriod as getCurrentOrLastPeriodCall,
  getCurrentOrNextPeriod as getCurrentOrNextPeriodCall,
} from '../../../contract/calls/annualMaintenance';
import { maintenancePeriods } from '../../db/schema/annualMaintenance';
import { Refusal } from '../base/refusal';
import { requireAccess } from '../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../context/serviceContext';

/** A communication period as it is stored. */
export type StoredPeriod = typeof maintenancePeriods.$inferSelect;

const { beginDate, endDate } = maintenancePeriods;

/** Returns the period in effect (spec 4). */
export const findCurrentPeriod = async ({ db, now }: ServiceContext): Promise<StoredPeriod | undefined> => {
  const moment = now();
  const [period] = await db
    .select()
    .from(maintenancePeriods)
    .where(and(lte(beginDate, moment), gte(endDate, moment)))
    .orderBy(desc(beginDate))
    .limit(1);
  return period;
};

/** Returns the period in effect, or else the one that began last (spec 7). */
export const getCurrentOrLastPeriod = async (context: SignedInContext): Promise<StoredPeriod | undefined> => {
  requireAccess(context, getCurrentOrLastPeriodCall);
  return findCurrentOrLastPeriod(context);
};

/** Returns the same without checking access to the call, for services that report the period. */
export const findCurrentOrLastPeriod = async ({
  db,
  now,
}: ServiceContext): Promise<StoredPeriod | undefined> => {
  const [period] = await db
    .select()
    .from(maintenancePeriods)
    .where(lte(beginDate, now()))
    .orderBy(desc(beginDate))
    .limit(1);
  return period;
};

/** Returns the period in effect, or else the one that begins next (spec 7). */
export const getCurrentOrNextPeriod = async (context: SignedInContext): Promise<StoredPeriod | undefined> => {
  requireAccess(context, getCurrentOrNextPeriodCall);
  return findCurrentOrNextPeriod(context);
};

/** Returns the same without checking access to the call, for services that change the period. */
export const findCurrentOrNextPeriod = async (context: ServiceContext): Promise<StoredPeriod | undefined> => {
  const current = await findCurrentPeriod(context);
  if (current) return current;
  const [next] = await context.db
    .select()
    .from(maintenancePeriods)
    .where(gt(beginDate, context.now()))
    .orderBy(asc(beginDate))
    .limit(1);
  return next;
};

/** Returns the period in effect; refuses the call outside of one (spec 4). */
export const requireCurrentPeriod = async (context: ServiceContext): Promise<StoredPeriod> => {
  const period = await findCurrentPeriod(context);
  if (!period) throw new Refusal('badRequest', 'O período de comunicação não está em vigor.');
  return period;
};
