import { z } from 'zod';
import { uploadedFile } from '../../../contract/entities/file';
import { dayWith } from '../../../contract/entities/moment';
import { textUpTo } from '../../../contract/entities/text';
import { elementsMessages, maxElementsLength } from '../../../contract/rules/elements';
import { maxDocumentsPerList } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';

const id = z.int32().positive();

/** Body of ask-for-elements. */
export const elementsQuestion = z.object({
  applicationId: id,
  text: textUpTo(maxElementsLength).min(1, validationMessages.required),
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
