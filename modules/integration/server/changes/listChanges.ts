import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import type { Database } from '../../../../server/db/database';
import { lockRow } from '../../../../server/db/lockRow';
import { rowsOf } from '../../../../server/db/rowsOf';
import { applicationChanges } from '../../../../server/db/schema/applicationChanges';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { jobs } from '../../../../server/db/schema/jobs';
import { Refusal } from '../../../../server/lib/refusal';
import { type FoundApplication, readRows } from '../../../../server/services/applications/search/readRows';
import { ownApplications } from '../../../../server/services/applications/visibility/visibleApplications';
import { auditList } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import {
  changesCursorPattern,
  listChanges as listChangesCall,
} from '../../contract/calls/applicationChanges';
import { changeTexts } from './texts';

/** A status that a request entered, and the request as the lists show it. */
export interface FoundChange {
  readonly row: FoundApplication;
  readonly statusId: number;
  readonly changedOn: Date;
}

/** A part of a provider's changes. */
export interface ChangesPage {
  readonly changes: FoundChange[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/** How many places are looked through for a page, where most lie before the moment that a walk began with. */
const maxLookedThrough = 2_000;

/**
 * Returns the next changes of the actor's own provider, each once, in the order in which they took place.
 *
 * A change gets its place only when it is first read, under a lock of its provider: at that moment it is committed, so one
 * whose transaction commits late gets a later place and is not passed over, however long that took. Neither clocks nor
 * transaction numbers count, so a restored copy goes on where it was. A page numbers at most as many as it shows.
 * @throws {Refusal} `unavailable` while the changes of before an upgrade are being noted
 */
export const listChanges = async (
  context: SignedInContext,
  { cursor, changedSince, pageSize }: CheckedInput<typeof listChangesCall>,
): Promise<ChangesPage> => {
  requireAccess(context, listChangesCall);
  const { providerId } = context.actor;
  const walk = walkOf(cursor, changedSince);
  if (providerId === null) return { changes: [], nextCursor: cursorOf(walk, walk.after), hasMore: false };
  return context.db.transaction(async (db) => {
    await requireNoted(db);
    await lockRow(db, `changes of ${providerId}`);
    const read = await readPlaces(db, providerId, walk);
    const shown = read.filter(({ changedOn }) => !walk.since || changedOn >= walk.since).slice(0, pageSize);
    const isCutOff = shown.length === pageSize || read.length === maxLookedThrough;
    const fresh = isCutOff ? [] : await givePlaces(db, providerId, walk, pageSize - shown.length);
    const last = (shown.length === pageSize ? shown : [...read, ...fresh]).at(-1);
    const changes = await describe({ ...context, db }, [...shown, ...fresh]);
    return {
      changes,
      nextCursor: cursorOf(walk, last?.position ?? walk.after),
      hasMore: isCutOff || shown.length + fresh.length === pageSize,
    };
  });
};

/** A walk through the changes: the place it has reached, and the moment it began with. */
interface Walk {
  readonly after: number;
  readonly since: Date | undefined;
}

const walkOf = (cursor: string | null | undefined, changedSince: string | null | undefined): Walk => {
  const [, after, since] = changesCursorPattern.exec(cursor ?? '') ?? [];
  if (after === undefined)
    return { after: 0, since: changedSince ? momentOf(Date.parse(changedSince)) : undefined };
  return { after: Number(after), since: since === undefined ? undefined : momentOf(Number(since)) };
};

const lastMoment = Date.UTC(9999, 11, 31);

/** Returns a moment that both a cursor and the database can write; no change is older, nor newer. */
const momentOf = (milliseconds: number): Date => new Date(Math.min(Math.max(milliseconds, 0), lastMoment));

const cursorOf = ({ since }: Walk, position: number): string =>
  since ? `${position}-${since.getTime()}` : String(position);

const requireNoted = async (db: Database): Promise<void> => {
  if ((await db.$count(jobs, eq(jobs.key, 'fillChanges'))) > 0)
    throw new Refusal('unavailable', changeTexts.beingNoted, retryAfterSeconds);
};

const retryAfterSeconds = 60;

interface Place {
  readonly historyId: number;
  readonly changedOn: Date;
  readonly position: number;
}

const { historyId, providerId: ofProvider, changedOn, position } = applicationChanges;

const readPlaces = (db: Database, providerId: number, { after }: Walk): Promise<Place[]> =>
  db
    .select({ historyId, changedOn, position: sql<number>`${position}`.mapWith(Number) })
    .from(applicationChanges)
    .where(and(eq(ofProvider, providerId), gt(position, after)))
    .orderBy(asc(position))
    .limit(maxLookedThrough);

/** Gives the next changes that nobody has read yet their places, after all others. */
const givePlaces = async (
  db: Database,
  providerId: number,
  { since }: Walk,
  room: number,
): Promise<Place[]> => {
  const from = since ? sql`and changed_on >= ${since.toISOString()}::timestamptz` : sql``;
  const given = await db.execute(sql`
    update application_changes set position = next.position
    from (
      select history_id, row_number() over (order by changed_on, history_id) + (
        select coalesce(max(position), 0) from application_changes where provider_id = ${providerId}::int
      ) as position
      from (
        select history_id, changed_on from application_changes
        where provider_id = ${providerId}::int and position is null ${from}
        order by changed_on, history_id limit ${room}::int
      ) as unread
    ) as next
    where application_changes.history_id = next.history_id
    returning application_changes.history_id as "historyId", changed_on as "changedOn",
      application_changes.position::float8 as position`);
  return z
    .array(givenPlace)
    .parse(rowsOf(given))
    .toSorted((a, b) => a.position - b.position);
};

/** The drivers give a moment as a date or as a text. */
const givenPlace = z.object({ historyId: z.number(), changedOn: z.coerce.date(), position: z.number() });

/** Reads what the lists show of the requests that changed, and records whose data that is. */
const describe = async (context: SignedInContext, places: readonly Place[]): Promise<FoundChange[]> => {
  const { db } = context;
  const ids = sql`${sql.param(places.map((one) => one.historyId))}::int[]`;
  const steps = await db
    .select({
      id: applicationHistory.id,
      applicationId: applicationHistory.applicationId,
      statusId: applicationHistory.statusId,
    })
    .from(applicationHistory)
    .where(sql`${applicationHistory.id} = any(${ids})`);
  const requests = sql`${sql.param([...new Set(steps.map(({ applicationId }) => applicationId))])}::int[]`;
  const { rows } = await readRows(
    context,
    sql`select id, null as total from applications where ${and(ownApplications(context.actor), sql`id = any(${requests})`)}`,
  );
  await auditList(context, { subject: 'applications', by: [], ids: rows.map(({ id }) => id) });
  return places.flatMap((place) => {
    const step = steps.find(({ id }) => id === place.historyId);
    const row = rows.find(({ id }) => id === step?.applicationId);
    return step && row ? [{ row, statusId: step.statusId, changedOn: place.changedOn }] : [];
  });
};
