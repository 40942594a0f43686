import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import type { Database } from '../../../../server/db/database';
import { lockRow } from '../../../../server/db/lockRow';
import { rowsOf } from '../../../../server/db/rowsOf';
import { holds } from '../../../../server/db/schema/holds';
import { users } from '../../../../server/db/schema/users';
import type { Hooks } from '../../../../server/services/hooks/hooks';
import { dataProtectionTexts } from '../declared/texts';

const ids = z.array(z.object({ id: z.number() }));

/** The SQL for a hold that has not ended. */
const isInForce = (hold: string) =>
  sql.raw(
    `(${hold}.ended_on is null and (${hold}.until is null or ${hold}.until >= (now() at time zone '${lisbonTimeZone}')::date))`,
  );

/**
 * Returns which of these requests must be kept because of a hold: on the NIF of one of their persons, on the request, or on
 * one that it belongs to: a request, its rechecks and its yearly maintenance are held together.
 */
export const heldApplications = async (
  db: Database,
  applicationIds: readonly number[],
): Promise<Set<number>> => {
  const wanted = sql.param([...applicationIds]);
  const found = await db.execute(sql`
    select one.id from applications one
    where one.id = any(${wanted}::int[]) and (
      exists (
        select from holds held where held.fiscal_number in (one.fiscal_number, one.student_fiscal_number) and ${isInForce('held')}
      ) or exists (
        select from holds held join applications other on other.id = held.application_id
        where ${isInForce('held')}
          and coalesce(other.recheck_application_id, other.id) = coalesce(one.recheck_application_id, one.id)
      )
    )`);
  return new Set(ids.parse(rowsOf(found)).map(({ id }) => id));
};

/** Names the row that whatever removes data of persons, and holding somebody's data, lock, so that neither misses the other. */
export const holdsLock = 'holds';

const creator = alias(users, 'creator');
const ender = alias(users, 'ender');

/** A hold with the names of who made and who ended it. */
export type FoundHold = typeof holds.$inferSelect & {
  readonly createdBy: string;
  readonly endedBy: string | null;
};

/** Finds holds, newest first. */
export const findHolds = async (
  db: Database,
  condition: SQL | undefined,
  atMost = 1_000,
): Promise<FoundHold[]> => {
  const found = await db
    .select({
      hold: holds,
      createdBy: sql<string>`coalesce(${creator.username}, ${creator.name}, '')`,
      endedBy: sql<string | null>`coalesce(${ender.username}, ${ender.name})`,
    })
    .from(holds)
    .innerJoin(creator, eq(creator.id, holds.createdById))
    .leftJoin(ender, eq(ender.id, holds.endedById))
    .where(condition)
    .orderBy(desc(holds.id))
    .limit(atMost);
  return found.map(({ hold, ...names }) => ({ ...hold, ...names }));
};

/** The condition for holds that have not ended. */
export const inForce = isInForce('holds');

/** Finds the holds in force on some NIF and requests. */
export const findHoldsOn = (
  db: Database,
  nifs: readonly string[],
  applicationIds: readonly number[],
): Promise<FoundHold[]> =>
  findHolds(
    db,
    and(
      inForce,
      or(inArray(holds.fiscalNumber, [...nifs]), inArray(holds.applicationId, [...applicationIds])),
    ),
  );

/** Says that a request is held, if so; waits for whoever holds or erases something. */
export const mayRemoveRequest: Hooks['mayRemoveRequest'] = async ({ db }, applicationId) => {
  await lockRow(db, holdsLock);
  return (await heldApplications(db, [applicationId])).size > 0 ? dataProtectionTexts.held : undefined;
};
