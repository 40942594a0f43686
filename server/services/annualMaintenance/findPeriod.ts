import { and, asc, desc, gt, gte, lte } from 'drizzle-orm';
import { maintenancePeriods } from '../../db/schema/annualMaintenance';
import type { ServiceContext } from '../serviceContext';

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
