import { eq, sql } from 'drizzle-orm';
import { isLiveStatus, applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import {
  addLisbonDays,
  endOfLisbonDay,
  lisbonDate,
  startOfLisbonDay,
} from '../../../contract/rules/lisbonDay';
import { nifCheckDigit } from '../../../contract/rules/nif';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { maintenancePeriods, notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { users } from '../../../server/db/schema/users';
import { generateAddresses } from '../../../server/seed/addresses/generateAddresses';
import { insertApplications } from '../../../server/seed/applications/insertApplications';
import { currentStep, type PlannedApplication } from '../../../server/seed/applications/plannedApplication';
import { type Ingredients, planRequest } from '../../../server/seed/applications/planRequest';
import { planSteps } from '../../../server/seed/applications/planSteps';
import { createPeople } from '../../../server/seed/common/demoPeople';
import { createPrng, type Prng } from '../../../server/seed/common/prng';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { regulator } from './regulator';
import { sandboxTexts } from './texts';

/** Fills a new sandbox with what belongs to no provider: reasons, addresses for the form, a regulator. Does nothing to a used one. */
export const seedSandbox = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await seedReferenceData(tx);
    const [used] = await tx.select({ id: users.id }).from(users).where(eq(users.id, regulator.userId));
    if (used) return;
    await seedAddresses(tx);
    await tx.insert(users).overridingSystemValue().values({
      id: regulator.userId,
      userTypeId: userType.administrator,
      userStatusId: userStatus.inactive,
      name: regulator.username,
      weeklyMail: false,
    });
    await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${regulator.userId}::int)`);
  });

/** What is shown of each status, days ago, and how the tax number ends or is silent for that (`simulatedServices`). */
const examples: readonly {
  readonly statusId: number;
  readonly daysAgo: number;
  readonly ends?: string;
  readonly middle?: string;
  readonly isStudent?: true;
}[] = [
  { statusId: status.submitted, daysAgo: 0 },
  { statusId: status.awaitsSocialSecurityAndTaxCustomsAuthority, daysAgo: 1, middle: '9996' },
  { statusId: status.awaitsTaxCustomsAuthority, daysAgo: 2, middle: '9994', ends: '56789' },
  { statusId: status.awaitsSocialSecurity, daysAgo: 2, middle: '9995', ends: '34789' },
  { statusId: status.awaitsRegulator, daysAgo: 6, ends: '789' },
  { statusId: status.awaitsRegulator, daysAgo: 9, ends: '789' },
  { statusId: status.eligible, daysAgo: 4, ends: '012' },
  { statusId: status.eligible, daysAgo: 6, ends: '012', isStudent: true },
  { statusId: status.eligible, daysAgo: 30, ends: '012' },
  { statusId: status.nonEligible, daysAgo: 20, ends: '789' },
  { statusId: status.active, daysAgo: 40, ends: '012' },
  { statusId: status.active, daysAgo: 60, ends: '012' },
  { statusId: status.active, daysAgo: 90, ends: '012', isStudent: true },
  { statusId: status.inactive, daysAgo: 300, ends: '012' },
  { statusId: status.cancelled, daysAgo: 50, ends: '012' },
];

/**
 * Puts the first examples of a provider, which has none, into a sandbox: a request of each status, one of them with elements
 * asked for, an open communication period and an address for its notifications.
 */
export const seedProvider = async (db: Database, providerId: number, now: Date): Promise<void> => {
  const prng = createPrng(providerId);
  const ingredients: Ingredients = {
    prng,
    addresses: generateAddresses(),
    people: createPeople(prng),
    submittersOf: new Map([[providerId, [providerId]]]),
  };
  const planned = withConflict(
    examples.map((example) => planExample(example, { ingredients, providerId, now })),
    { ingredients, providerId, now },
  );
  const ids = await takeIds(db, planned.length);
  await insertApplications(db, planned, { prng, administratorId: regulator.userId, ids });
  await askAgain(db, ids, now);
  await askForElements(db, ids, now);
  await db.insert(maintenancePeriods).values({
    providerId,
    beginDate: startOfLisbonDay(addLisbonDays(now, -15)),
    endDate: endOfLisbonDay(addLisbonDays(now, 45)),
  });
  await db.insert(notificationEmails).values({ providerId, email: exampleEmail }).onConflictDoNothing();
};

const exampleEmail = 'tarifa.social@sandbox.example.pt';

interface Plan {
  readonly ingredients: Ingredients;
  readonly providerId: number;
  readonly now: Date;
}

const planExample = (
  { statusId, daysAgo, ends, middle, isStudent = undefined }: (typeof examples)[number],
  { ingredients, providerId, now }: Plan,
): PlannedApplication => {
  const { prng } = ingredients;
  const submittedOn = new Date(now.getTime() - daysAgo * 86_400_000 - 3_600_000);
  const student = isStudent && {
    ...ingredients.people.next(),
    address: planRequest(ingredients).address,
  };
  return {
    request: planRequest(ingredients, {
      fiscalNumber: fiscalNumber(prng, ends, middle),
      providerId,
      providerEmail: exampleEmail,
      applicantGaveConsent: true,
      applicantProvidedRequiredDocuments: statusId === status.awaitsRegulator,
      isStudent: Boolean(isStudent),
      studentFullName: student?.fullName ?? null,
      studentFiscalNumber: student?.fiscalNumber ?? null,
      studentAddress: student?.address ?? null,
    }),
    ...planSteps(statusId, submittedOn, now, prng),
  };
};

/** Adds a request that another one blocks. */
const withConflict = (planned: readonly PlannedApplication[], plan: Plan): PlannedApplication[] => {
  const blocking = planned.find(
    (one) => currentStep(one).statusId === status.active && !one.request.isStudent,
  );
  if (!blocking || !isLiveStatus(currentStep(blocking).statusId)) return [...planned];
  const conflicting = planExample({ statusId: status.conflicting, daysAgo: 10 }, plan);
  const { fullName, fiscalNumber: nif } = blocking.request;
  const request = { ...conflicting.request, fullName, fiscalNumber: nif };
  return [...planned, { ...conflicting, request, blocking }];
};

/** Invents a tax number with these digits in the places five to eight, that ends with one of these. */
const fiscalNumber = (prng: Prng, ends = '0123456789', middle = '1000'): string => {
  for (;;) {
    const firstEight = `3${String(prng.int(0, 999)).padStart(3, '0')}${middle}`;
    const digit = String(nifCheckDigit(firstEight));
    if (ends.includes(digit)) return `${firstEight}${digit}`;
  }
};

/** Takes so many numbers of requests, for nobody else. */
const takeIds = async (db: Database, count: number): Promise<number[]> => {
  const taken = await db.execute(
    sql`select nextval(pg_get_serial_sequence('applications', 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rowsOf(taken)
    .map((row) => Number(Reflect.get(Object(row), 'id')))
    .sort((a, b) => a - b);
};

const waiting: readonly number[] = [
  status.awaitsSocialSecurityAndTaxCustomsAuthority,
  status.awaitsTaxCustomsAuthority,
  status.awaitsSocialSecurity,
];

/** Queues the questions to services that have not answered. */
const askAgain = async (db: Database, ids: readonly number[], now: Date): Promise<void> => {
  const context = { db, now: () => now, remoteAddress: null };
  for (const { id, statusId, createdOn } of await storedOf(db, ids)) {
    if (!waiting.includes(statusId)) continue;
    const payload = { applicationId: id, since: createdOn.toISOString(), timesAsked: 5 };
    await enqueueJob(context, 'verify', payload, { runAt: new Date(now.getTime() + 3_600_000) });
  }
};

const askForElements = async (db: Database, ids: readonly number[], now: Date): Promise<void> => {
  const found = (await storedOf(db, ids)).find(({ statusId }) => statusId === status.awaitsRegulator);
  if (!found) return;
  await db.insert(elementRequests).values({
    applicationId: found.id,
    askedById: regulator.userId,
    askedOn: new Date(now.getTime() - 86_400_000),
    text: sandboxTexts.missing,
    dueDate: lisbonDate(addLisbonDays(now, 10)),
  });
};

const storedOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: applications.id, statusId: applications.statusId, createdOn: applications.createdOn })
    .from(applications)
    .where(sql`${applications.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(applications.id);
