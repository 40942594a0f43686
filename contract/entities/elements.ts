import { z } from 'zod';
import { elementsMessages, maxElementsLength } from '../rules/elements';
import { maxDocumentsPerList } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import { fileReference, uploadedFile } from './file';
import { day, dayWith, moment } from './moment';
import { textUpTo } from './text';

const id = z.int32().positive();
const requiredText = (length: number) => textUpTo(length).min(1, validationMessages.required);

/** What the regulator asks the provider of an application for, beyond what was handed in. */
export const elementRequest = z.object({
  id,
  text: z.string(),
  /** The last day for an answer, as AAAA-MM-DD. */
  dueDate: day,
  askedOn: moment,
  /** For administrators: who asked. */
  askedBy: z.string().nullish(),
  answeredOn: moment.nullish(),
  /** The provider's words; there may be none beside documents. */
  answer: z.string().nullish(),
  /** For administrators: who answered. */
  answeredBy: z.string().nullish(),
  /** The documents of the answer, which are documents of the application too. */
  documents: z.array(fileReference),
  /** When it ended without an answer: withdrawn, or the application was decided or cancelled. */
  endedOn: moment.nullish(),
});
export type ElementRequest = z.infer<typeof elementRequest>;

/** Body of ask-for-elements. */
export const elementsQuestion = z.object({
  applicationId: id,
  text: requiredText(maxElementsLength),
  dueDate: dayWith(validationMessages.required),
});
export type ElementsQuestion = z.infer<typeof elementsQuestion>;

const documents = z
  .array(uploadedFile)
  .max(maxDocumentsPerList, validationMessages.tooManyDocuments(maxDocumentsPerList))
  .nullish();

/** Body of answer-elements: documents, words or both. */
export const elementsAnswer = z
  .object({
    applicationId: id,
    /** The request for elements that it answers. */
    elementRequestId: id,
    answer: textUpTo(maxElementsLength).nullish(),
    studentRegistrationCertificateFile: uploadedFile.nullish(),
    studentAddressCertificateFile: uploadedFile.nullish(),
    socialSecurityFiles: documents,
    taxCustomsAuthorityFiles: documents,
  })
  .superRefine((sent, context) => {
    const hasDocuments =
      sent.studentRegistrationCertificateFile ||
      sent.studentAddressCertificateFile ||
      sent.socialSecurityFiles?.length ||
      sent.taxCustomsAuthorityFiles?.length;
    if (!hasDocuments && !sent.answer)
      context.addIssue({ code: 'custom', path: ['answer'], message: elementsMessages.answer });
  });
export type ElementsAnswer = z.infer<typeof elementsAnswer>;
