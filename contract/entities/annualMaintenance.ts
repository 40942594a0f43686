import { z } from 'zod';
import { maintenanceColumns, maxRequestsPerProcessing } from '../rules/maintenanceLimits';
import { validationMessages } from '../rules/validationMessages';
import { moment } from './moment';
import { email, filename } from './text';

const id = z.int32().positive();
/**
 * Where a provider is notified about its maintenance requests; both fields are null while there is no address
 * (spec 3).
 */
export const notificationEmail = z.object({ id: id.nullable(), email: z.string().nullable() });
export type NotificationEmail = z.infer<typeof notificationEmail>;

/** Body of create- and update-notification-email (spec 7). */
export const notificationEmailChange = z.object({
  annualMaintenanceUserNotification: z.object({
    id: id.nullish(),
    email,
  }),
});

/** When providers may submit their yearly lists; null fields mean that there is no such period (spec 3). */
export const maintenancePeriod = z.object({
  id: id.nullable(),
  beginDate: moment.nullable(),
  endDate: moment.nullable(),
});
export type MaintenancePeriod = z.infer<typeof maintenancePeriod>;

/** Body of update-maintenance-period; has no id when no period exists yet (spec 7.5). */
export const maintenancePeriodChange = z.object({
  annualMaintenancePeriod: z.object({ id: id.nullish(), beginDate: moment, endDate: moment }),
});

/**
 * Body of register-requests-from-file; an invalid name and invalid content get the same message
 * (spec 5, Maintenance upload).
 */
export const maintenanceFileUpload = z.object({
  MaintenanceFile: z.object({
    filename,
    sanitizeName: z.literal(false),
    file: z.string(),
  }),
});
export type MaintenanceFileUpload = z.infer<typeof maintenanceFileUpload>;

/** An error in a line of a maintenance file; `row` is the row number in the sheet, counted from 1. */
export const maintenanceFinding = z.object({
  row: z.int().positive(),
  column: z.enum(maintenanceColumns),
  /** The NIF as read, possibly cut short. */
  value: z.string(),
  /** The error, as a code (a key of `lineFaults` in workbook/faults.ts) and as text. */
  fault: z.string(),
  message: z.string(),
  /** For duplicate lines: the row of the first one, which can stay when the others are removed. */
  firstRow: z.int().positive().optional(),
});
export type MaintenanceFinding = z.infer<typeof maintenanceFinding>;

/** The errors that registering a maintenance file would find; nothing is registered while there are any (spec 2.7). */
export const maintenanceFileCheck = z.object({
  lineCount: z.int().nonnegative(),
  /** Lines without errors. */
  readyCount: z.int().nonnegative(),
  findings: z.array(maintenanceFinding),
  /** The rows of lines that name a tariff which was renewed already: they are taken as any other. */
  renewedRows: z.array(z.int().positive()).optional(),
});
export type MaintenanceFileCheck = z.infer<typeof maintenanceFileCheck>;

/** An active tariff that was not reported during the period in effect. */
export const uncommunicatedTariff = z.object({
  /** The application that the tariff came from. */
  id,
  fiscalNumber: z.string(),
  studentFiscalNumber: z.string().nullable(),
  fullName: z.string(),
  /** When the tariff began. */
  activationStartDate: moment.nullable(),
  /** Whether one of its addresses now reads differently in the address list (spec 2.7). */
  hasAddressChanged: z.boolean(),
  /**
   * Whether it was reported in an earlier period and is not processed yet, in which case it can't be reported
   * again (spec 10.6).
   */
  isPending: z.boolean(),
});
export type UncommunicatedTariff = z.infer<typeof uncommunicatedTariff>;

/** How many of a provider's active tariffs were not reported during the period in effect. */
export const uncommunicatedCount = z.object({
  providerId: id,
  providerDescription: z.string(),
  uncommunicated: z.int().nonnegative(),
});
export type UncommunicatedCount = z.infer<typeof uncommunicatedCount>;

/** A file inside an answer, and whether the call succeeded (spec 3, File result). */
export const fileResult = z.object({
  success: z.boolean(),
  resourceFile: z.object({ file: z.base64(), name: z.string() }).nullish(),
});
export type FileResult = z.infer<typeof fileResult>;

/** Body of process-annual-maintenance-requests (spec 7). */
export const processingOrder = z.object({
  maintenanceRequestIdsToProcess: z
    .array(id)
    .min(1, validationMessages.required)
    .max(maxRequestsPerProcessing),
});

/** The result for each request sent for processing, in the order sent (spec 3, Process result). */
export const processingResults = z.array(
  z.object({
    id,
    success: z.boolean(),
    errorMessage: z.string().nullish(),
    errorCode: z.string().optional(),
  }),
);
export type ProcessingResult = z.infer<typeof processingResults>[number];

/** How many requests of a provider are about to be processed. */
export const processingCount = z.object({
  providerId: id,
  providerDescription: z.string(),
  requests: z.int().positive(),
});
export type ProcessingCount = z.infer<typeof processingCount>;

/** The progress of a request that was sent for processing, and the resulting status of its original (spec 10.5). */
export const processedRequest = z.object({
  id,
  providerDescription: z.string(),
  applicationStatusId: z.int(),
  applicationStatusDescription: z.string(),
  /** The id of the original. */
  recheckApplicationId: id,
  recheckApplicationStatusId: z.int(),
  recheckApplicationStatusDescription: z.string(),
});
export type ProcessedRequest = z.infer<typeof processedRequest>;
