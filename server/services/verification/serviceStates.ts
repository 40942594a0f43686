import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { CallAnswer, CheckedInput } from '../../../contract/calls/defineCall';
import {
  getServices as getServicesCall,
  switchService as switchCall,
} from '../../../contract/calls/verificationServices';
import {
  type HouseholdServiceName,
  householdServiceNames,
  minutesUntilNotice,
} from '../../../contract/rules/verification';
import type { Database } from '../../db/database';
import { jobs } from '../../db/schema/jobs';
import { users } from '../../db/schema/users';
import { serviceStates } from '../../db/schema/verification';
import type { AskedService } from '../../verification/askServices';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../context/serviceContext';
import type { NewJobPayload } from '../queue/jobKinds';

const minute = 60_000;
/** How long a service counts as silent after the last question without an answer: twice the longest wait for the next. */
const forgottenAfter = 12 * 60 * minute;
/** How often further silence is written, so that an outage costs no write for each question. */
const notedEvery = 5 * minute;
/** How far apart requests continue once a service is on again, on average, and the most that they take altogether. */
const apart = 50;
const longestSpread = 10 * minute;

/** Returns the state of each outside service, as people are told of it. */
export const getServices = async (context: SignedInContext): Promise<CallAnswer<typeof getServicesCall>> => {
  requireAccess(context, getServicesCall);
  const { db, actor, now } = context;
  const rows = await db
    .select({ row: serviceStates, by: users.username })
    .from(serviceStates)
    .leftJoin(users, eq(users.id, serviceStates.offById));
  return householdServiceNames.map((service) => {
    const found = rows.find(({ row }) => row.service === service);
    const { offSince = null, silentSince = null, silentOn = null, reason, expectedOn } = found?.row ?? {};
    if (offSince)
      return {
        service,
        state: 'off',
        since: offSince.toISOString(),
        reason,
        expectedOn,
        ...(actor.role === 'Administrator' && { by: found?.by }),
      };
    const moment = now().getTime();
    const isSilent =
      silentSince &&
      silentOn &&
      moment - silentSince.getTime() >= minutesUntilNotice * minute &&
      moment - silentOn.getTime() <= forgottenAfter;
    return isSilent
      ? { service, state: 'silent', since: silentSince.toISOString() }
      : { service, state: 'on' };
  });
};

/** Switches an outside service off or on; recorded. Once it is on, the requests that wait for it continue, one by one. */
export const switchService = async (
  context: SignedInContext,
  { service, isOn, reason, expectedOn }: CheckedInput<typeof switchCall>,
): Promise<boolean> => {
  requireAccess(context, switchCall);
  const isOnAgain = await context.db.transaction(async (db) => {
    await db.insert(serviceStates).values({ service }).onConflictDoNothing();
    const isOfService = eq(serviceStates.service, service);
    const [before] = await db.select().from(serviceStates).where(isOfService).for('update');
    if (isOn && !before?.offSince) return false;
    const off = {
      offSince: before?.offSince ?? context.now(),
      offById: context.actor.userId,
      reason: reason || null,
      expectedOn: expectedOn ?? null,
    };
    await db
      .update(serviceStates)
      .set(isOn ? nothingUnusual : off)
      .where(isOfService);
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'update',
        subject: 'service',
        detail: { service, isOn, ...(!isOn && { because: off.reason, expectedOn: off.expectedOn }) },
      },
    );
    return isOn;
  });
  // Once the switch is stored: a verification that ends meanwhile sees it, and waits for no lock on it.
  if (isOnAgain) await continueWaiting(context, service);
  return true;
};

const nothingUnusual = {
  offSince: null,
  offById: null,
  reason: null,
  expectedOn: null,
  silentSince: null,
  silentOn: null,
};

/** How many jobs one statement brings forward: in a second it does ten times as many. */
const broughtAtOnce = 5_000;

/** Brings forward the verifications that wait for a service, at times so far apart that others come in between. */
const continueWaiting = async ({ db, now }: ServiceContext, service: HouseholdServiceName): Promise<void> => {
  const waiting = waitsFor(service);
  const spread = Math.min(longestSpread, (await db.$count(jobs, waiting)) * apart);
  const soon = sql`${now().toISOString()}::timestamptz + random() * ${spread} * interval '1 millisecond'`;
  const runAt = sql`least(${jobs.runAt}, ${soon})`;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const next = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(waiting, gt(jobs.id, after)))
      .orderBy(jobs.id)
      .limit(broughtAtOnce);
    const brought = await db
      .update(jobs)
      .set({ runAt })
      .where(inArray(jobs.id, next))
      .returning({ id: jobs.id });
    after = brought.length > 0 ? Math.max(...brought.map(({ id }) => id)) : undefined;
  }
};

/** The payload says what a verification waits for; servers of the version before leave it out. */
const waitsFor = (service: HouseholdServiceName): SQL => {
  const queues: NonNullable<NewJobPayload<'verify'>['waitsFor']> = [service];
  return sql`${jobs.kind} = 'verify' and ${jobs.failedOn} is null
    and ${jobs.payload} -> 'waitsFor' @> ${JSON.stringify(queues)}::jsonb`;
};

type StoredState = typeof serviceStates.$inferSelect;

/** Returns what is unusual about the services. */
export const readServiceStates = (db: Database): Promise<StoredState[]> => db.select().from(serviceStates);

/** Returns which of these services are off, and keeps them so until the caller's transaction ends. */
export const lockOff = async (
  tx: Database,
  services: readonly HouseholdServiceName[],
): Promise<HouseholdServiceName[]> => {
  if (services.length === 0) return [];
  const rows = await tx
    .select()
    .from(serviceStates)
    .where(inArray(serviceStates.service, [...services]))
    .for('share');
  return rows.filter(({ offSince }) => offSince).map(({ service }) => service);
};

/**
 * Writes down that services have become silent or answer again, given what was known before they were asked; for most
 * questions there is nothing to write.
 */
export const noteSilence = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  before: readonly StoredState[],
  asked: readonly AskedService[],
): Promise<void> => {
  const silentOn = now();
  for (const { service, answer, isOut } of asked) {
    const known = before.find((one) => one.service === service);
    if (answer && known?.silentSince)
      await db
        .update(serviceStates)
        .set({ silentSince: null, silentOn: null })
        .where(eq(serviceStates.service, service));
    const isNoted = known?.silentOn && silentOn.getTime() - known.silentOn.getTime() < notedEvery;
    if (isOut && !isNoted)
      await db
        .insert(serviceStates)
        .values({ service, silentSince: silentOn, silentOn })
        .onConflictDoUpdate({
          target: serviceStates.service,
          set: { silentSince: sql`coalesce(${serviceStates.silentSince}, excluded.silent_since)`, silentOn },
        });
  }
};
