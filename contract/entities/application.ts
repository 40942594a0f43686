import { z } from 'zod';
import { declarationTexts } from '../declarationTexts';
import { checkApplication, checkSubmitter } from '../rules/applicationRules';
import { maxApplicationsPerSubmit, maxDocumentsPerList } from '../rules/limits';
import { everyField, fieldsWith, valuesFor } from '../rules/requestFields';
import { validationMessages } from '../rules/validationMessages';
import { address, lookedUpAddress } from './address';
import { fileReference, keptFile, uploadedFile } from './file';
import { day, moment } from './moment';
import { requestText } from './request';
import { text } from './text';

const id = z.int().positive();

/** Builds the fields of a request in a call, with files of the given kind; the rules decide what is required. */
const requestWith = <File extends z.ZodType>(file: File) =>
  everyField({
    text: (facts) => requestText(facts).nullish(),
    address: address.nullish(),
    flag: z.boolean().nullish(),
    document: file.nullish(),
    documents: z
      .array(file)
      .max(maxDocumentsPerList, validationMessages.tooManyDocuments(maxDocumentsPerList))
      .nullish(),
  });

/** One request of POST Application/submit, validated by the rules of spec 5. */
export const submittedApplication = z.object(requestWith(uploadedFile)).superRefine(checkApplication);
export type SubmittedApplication = z.infer<typeof submittedApplication>;

/** Which version of the declarations the form showed; the first one when absent (contract/declarationTexts.ts). */
const shownDeclarations = {
  declarationVersion: z.int().min(1).max(declarationTexts.length).optional(),
};

/** Body of POST Application/submit (spec 3, Submission). */
export const submission = z
  .object({
    ...shownDeclarations,
    providerId: z.int().nullish(),
    providerEmail: text.nullish(),
    applications: z
      .array(submittedApplication)
      .min(1, validationMessages.required)
      .max(maxApplicationsPerSubmit),
  })
  .superRefine(checkSubmitter);
export type Submission = z.infer<typeof submission>;

/** The result of each request of a submission, in order; those that were refused say why. */
export const submissionResults = z.array(
  z.object({
    success: z.boolean(),
    applicationId: z.int().nullish(),
    errorMessage: z.string().nullish(),
    errorCode: z.string().nullish(),
  }),
);

/**
 * Body of POST Application/recheck and update-annual-recheck: the application with its own id. Files that the
 * server already has are sent back as references, new ones as data URLs (spec 7).
 */
export const recheckSubmission = z
  .object({
    ...shownDeclarations,
    providerId: z.int32().nullish(),
    providerEmail: text.nullish(),
    applications: z
      .array(
        z
          .object({ ...requestWith(z.union([keptFile, uploadedFile])), id: z.int32().positive() })
          .superRefine(checkApplication),
      )
      .length(1, validationMessages.invalidValue),
  })
  .superRefine(checkSubmitter);
export type RecheckSubmission = z.infer<typeof recheckSubmission>;

/** An address of an application that the address list no longer has in these words (spec 2.7). */
export const addressChange = z.object({
  field: z.enum(['address', 'studentAddress']),
  /** The row of the list that it was chosen from, as it is now; null if the list has it no longer. */
  listed: lookedUpAddress.nullable(),
});
export type AddressChange = z.infer<typeof addressChange>;

/** A whole application (spec 3). */
export const application = z.object({
  ...requestWith(fileReference),
  id,
  providerId: id,
  providerName: z.string(),
  providerEmail: z.string(),
  isAnnualMaintenance: z.boolean(),
  applicationStatusId: z.int(),
  eligibilityNotificationSentDate: moment.nullish(),
  /**
   * The application that this one is a recheck or maintenance request of; a back end that knows only spec 3
   * leaves it out.
   */
  recheckApplicationId: id.nullish(),
  /** Additions to spec 3, as in the row of a list. */
  createdOn: moment.nullish(),
  hasAddressChanged: z.boolean().nullish(),
  /** An addition to spec 3: what is known about the change of address. */
  addressChanges: z.array(addressChange).nullish(),
});
export type Application = z.infer<typeof application>;

/** A row of the application lists (spec 3). */
export const applicationRow = z.object({
  id,
  ...valuesFor(fieldsWith({ kind: 'text', isListed: true }), () => z.string().nullish()),
  fiscalNumber: z.string(),
  fullName: z.string(),
  isStudent: z.boolean(),
  createdOn: moment,
  applicationStatusId: z.int(),
  applicationStatusDescription: z.string(),
  applicationStatusDate: moment,
  providerName: z.string(),
  recheckApplicationId: id.nullish(),
  recheckApplicationStatusDescription: z.string().nullish(),
  /** An addition to spec 3: determines the colour of the original's status. */
  recheckApplicationStatusId: z.int().nullish(),
  hasRecheck: z.boolean(),
  isAnnualMaintenance: z.boolean(),
  hasAddressChanged: z.boolean(),
  /**
   * An addition to spec 3: elements that the regulator asked the provider for while the request awaits a decision, with the
   * last day for an answer (AAAA-MM-DD).
   */
  elements: z.object({ dueDate: day, isAnswered: z.boolean() }).nullish(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

/** A request whose tariff is waiting to be activated; the deadline counts from the notification (spec 9). */
export const toActivateRow = applicationRow
  .pick({ id: true, fiscalNumber: true, studentFiscalNumber: true, fullName: true })
  .extend({ eligibilityNotificationSentDate: moment });
export type ToActivateRow = z.infer<typeof toActivateRow>;

/** The number of requests waiting in a queue. */
export const queueCount = z.object({
  queue: z.string(),
  count: z.int().nonnegative(),
  /** How many of the requests to activate have today or tomorrow as their last day. */
  byTomorrow: z.int().nonnegative().nullish(),
});
export type QueueCount = z.infer<typeof queueCount>;
