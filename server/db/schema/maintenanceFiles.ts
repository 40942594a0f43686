import { sql } from 'drizzle-orm';
import { integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { maintenanceFiles as declaration } from '../../../contract/records/maintenanceFiles';
import { applicationStatus, underWayStatuses } from '../../../contract/rules/applicationStatuses';
import { holdsRecords } from './recordTable';

/** Returns the SQL that counts a file's requests in a status; an index covers file and status. */
const requestsIn = (condition: string) =>
  `(select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id ${condition})`;

const underWay = `in (${underWayStatuses.join(', ')})`;

/** Registered files as people read them: with names, and how many requests wait, have a result and were refused. */
export const maintenanceFiles = holdsRecords(
  declaration,
  pgView('maintenance_files', {
    id: integer().notNull(),
    providerId: integer().notNull(),
    providerName: text(),
    filename: text(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    createdBy: text(),
    lineCount: integer().notNull(),
    openCount: integer().notNull(),
    processedCount: integer().notNull(),
    refusedCount: integer().notNull(),
  }).as(
    sql.raw(`select file.id, file.provider_id, provider.name as provider_name, file.filename, file.created_on,
  author.username as created_by, file.line_count, ${requestsIn(underWay)} as open_count,
  ${requestsIn(`not ${underWay}`)} as processed_count,
  ${requestsIn(`= ${applicationStatus.nonEligible}`)} as refused_count
from registered_files file
join users provider on provider.id = file.provider_id
join users author on author.id = file.created_by_id
where file.is_registered`),
  ),
);
