import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { erasures } from '../../../../server/db/schema/erasures';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { completeList, type ListContext, markMissing } from './completeList';
import { overwriteApplications, overwriteStudents } from './eraseApplications';
import { eraseWaitingMentions } from './eraseQueuedMentions';
import { eraseTracesLater } from './eraseTraces';
import { type ErasureFacts, readWholeList, WrongEntry } from './erasureList';

/** What the list had for a database. */
export interface AppliedList {
  readonly entries: number;
  /** The entries that this database did not know: it is a copy from before them. */
  readonly applied: number;
  /** The entries that were damaged or sealed with another key, and were written anew from this database. */
  readonly mended: number;
  /** The requests that were erased in it now. */
  readonly requests: readonly number[];
}

/** How many entries one transaction applies. */
const atOnce = 50;

/**
 * Reads the whole list, so that a damaged entry is noticed while the database still knows what it said. Erases what is in the
 * list and not yet in this database, as in one that was restored from a copy; then writes to the list what it lacks, and what
 * of it can't be read. Can be broken off and run again, also by several servers at once.
 * @throws {WrongEntry} if an entry that this database does not know is damaged, or sealed with another key
 */
export const applyList = async (
  context: ListContext & { readonly auditKeys: readonly CryptoKey[] },
): Promise<AppliedList> => {
  const { db, erasureList, auditKeys } = context;
  const listed = await readWholeList(erasureList, auditKeys);
  const known = new Set(
    (await db.select({ entry: erasures.entry }).from(erasures)).map(({ entry }) => entry),
  );
  const unknown: ErasureFacts[] = [];
  const right: string[] = [];
  for (const one of listed) {
    if (one instanceof WrongEntry) {
      if (!known.has(one.entry)) throw one;
      continue;
    }
    right.push(one.entry);
    if (!known.has(one.entry)) unknown.push(one);
  }
  unknown.sort((one, other) => (one.erasedOn < other.erasedOn ? -1 : 1));
  const requests: number[] = [];
  for (let from = 0; from < unknown.length; from += atOnce)
    requests.push(...(await applySome(context, unknown.slice(from, from + atOnce))));
  await eraseWaitingMentions(context.db);
  await markMissing(context, right);
  await completeList(context);
  return {
    entries: listed.length,
    applied: unknown.length,
    mended: listed.length - right.length,
    requests,
  };
};

/** Applies some entries in one transaction; returns which requests were erased. */
const applySome = ({ db, now }: ListContext, entries: readonly ErasureFacts[]): Promise<number[]> =>
  db.transaction(async (tx) => {
    const appliedOn = now();
    // Another server that applies the list waits here, and then finds that it is done.
    const taken = await tx
      .insert(erasures)
      .values(
        entries.map(({ entry, erasedOn, cause, userId, confirmedById, person }) => ({
          entry,
          erasedOn: new Date(erasedOn),
          cause,
          userId,
          confirmedById,
          person,
          appliedOn,
          listedOn: appliedOn,
        })),
      )
      .onConflictDoNothing()
      .returning({ entry: erasures.entry });
    const mine = new Set(taken.map(({ entry }) => entry));
    const todo = entries.filter(({ entry }) => mine.has(entry));
    const whole = await sameRequests(
      tx,
      todo.flatMap(({ requests }) => requests),
    );
    const students = await sameRequests(
      tx,
      todo.flatMap(({ studentOf }) => studentOf),
    );
    // Every text is read once for all of them, at the end.
    const eraseLater = eraseTracesLater(now);
    const erased = new Set(await overwriteApplications(tx, [...whole], eraseLater));
    for (const id of await overwriteStudents(
      tx,
      [...students].filter((id) => !erased.has(id)),
      eraseLater,
    ))
      erased.add(id);
    for (const facts of todo) {
      const applicationIds = facts.requests.map(({ id }) => id).filter((id) => whole.has(id));
      const studentOfIds = facts.studentOf.map(({ id }) => id).filter((id) => students.has(id));
      await tx
        .update(erasures)
        .set({ applicationIds, studentOfIds })
        .where(inArray(erasures.entry, [facts.entry]));
      await writeAuditEvent(
        { db: tx, now, remoteAddress: null },
        {
          action: 'erase',
          subject: 'applications',
          detail: {
            ids: [...applicationIds, ...studentOfIds],
            erasure: facts.entry,
            erasedOn: facts.erasedOn,
            by: facts.userId,
            confirmedBy: facts.confirmedById,
            fromList: true,
          },
        },
      );
    }
    return [...erased];
  });

/** Returns those of the listed requests that this database has: of the same number, made at the same moment. */
const sameRequests = async (tx: Database, listed: ErasureFacts['requests']): Promise<ReadonlySet<number>> => {
  const found = await tx.execute(sql`
    select distinct one.id from applications one
    join unnest(${sql.param(listed.map(({ id }) => id))}::int[], ${sql.param(listed.map(({ createdOn }) => createdOn))}::timestamptz[])
      as listed(id, created_on) on listed.id = one.id and one.created_on - listed.created_on between interval '-1 millisecond' and interval '1 millisecond'`);
  return new Set(rowsOf(found).map((row) => Number(Reflect.get(Object(row), 'id'))));
};
