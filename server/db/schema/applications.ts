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
import { registeredFiles } from './registeredFiles';
import { users } from './users';

const lisbonDate = (column: string) => `(${column} at time zone '${lisbonTimeZone}')::date`;

/** Before every notification: what is delayed from then on is delayed for good. */
const always = "timestamptz '1970-01-01 00:00:00+00'";

const delayRunsFrom = `case when kind = 'request' then case
  when activation_start_date is null then case when status_id = ${applicationStatus.eligible} then eligibility_notification_sent_date end
  when ${lisbonDate('activation_start_date')} - ${lisbonDate('eligibility_notification_sent_date')} > ${activationDeadlineDays} then ${always}
end end`;

const isProcessing = sql.raw(`status_id in (${storedStatusesOf(applicationStatus.processing).join(', ')})`);
const isMaintenance = sql.raw("kind = 'maintenance'");

/** Where the queues of a side are, but for how long: statuses, and of some of them only the requests. */
const isInQueue = (side: keyof typeof queuesOfSide) => {
  const queues = queuesOfSide[side].map(requestQueue);
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
    /** Whose documents these are, where a maintenance request still shares those of its original. */
    documentsOfId: integer().references((): AnyPgColumn => applications.id),
    /** The file that a maintenance request came of. */
    registeredFileId: integer().references((): AnyPgColumn => registeredFiles.id),
    hasAddressChanged: boolean().notNull().default(false),
    eligibilityNotificationSentDate: timestamp({ withTimezone: true }),
    /** The day from which the tariff was given; null while it was not. */
    activationStartDate: timestamp({ withTimezone: true }),
    /**
     * The notification from which the deadline of activation runs; long ago where activation came too late, null where
     * no deadline runs. Whatever lies before `firstNotificationInTime` is delayed.
     */
    delayRunsFrom: timestamp({ withTimezone: true }).generatedAlwaysAs(sql.raw(delayRunsFrom)),
    /**
     * How it was decided, whatever became of it since, for searching and counting: day in Lisbon, result and who decided, as
     * `decision_key` of the database writes it (`2026-11-20 eligible people`); null while it was not.
     */
    decision: text(),
  },
  // Each filter has an index that gives its matches in the order of the lists when read backwards: a descending one
  // would put nulls last, which ORDER BY … DESC does not, so that PostgreSQL could not use it for the order.
  // A last column lets matches be counted, and skipped, without looking at their rows.
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
      index('applications_fiscal_number').on(table.fiscalNumber),
      index('applications_student_fiscal_number').on(table.studentFiscalNumber),
      index('applications_recheck').on(table.recheckApplicationId, table.kind, table.createdOn),
      index('applications_documents_of').on(table.documentsOfId).where(sql`documents_of_id is not null`),
      index('applications_post_code').on(table.postCode, ...inOrder),
      // PostgreSQL reads an index with an expression alone only where it has the column, too.
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
      // What is in a queue (`contract/rules/requestQueues.ts`), by how long it waits: few, beside all that is done.
      index('applications_waiting')
        .on(table.statusId, table.statusDate, table.id, table.delayRunsFrom)
        .where(isInQueue('regulator')),
      index('applications_provider_waiting')
        .on(table.providerId, table.statusId, table.statusDate, table.id, table.delayRunsFrom)
        .where(isInQueue('provider')),
      // In the order of their deadlines, for whoever is to give the tariff.
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
      index('applications_registered_file')
        .on(table.registeredFileId, table.statusId)
        .where(sql`registered_file_id is not null`),
      index('applications_maintenance_status')
        .on(table.statusId, ...inOrder, table.providerId)
        .where(isMaintenance),
    ];
  },
);
