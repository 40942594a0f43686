import { endOfLisbonDay, startOfLisbonDay } from '../../contract/rules/lisbonDay';
import { endOfLisbonYear, startOfLisbonYear } from '../../contract/rules/lisbonYear';
import type { Database } from '../db/database';
import { maintenancePeriods, notificationEmails } from '../db/schema/annualMaintenance';
import { demoProviders } from './common/demoUsers';

const day = 24 * 60 * 60 * 1000;

/** Clips a period around `now` to the year of `now`, as every period must lie within one year. */
const around = (now: Date, from: Date, to: Date) => {
  const [first, last] = [startOfLisbonYear(now), endOfLisbonYear(now)];
  return { beginDate: from > first ? from : first, endDate: to < last ? to : last };
};

/** Adds a maintenance period that is over, one in effect, and the notification e-mail of the first provider. */
export const seedMaintenance = async (db: Database, now: Date): Promise<void> => {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * day);
  await db
    .insert(maintenancePeriods)
    .values([
      { beginDate: startOfLisbonDay(daysFromNow(-380)), endDate: endOfLisbonDay(daysFromNow(-320)) },
      around(now, startOfLisbonDay(daysFromNow(-15)), endOfLisbonDay(daysFromNow(45))),
    ]);
  const [provider] = demoProviders;
  await db
    .insert(notificationEmails)
    .values({ providerId: provider.id, email: `manutencao@${provider.domain}` });
};
