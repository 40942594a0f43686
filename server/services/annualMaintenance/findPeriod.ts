import { and, asc, desc, gt, gte, lte } from 'drizzle-orm';
import {
  getCurrentOrLastPeriod as getCurrentOrLastPeriodCall,
  getCurrentOrNextPeriod as getCurrentOrNextPeriodCall,
} from '../../../contract/calls/annualMaintenance';
import { maintenancePeriods } from '../../db/schema/annualMaintenance';
import { Refusal } from '../../lib/refusal';
import { requireAccess } from '../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../context/serviceContext';
import { maintenanceTexts } from './texts';

/** A communication period as it is stored. */
export type StoredPeriod = typeof maintenancePeriods.$inferSelect;

const { beginDate, endDate } = maintenancePeriods;

/** Returns the communication period in effect; undefined outside of one (spec 4). */
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

/** Returns the period in effect, or else the one that began last; undefined before the first (spec 7). */
export const getCurrentOrLastPeriod = async (context: SignedInContext): Promise<StoredPeriod | undefined> => {
  requireAccess(context, getCurrentOrLastPeriodCall);
  return findCurrentOrLastPeriod(context);
};

/** Finds the period in effect, or else the one that began last, for services that report it: checks no right. */
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

/** Returns the period in effect, or else the one that begins next; undefined if none is planned (spec 7). */
export const getCurrentOrNextPeriod = async (context: SignedInContext): Promise<StoredPeriod | undefined> => {
  requireAccess(context, getCurrentOrNextPeriodCall);
  return findCurrentOrNextPeriod(context);
};

/** Finds the period in effect, or else the one that begins next, for services that change it: checks no right. */
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

/**
 * Returns the period in effect (spec 4).
 * @throws {Refusal} `badRequest` outside of a period
 */
export const requireCurrentPeriod = async (context: ServiceContext): Promise<StoredPeriod> => {
  const period = await findCurrentPeriod(context);
  if (!period) throw new Refusal('badRequest', maintenanceTexts.noPeriod);
  return period;
};
