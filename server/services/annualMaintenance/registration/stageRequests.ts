import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { storedFields } from '../../../../contract/rules/requestFields';
import { rowsOf } from '../../../db/rowsOf';
import { registeredFiles } from '../../../db/schema/registeredFiles';
import { isOutdated, listedId } from '../../address/isOutdated';
import type { SignedInContext } from '../../context/serviceContext';
import {
  leaseEnd,
  notCounted,
  type Registration,
  requestsPerStatement,
  tookTooLong,
} from './registrationTerms';

interface NewFile {
  readonly providerId: number;
  readonly filename: string;
  readonly lineCount: number;
}

/**
 * Stores the file that requests come from, still invisible, and returns its id; an unpublished file is
 * removed with its registration.
 */
export const stageFile = async (
  { db, actor, now }: SignedInContext,
  { providerId, filename, lineCount }: NewFile,
): Promise<number> => {
  const [made] = await db
    .insert(registeredFiles)
    .values({ providerId, filename, lineCount, createdById: actor.userId, createdOn: now() })
    .returning({ id: registeredFiles.id });
  if (!made) throw new Error('The database returned no file.');
  return made.id;
};

interface NewRequests {
  readonly applicationIds: readonly number[];
  readonly providerEmail: string;
  /** The file that names them. */
  readonly registeredFileId: number;
}

/**
 * Stores a maintenance request for each application, with history and audit trail, not yet visible: a copy of the
 * original's data, sharing its documents. An address counts as changed if its row is gone from the address list or has
 * other words (spec 2.7). Inserts from last to first, so that a list, newest first, keeps the file's order.
 */
export const stageRequests = async (
  context: SignedInContext,
  registration: Registration,
  { applicationIds, ...common }: NewRequests,
): Promise<void> => {
  for (let end = applicationIds.length; end > 0; end -= requestsPerStatement) {
    const some = applicationIds.slice(Math.max(0, end - requestsPerStatement), end);
    await stageSome(context, registration, { applicationIds: some, ...common });
  }
};

const stageSome = async (
  { db, actor, now, remoteAddress }: SignedInContext,
  registration: Registration,
  { applicationIds, providerEmail, registeredFileId }: NewRequests,
): Promise<void> => {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const submitted = sql`${applicationStatus.submitted}::int`;
  const author = sql`${actor.userId}::int`;
  const staged = await db.execute(sql`
    with held as (
      select id from open_registrations, ${notCounted}
      where id = ${registration.id}::int and leased_until > now() for update of open_registrations
    ), made as (
      insert into applications (
        kind, recheck_application_id, provider_id, provider_email, created_by_id, created_on, status_id, status_date,
        post_code, has_address_changed, documents_of_id, registered_file_id, ${sql.join(said, sql`, `)}
      )
      select
        'maintenance', original.id, original.provider_id, ${providerEmail}::text, ${author}, ${moment}, ${submitted},
        ${moment}, original.post_code,
        ${isOutdated('original.address', 'home')} or ${isOutdated('original.student_address', 'residence')},
        coalesce(original.documents_of_id, original.id), ${registeredFileId}::int, ${sql.join(saidByOriginal, sql`, `)}
      from held
      cross join jsonb_array_elements_text(${JSON.stringify(applicationIds)}::jsonb) with ordinality as listed (id, position)
      join applications original on original.id = listed.id::int
      left join addresses home on home.id = ${listedId('original.address')}
      left join addresses residence on residence.id = ${listedId('original.student_address')}
      order by listed.position desc
      returning id
    ), entered as (
      insert into application_history (application_id, status_id, created_on, updated_on, author_id)
      select id, ${submitted}, ${moment}, ${moment}, ${author} from made
    ), noted as (
      insert into audit_events (occurred_on, actor_id, remote_address, action, subject, subject_id)
      select ${moment}, ${author}, ${remoteAddress}::text, 'create', 'application', id from made
    )
    update open_registrations set leased_until = ${leaseEnd},
      request_ids = request_ids + (select range_agg(int4range(id, id, '[]')) from made)
    where id = ${registration.id}::int and exists (select from made)
    returning id`);
  if (rowsOf(staged).length === 0) throw tookTooLong();
};

/** The columns of what a request says, all of which a maintenance request copies. */
const said = storedFields.map((field) => sql.identifier(toSnakeCase(field)));
const saidByOriginal = said.map((column) => sql`original.${column}`);
