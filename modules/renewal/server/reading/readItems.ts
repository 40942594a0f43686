import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { underWayStatuses } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import { applications } from '../../../../server/db/schema/applications';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { users } from '../../../../server/db/schema/users';
import { serviceAnswers } from '../../../../server/db/schema/verification';

const keeper = alias(users, 'keeper');

/** A tariff in a renewal, with its person and what the services said of it last. */
export type FoundItem = typeof renewalItems.$inferSelect & {
  readonly providerName: string | null;
  readonly fiscalNumber: string;
  readonly studentFiscalNumber: string | null;
  readonly fullName: string;
  readonly activationStartDate: Date | null;
  readonly keptBy: string | null;
  readonly said: readonly (typeof serviceAnswers.$inferSelect)[];
  /** What was handed in and awaits its decision, and whether the provider is asked for elements about it. */
  readonly handedIn:
    | {
        readonly id: number;
        readonly kind: 'recheck' | 'maintenance';
        readonly createdOn: Date;
        readonly asksElements: boolean;
      }
    | undefined;
};

/** Which rows, and in which order. */
interface Part {
  readonly which: SQL | undefined;
  readonly isNewestFirst?: boolean;
  readonly limit: number;
  readonly offset?: number;
}

/** Reads tariffs of renewals with their requests: those that end first, then those without a day; or the newest first. */
export const readItems = async (
  db: Database,
  { which, isNewestFirst = false, limit, offset = 0 }: Part,
): Promise<FoundItem[]> => {
  const found = await db
    .select({
      item: renewalItems,
      providerName: users.name,
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
      fullName: applications.fullName,
      activationStartDate: applications.activationStartDate,
      keptBy: keeper.username,
    })
    .from(renewalItems)
    .innerJoin(applications, eq(applications.id, renewalItems.applicationId))
    .innerJoin(users, eq(users.id, renewalItems.providerId))
    .leftJoin(keeper, eq(keeper.id, renewalItems.keptById))
    .where(which)
    .orderBy(...(isNewestFirst ? [desc(renewalItems.id)] : [asc(renewalItems.endsOn), asc(renewalItems.id)]))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ item }) => item.applicationId);
  const said = await db
    .select()
    .from(serviceAnswers)
    .where(inArray(serviceAnswers.applicationId, ids))
    .orderBy(asc(serviceAnswers.service));
  const handedIn = await readHandedIn(db, ids);
  return found.map(({ item, ...rest }) => ({
    ...item,
    ...rest,
    said: said.filter(({ applicationId }) => applicationId === item.applicationId),
    handedIn: item.state === 'waiting' ? handedIn.get(item.applicationId) : undefined,
  }));
};

/** Returns, of each of these requests, what was handed in about it last and is not decided. */
const readHandedIn = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, NonNullable<FoundItem['handedIn']>>> => {
  const found = await db
    .select({
      about: applications.recheckApplicationId,
      id: applications.id,
      kind: applications.kind,
      createdOn: applications.createdOn,
      asksElements: sql<boolean>`exists (
        select from ${elementRequests} where ${elementRequests.applicationId} = ${applications.id}
          and ${elementRequests.answeredOn} is null and ${elementRequests.endedOn} is null
      )`,
    })
    .from(applications)
    .where(
      and(
        inArray(applications.recheckApplicationId, [...ids]),
        inArray(applications.statusId, [...underWayStatuses]),
      ),
    )
    .orderBy(asc(applications.id));
  return new Map(
    found.flatMap(({ about, kind, ...rest }) =>
      about !== null && kind !== 'request' ? [[about, { kind, ...rest }] as const] : [],
    ),
  );
};
