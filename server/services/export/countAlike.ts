import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import type { Database } from '../../db/database';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { isOverdue, wasActivatedLate } from '../applications/search/isDelayed';

const quarter = sql<string>`to_char(${applications.createdOn} at time zone ${sql.raw(`'${lisbonTimeZone}'`)}, 'YYYY"-T"Q')`;
const district = sql<string | null>`nullif(${applications.address} ->> 'district', '')`;

/** Selects the status that each application had at a moment; none if it was submitted later. */
const statusAt = (db: Database, moment: Date) =>
  db
    .select({ statusId: applicationHistory.statusId })
    .from(applicationHistory)
    .where(
      and(eq(applicationHistory.applicationId, applications.id), lt(applicationHistory.createdOn, moment)),
    )
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id))
    .limit(1)
    .as('status_then');

/**
 * Counts the applications that are alike in everything that the anonymised export may disclose, as they were
 * at `moment`. No application's row leaves the database: those counted together can't be told apart
 * afterwards.
 */
export const countAlike = (db: Database, moment: Date): Promise<AnonymousGroup[]> => {
  const then = statusAt(db, moment);
  const late: SQL<boolean | null> = sql`case
    when ${applications.kind} <> 'request' then null
    when ${then.statusId} in (${applicationStatus.active}::int, ${applicationStatus.inactive}::int) then ${wasActivatedLate()}
    when ${then.statusId} = ${applicationStatus.eligible}::int then ${isOverdue(moment)}
  end`;
  const disclosed = db
    .select({
      kind: applications.kind,
      statusId: sql<number | null>`${then.statusId}`.as('status_id'),
      quarter: quarter.as('quarter'),
      district: district.as('district'),
      isStudent: applications.isStudent,
      hasDocuments: applications.applicantProvidedRequiredDocuments,
      wasActivatedLate: late.as('was_activated_late'),
    })
    .from(applications)
    .leftJoinLateral(then, sql`true`)
    .as('disclosed');
  return db
    .select({
      kind: disclosed.kind,
      statusId: disclosed.statusId,
      quarter: disclosed.quarter,
      district: disclosed.district,
      isStudent: disclosed.isStudent,
      hasDocuments: disclosed.hasDocuments,
      wasActivatedLate: disclosed.wasActivatedLate,
      count: count(),
    })
    .from(disclosed)
    .groupBy(
      disclosed.kind,
      disclosed.statusId,
      disclosed.quarter,
      disclosed.district,
      disclosed.isStudent,
      disclosed.hasDocuments,
      disclosed.wasActivatedLate,
    );
};

/** What the anonymised export discloses about an application; null if it is withheld. */
export interface AnonymousClass {
  kind: ApplicationKind | null;
  statusId: number | null;
  /** Quarter of creation, as AAAA-TN. */
  quarter: string | null;
  district: string | null;
  isStudent: boolean | null;
  hasDocuments: boolean | null;
  wasActivatedLate: boolean | null;
}

/** The number of applications that are alike in everything that the export discloses. */
export interface AnonymousGroup extends AnonymousClass {
  count: number;
}
