import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Address } from '../../../contract/entities/address';
import { activationDeadlineDays } from '../../../contract/rules/activation';
import { applicationStatus, storedStatusesOf } from '../../../contract/rules/applicationStatuses';
import { lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import { queuesOfSide, requestQueue } from '../../../contract/rules/requestQueues';
import { endedStatuses } from '../../../contract/rules/retention';
import { registeredFiles } from './registeredFiles';
import { users } from './users';

const lisbonDate = (column: string) => `(${column} at time zone '${lisbonTimeZone}')::date`;

/** A time before every notification: a deadline that runs from here is exceeded for good. */
const always = "timestamptz '1970-01-01 00:00:00+00'";

const delayRunsFrom = `case when kind = 'request' then case
  when activation_start_date is null then case when status_id = ${applicationStatus.eligible} then eligibility_notification_sent_date end
  when ${lisbonDate('activation_start_date')} - ${lisbonDate('eligibility_notification_sent_date')} > ${activationDeadlineDays} then ${always}
end end`;

const isProcessing = sql.raw(`status_id in (${storedStatusesOf(applicationStatus.processing).join(', ')})`);
const isMaintenance = sql.raw("kind = 'maintenance'");

/** The condition for being in one of a side's queues, leaving out how long: some statuses count only for requests. */
const isInQueue = (side: keyof typeof queuesOfSide) => {
  // What elements were asked for has an index of its own.
  const queues = queuesOfSide[side].map(requestQueue).filter(({ elements }) => elements !== 'open');
  const statusesOf = (onlyRequests: boolean) =>
    [
      ...new Set(
        queues
          .filter((queue) => Boolean(queue.onlyRequests) === onlyRequests)
          .flatMap((queue) => queue.statusIds),
      ),
    ].join(', ');
  return sql.raw(
    `status_id in (${statusesOf(false)}) or (status_id in (${statusesOf(true)}) and kind = 'request')`,
  );
};

/** Eligibility requests, their rechecks and their yearly maintenance requests. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['request', 'recheck', 'maintenance'] })
      .notNull()
      .default('request'),
    /** The application that a recheck or maintenance request is about. */
    recheckApplicationId: integer().references((): AnyPgColumn => applications.id),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    providerEmail: text().notNull(),
    createdById: integer()
      .notNull()
      .references(() => users.id),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A stored status id, never 100. */
    statusId: integer().notNull(),
    statusDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    fullName: text().notNull(),
    fiscalNumber: text().notNull(),
    address: jsonb().$type<Address>().notNull(),
    /** `dddd-ddd` of the fiscal address, for searching. */
    postCode: text().notNull(),
    /** The district of the fiscal address, for searching and counting; empty where it has none. */
    district: text().notNull().generatedAlwaysAs(sql.raw("coalesce(address->>'district', '')")),
    isStudent: boolean().notNull().default(false),
    studentFullName: text(),
    studentFiscalNumber: text(),
    studentAddress: jsonb().$type<Address>(),
    applicantGaveConsent: boolean().notNull().default(false),
    applicantProvidedRequiredDocuments: boolean().notNull().default(false),
    /** The application whose documents these are, while a maintenance request still shares those of its original. */
    documentsOfId: integer().references((): AnyPgColumn => applications.id),
    /** The file that a maintenance request came from. */
    registeredFileId: integer().references((): AnyPgColumn => registeredFiles.id),
    hasAddressChanged: boolean().notNull().default(false),
    eligibilityNotificationSentDate: timestamp({ withTimezone: true }),
    /** The day the tariff began; null if it has not. */
    activationStartDate: timestamp({ withTimezone: true }),
    /**
     * The notification that started the activation deadline; 1970 where activation came too late, null where no
     * deadline runs. Anything before `firstNotificationInTime` is delayed.
     */
    delayRunsFrom: timestamp({ withTimezone: true }).generatedAlwaysAs(sql.raw(delayRunsFrom)),
    /**
     * The decision, whatever status came after it, for searching and counting: day in Lisbon, result and who
     * decided, as the database function `decision_key` writes it (`2026-11-20 eligible people`); null while
     * undecided.
     */
    decision: text(),
    /** When the personal data in it were overwritten; null if they were not. */
    erasedOn: timestamp({ withTimezone: true }),
  },
  // Each filter has an index that returns its matches in list order when read backwards. A descending index would put
  // nulls last, which ORDER BY … DESC does not, so PostgreSQL could not use it for sorting.
  // A trailing column lets matches be counted and skipped without reading their rows.
  (table) => {
    const inOrder = [table.createdOn, table.id] as const;
    return [
      index('applications_newest').on(...inOrder, table.isStudent),
      index('applications_provider_newest').on(table.providerId, ...inOrder),
      index('applications_status_newest').on(table.statusId, ...inOrder),
      index('applications_provider_status_newest').on(
        table.providerId,
        table.statusId,
        ...inOrder,
        table.kind,
      ),
      index('applications_processing')
        .on(table.providerId, ...inOrder)
        .where(isProcessing),
      // Three letters each, so that a part of a word finds a name.
      index('applications_names')
        .using(
          'gin',
          sql`name_parts(${table.fullName}, ${table.studentFullName}, ${table.providerId}, ${table.id})`,
        )
        .with({ fastupdate: 'off' }),
      index('applications_fiscal_number').on(table.fiscalNumber),
      index('applications_student_fiscal_number').on(table.studentFiscalNumber),
      index('applications_recheck').on(table.recheckApplicationId, table.kind, table.createdOn),
      index('applications_documents_of').on(table.documentsOfId).where(sql`documents_of_id is not null`),
      index('applications_post_code').on(table.postCode, ...inOrder),
      // PostgreSQL does an index-only scan on an expression only if the index has the plain column too.
      index('applications_post_code_area').on(
        sql`left(${table.postCode}, 4)`,
        ...inOrder,
        table.providerId,
        table.postCode,
      ),
      index('applications_district').on(table.district, ...inOrder, table.kind),
      index('applications_decision').on(table.decision, table.providerId),
      index('applications_email_newest').on(table.providerEmail, ...inOrder, table.providerId),
      index('applications_author_newest').on(table.createdById, ...inOrder, table.providerId),
      index('applications_students')
        .on(...inOrder)
        .where(sql`is_student`),
      index('applications_delays')
        .on(...inOrder, table.delayRunsFrom)
        .where(sql`delay_runs_from is not null`),
      index('applications_provider_delays')
        .on(table.providerId, ...inOrder, table.delayRunsFrom)
        .where(sql`delay_runs_from is not null`),
      // Requests in a queue (`contract/rules/requestQueues.ts`), by how long they have waited: few, compared with
      // all that are done.
      index('applications_waiting')
        .on(table.statusId, table.statusDate, table.id, table.delayRunsFrom)
        .where(isInQueue('regulator')),
      index('applications_provider_waiting')
        .on(table.providerId, table.statusId, table.statusDate, table.id, table.delayRunsFrom)
        .where(isInQueue('provider')),
      // In order of their deadlines, for the provider that has to activate the tariff.
      index('applications_to_activate')
        .on(
          table.providerId,
          sql`coalesce(${table.eligibilityNotificationSentDate}, ${table.statusDate})`,
          table.id,
        )
        .where(sql.raw(`status_id = ${applicationStatus.eligible} and kind = 'request'`)),
      index('applications_active_by_name')
        .on(table.providerId, table.fullName, table.id)
        .where(sql.raw(`status_id = ${applicationStatus.active} and kind = 'request'`)),
      index('applications_maintenance')
        .on(...inOrder, table.isStudent)
        .where(isMaintenance),
      index('applications_provider_maintenance')
        .on(table.providerId, ...inOrder, table.isStudent)
        .where(isMaintenance),
      // Few: those whose address the provider has to confirm.
      index('applications_changed_addresses')
        .on(table.providerId, ...inOrder)
        .where(
          sql.raw(
            `kind = 'maintenance' and status_id = ${applicationStatus.submitted} and has_address_changed`,
          ),
        ),
      index('applications_registered_file')
        .on(table.registeredFileId, table.statusId)
        .where(sql`registered_file_id is not null`),
      // Requests that have ended, by when: what the retention schedule goes through.
      index('applications_ended')
        .on(table.statusDate, table.id)
        .where(sql.raw(`kind = 'request' and status_id in (${endedStatuses.join(', ')})`)),
      index('applications_maintenance_status')
        .on(table.statusId, ...inOrder, table.providerId)
        .where(isMaintenance),
    ];
  },
);
