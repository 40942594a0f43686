import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { HouseholdServiceName } from '../../../contract/rules/verification';
import type { Database } from '../../db/database';
import { applications } from '../../db/schema/applications';
import { serviceAnswers } from '../../db/schema/verification';
import type { AskedService } from '../../verification/askServices';
import type { ServiceContext } from '../context/serviceContext';

/** An answer as it is kept of a request. */
export type KeptAnswer = Omit<typeof serviceAnswers.$inferSelect, 'applicationId'>;

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the latest answers of these services about the same tax number that are at most so many days old, to be used
 * again. A conditional answer never is, as what it asks for may be there by now, nor is one that was used again itself
 * renewed by that. The yearly request is asked about anew each time.
 */
export const reusableAnswers = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { id, kind, fiscalNumber }: Pick<typeof applications.$inferSelect, 'id' | 'kind' | 'fiscalNumber'>,
  services: readonly HouseholdServiceName[],
  days: number,
): Promise<KeptAnswer[]> => {
  if (days === 0 || kind === 'maintenance' || services.length === 0) return [];
  const since = new Date(now().getTime() - days * day);
  const found = await db
    .select({
      service: serviceAnswers.service,
      result: serviceAnswers.result,
      code: serviceAnswers.code,
      reason: serviceAnswers.reason,
      askedOn: serviceAnswers.askedOn,
    })
    .from(serviceAnswers)
    .innerJoin(applications, eq(applications.id, serviceAnswers.applicationId))
    .where(
      and(
        eq(applications.fiscalNumber, fiscalNumber),
        isNull(applications.erasedOn),
        ne(applications.id, id),
        inArray(serviceAnswers.service, [...services]),
        gt(serviceAnswers.askedOn, since),
      ),
    )
    .orderBy(desc(serviceAnswers.askedOn));
  return services.flatMap((service) => {
    const latest = found.find((one) => one.service === service);
    if (!latest || latest.result === 'conditional') return [];
    return [{ ...latest, milliseconds: null, recordedOn: now() }];
  });
};

/** Returns what was answered just now, as it is kept. */
export const keptAnswersOf = (asked: readonly AskedService[], moment: Date): KeptAnswer[] =>
  asked.flatMap(({ service, answer, milliseconds }) =>
    answer
      ? [
          {
            service,
            result: answer.result,
            code: answer.code ?? null,
            reason: answer.reason ?? null,
            askedOn: moment,
            milliseconds,
            recordedOn: moment,
          },
        ]
      : [],
  );

/** Keeps the answers about a request, each instead of the same service's last one. */
export const keepAnswers = (
  db: Database,
  applicationId: number,
  answers: readonly KeptAnswer[],
): Promise<void> =>
  keepAnswersOfMany(
    db,
    answers.map((answer) => ({ ...answer, applicationId })),
  );

/** Keeps answers about several requests in one statement, each instead of the same service's last one about its request. */
export const keepAnswersOfMany = async (
  db: Database,
  answers: readonly (KeptAnswer & { readonly applicationId: number })[],
): Promise<void> => {
  if (answers.length === 0) return;
  await db
    .insert(serviceAnswers)
    .values([...answers])
    .onConflictDoUpdate({
      target: [serviceAnswers.applicationId, serviceAnswers.service],
      set: {
        result: sql`excluded.result`,
        code: sql`excluded.code`,
        reason: sql`excluded.reason`,
        askedOn: sql`excluded.asked_on`,
        milliseconds: sql`excluded.milliseconds`,
        recordedOn: sql`excluded.recorded_on`,
      },
    });
};

/** Returns the answers that are kept of a request. */
export const keptAnswers = (db: Database, applicationId: number): Promise<KeptAnswer[]> =>
  db
    .select({
      service: serviceAnswers.service,
      result: serviceAnswers.result,
      code: serviceAnswers.code,
      reason: serviceAnswers.reason,
      askedOn: serviceAnswers.askedOn,
      milliseconds: serviceAnswers.milliseconds,
      recordedOn: serviceAnswers.recordedOn,
    })
    .from(serviceAnswers)
    .where(eq(serviceAnswers.applicationId, applicationId))
    .orderBy(asc(serviceAnswers.service));
