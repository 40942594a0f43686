import { applicationStatus } from '../../contract/rules/applicationStatuses';
import type { Database } from '../../server/db/database';
import { maintenancePeriods, notificationEmails } from '../../server/db/schema/annualMaintenance';
import type { applications } from '../../server/db/schema/applications';
import { makeApplication } from './builders';

type Overrides = Partial<typeof applications.$inferInsert>;

const day = 24 * 60 * 60 * 1000;

/** Makes a communication period, by default from a week before `now` to 30 days after it. */
export const makePeriod = async (
  db: Database,
  now: Date,
  { from = -7, to = 30 }: { from?: number; to?: number } = {},
): Promise<typeof maintenancePeriods.$inferSelect> => {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const [period] = await db
    .insert(maintenancePeriods)
    .values({ beginDate: inDays(from), endDate: inDays(to) })
    .returning();
  if (!period) throw new Error('The database returned no period.');
  return period;
};

/** Makes the notification e-mail of a provider, and returns its id. */
export const makeNotificationEmail = async (
  db: Database,
  providerId: number,
  email = 'manutencao@prestador.example.pt',
): Promise<number> => {
  const [made] = await db.insert(notificationEmails).values({ providerId, email }).returning();
  return made?.id ?? 0;
};

/** Makes an application whose tariff is active. */
export const makeActive = (db: Database, providerId: number, overrides: Overrides = {}) =>
  makeApplication(
    db,
    {
      providerId,
      statusId: applicationStatus.active,
      activationStartDate: new Date('2026-01-05T00:00:00Z'),
      ...overrides,
    },
    {
      activationCreatedOn: new Date('2026-01-06T10:00:00Z'),
      activationStartDate: new Date('2026-01-05T00:00:00Z'),
    },
  );

/** Makes an active application and a submitted maintenance request about it, both with the same citizen. */
export const makeMaintenanceRequest = async (db: Database, providerId: number, overrides: Overrides = {}) => {
  const { fiscalNumber, studentFiscalNumber, isStudent } = overrides;
  const original = await makeActive(db, providerId, {
    ...(fiscalNumber && { fiscalNumber }),
    ...(studentFiscalNumber && { studentFiscalNumber }),
    ...(isStudent && { isStudent }),
  });
  const request = await makeApplication(db, {
    providerId,
    kind: 'maintenance',
    recheckApplicationId: original.id,
    documentsOfId: original.id,
    fullName: original.fullName,
    fiscalNumber: original.fiscalNumber,
    ...overrides,
  });
  return { original, request };
};
