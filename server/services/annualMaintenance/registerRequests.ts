import { eq, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { storedFields } from '../../../contract/rules/requestFields';
import type { LineProblem } from '../../../workbook/checkLines';
import type { Database } from '../../db/database';
import { errorCode } from '../../db/isDatabaseUnavailable';
import { rowsOf } from '../../db/rowsOf';
import { openRegistrations } from '../../db/schema/annualMaintenance';
import { registeredFiles } from '../../db/schema/registeredFiles';
import { Refusal } from '../../lib/refusal';
import { isOutdated, listedId } from '../address/isOutdated';
import { safeFilename } from '../applications/documents/readPdf';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { onceByKey } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext, UploadContext } from '../context/serviceContext';
import { requireCurrentPeriod } from './findPeriod';
import { ownProviderId, requireNotificationEmail } from './notificationEmail';
import { markUpload, readUpload } from './readUpload';
import { removeUnfinishedLists } from './removeUnfinishedLists';
import { maintenanceTexts } from './texts';
import { validateLines } from './validateLines';

/** A file that is returned with its errors marked. */
export interface MarkedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The result for a file: one wrong line fails it all, and `problems` then lists every fault. */
interface Outcome {
  readonly success: boolean;
  readonly problems?: readonly LineProblem[];
}

/**
 * Registers a maintenance request for each line of a file, all or none; one wrong line rejects the whole file, which
 * is then returned marked (spec 10.6). Reading the file comes before the transaction, marking it after.
 * @throws {Refusal} `badRequest` outside a period, without a notification e-mail and for a file that can not be read;
 *   `unavailable` while the provider registers another file, or if a tariff ends meanwhile
 */
export const registerRequests = async (
  caller: SignedInContext & UploadContext,
  { MaintenanceFile: file }: MaintenanceFileUpload,
): Promise<MarkedFile | undefined> => {
  requireAccess(caller, registerMaintenanceRequests);
  // A file handed in during the period counts as such, however long it takes to read.
  const moment = caller.now();
  const context = { ...caller, now: () => moment };
  const filename = safeFilename(file.filename);
  const upload = await readUpload(context, file);

  const { problems } = await onceByKey(context, async (inside): Promise<Outcome> => {
    const providerId = ownProviderId(inside.actor);
    await requireCurrentPeriod(inside);
    await takeTurn(inside.db, providerId);
    const providerEmail = await requireNotificationEmail(inside, { isLocked: true });
    if ('refusal' in upload) throw upload.refusal;
    const { lines } = upload.sheet;
    const { applicationIds, problems } = await validateLines(inside, providerId, lines);
    const success = problems.length === 0;
    if (success) await insertRequests(inside, { applicationIds, providerId, providerEmail, filename });
    await writeAuditEvent(inside, {
      action: success ? 'upload' : 'uploadRejected',
      subject: 'maintenanceFile',
      detail: { lines: lines.length, problems: problems.length },
    });
    await endTurn(inside.db, providerId);
    return success ? { success } : { success, problems };
  });

  if (!problems || 'refusal' in upload) return undefined;
  const { content, sheet } = upload;
  return { name: filename, content: await markUpload(context, { content, problems, width: sheet.width }) };
};

/**
 * Makes the lists of a provider wait for each other, since each decides what counts as handed in for the next. Servers
 * of the version before take turns by the same row, which they commit; here nobody ever sees it.
 * @throws {Refusal} `unavailable` if the turn does not come in time
 */
const takeTurn = async (db: Database, providerId: number): Promise<void> => {
  await removeUnfinishedLists(db);
  const taken = await db
    .insert(openRegistrations)
    .values({ providerId, leasedUntil: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: openRegistrations.id })
    .catch((failure: unknown) => {
      if (errorCode(failure) === lockTimeout) return [];
      throw failure;
    });
  if (taken.length === 0) throw new Refusal('unavailable', maintenanceTexts.otherFile, 5);
};

const endTurn = async (db: Database, providerId: number): Promise<void> => {
  await db.delete(openRegistrations).where(eq(openRegistrations.providerId, providerId));
};

const lockTimeout = '55P03';
/** How many requests one statement inserts: 10,000 might take longer than a statement may. */
const requestsPerStatement = 1_000;

interface NewRequests {
  readonly applicationIds: readonly number[];
  readonly providerId: number;
  readonly providerEmail: string;
  readonly filename: string;
}

/**
 * Inserts the file and a maintenance request for each application, with history and audit trail: a copy of the
 * original's data, sharing its documents. An address counts as changed if its row is gone from the address list or has
 * other words (spec 2.7). Inserts from last to first, so that a list, newest first, keeps the file's order.
 */
const insertRequests = async (
  { db, actor, now, remoteAddress }: SignedInContext,
  { applicationIds, providerId, providerEmail, filename }: NewRequests,
): Promise<void> => {
  const lineCount = applicationIds.length;
  const [file] = await db
    .insert(registeredFiles)
    .values({
      providerId,
      filename,
      lineCount,
      createdById: actor.userId,
      createdOn: now(),
      isRegistered: true,
    })
    .returning({ id: registeredFiles.id });
  if (!file) throw new Error('The database returned no file.');

  const moment = sql`${now().toISOString()}::timestamptz`;
  const submitted = sql`${applicationStatus.submitted}::int`;
  const author = sql`${actor.userId}::int`;
  for (let end = lineCount; end > 0; end -= requestsPerStatement) {
    const ids = applicationIds.slice(Math.max(0, end - requestsPerStatement), end);
    const made = await db.execute(sql`
      insert into applications (
        kind, recheck_application_id, provider_id, provider_email, created_by_id, created_on, status_id, status_date,
        post_code, has_address_changed, documents_of_id, registered_file_id, ${sql.join(said, sql`, `)}
      )
      select
        'maintenance', original.id, original.provider_id, ${providerEmail}::text, ${author}, ${moment}, ${submitted},
        ${moment}, original.post_code,
        ${isOutdated('original.address', 'home')} or ${isOutdated('original.student_address', 'residence')},
        coalesce(original.documents_of_id, original.id), ${file.id}::int, ${sql.join(saidByOriginal, sql`, `)}
      from unnest(${sql.param(ids)}::int[]) with ordinality as listed (id, position)
      join applications original on original.id = listed.id
      left join addresses home on home.id = ${listedId('original.address')}
      left join addresses residence on residence.id = ${listedId('original.student_address')}
      where original.status_id = ${applicationStatus.active}::int
      order by listed.position desc
      for share of original
      returning id`);
    if (rowsOf(made).length < ids.length)
      throw new Refusal('unavailable', maintenanceTexts.changedMeanwhile, 1);
  }
  await db.execute(sql`
    insert into application_history (application_id, status_id, created_on, updated_on, author_id)
    select id, ${submitted}, ${moment}, ${moment}, ${author}
    from applications where registered_file_id = ${file.id}::int order by id`);
  await db.execute(sql`
    insert into audit_events (occurred_on, actor_id, remote_address, action, subject, subject_id)
    select ${moment}, ${author}, ${remoteAddress}::text, 'create', 'application', id
    from applications where registered_file_id = ${file.id}::int order by id`);
};

/** The columns of what a request says, all of which a maintenance request copies. */
const said = storedFields.map((field) => sql.identifier(toSnakeCase(field)));
const saidByOriginal = said.map((column) => sql`original.${column}`);
