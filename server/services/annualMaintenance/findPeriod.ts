import { and, asc, desc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
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

const { beginDate, endDate, providerId } = maintenancePeriods;

/** The context of whoever asks, with a provider or without one. */
type PeriodContext = ServiceContext & Partial<Pick<SignedInContext, 'actor'>>;

/** Matches the periods that hold for the caller: those of everybody and, in the sandbox, that of its provider. */
const holdsFor = ({ actor }: PeriodContext) =>
  actor?.providerId == null ? isNull(providerId) : or(isNull(providerId), eq(providerId, actor.providerId));

/** Returns the communication period in effect; undefined outside of one (spec 4). */
export const findCurrentPeriod = async (context: PeriodContext): Promise<StoredPeriod | undefined> => {
  const moment = context.now();
  const [period] = await context.db
    .select()
    .from(maintenancePeriods)
    .where(and(lte(beginDate, moment), gte(endDate, moment), holdsFor(context)))
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
export const findCurrentOrLastPeriod = async (context: PeriodContext): Promise<StoredPeriod | undefined> => {
  const [period] = await context.db
    .select()
    .from(maintenancePeriods)
    .where(and(lte(beginDate, context.now()), holdsFor(context)))
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
export const findCurrentOrNextPeriod = async (context: PeriodContext): Promise<StoredPeriod | undefined> => {
  const current = await findCurrentPeriod(context);
  if (current) return current;
  const [next] = await context.db
    .select()
    .from(maintenancePeriods)
    .where(and(gt(beginDate, context.now()), holdsFor(context)))
    .orderBy(asc(beginDate))
    .limit(1);
  return next;
};

/**
 * Returns the period in effect (spec 4).
 * @throws {Refusal} `badRequest` outside of a period
 */
export const requireCurrentPeriod = async (context: PeriodContext): Promise<StoredPeriod> => {
  const period = await findCurrentPeriod(context);
  if (!period) throw new Refusal('badRequest', maintenanceTexts.noPeriod);
  return period;
};
