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

/** The period in effect (spec 4). */
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

/** The period in effect, else the one that began last (spec 7). */
export const getCurrentOrLastPeriod = async (context: SignedInContext): Promise<StoredPeriod | undefined> => {
  requireAccess(context, getCurrentOrLastPeriodCall);
  return findCurrentOrLastPeriod(context);
};

/** The same, for what tells of it. */
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

/** The period in effect, else the one that begins next (spec 7). */
export const getCurrentOrNextPeriod = async (context: SignedInContext): Promise<StoredPeriod | undefined> => {
  requireAccess(context, getCurrentOrNextPeriodCall);
  return findCurrentOrNextPeriod(context);
};

/** The same, for what changes it. */
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

/** The period in effect; what needs one is refused outside it (spec 4). */
export const requireCurrentPeriod = async (context: ServiceContext): Promise<StoredPeriod> => {
  const period = await findCurrentPeriod(context);
  if (!period) throw new Refusal('badRequest', 'O período de comunicação não está em vigor.');
  return period;
};
