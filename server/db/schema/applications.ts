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
import { users } from './users';

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
    isStudent: boolean().notNull().default(false),
    studentFullName: text(),
    studentFiscalNumber: text(),
    studentAddress: jsonb().$type<Address>(),
    applicantGaveConsent: boolean().notNull().default(false),
    applicantProvidedRequiredDocuments: boolean().notNull().default(false),
    /** Whose documents these are, where a maintenance request still shares those of its original. */
    documentsOfId: integer().references((): AnyPgColumn => applications.id),
    hasAddressChanged: boolean().notNull().default(false),
    eligibilityNotificationSentDate: timestamp({ withTimezone: true }),
    /** The day from which the tariff was given; null while it was not. */
    activationStartDate: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('applications_newest').on(table.createdOn.desc(), table.id.desc()),
    index('applications_provider_newest').on(table.providerId, table.createdOn.desc(), table.id.desc()),
    index('applications_fiscal_number').on(table.fiscalNumber),
    index('applications_student_fiscal_number').on(table.studentFiscalNumber),
    index('applications_recheck').on(table.recheckApplicationId),
    index('applications_post_code').on(table.postCode),
    index('applications_status').on(table.statusId, table.createdOn.desc()),
  ],
);
