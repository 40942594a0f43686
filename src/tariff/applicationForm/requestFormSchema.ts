import { z } from 'zod';
import { type FormDocument, type RequestFormValues, requestForm } from '../../../contract/entities/request';
import { checkApplication, checkSubmitter } from '../../../contract/rules/applicationRules';
import { maxDocumentsBytes, maxDocumentsPerList } from '../../../contract/rules/limits';
import { type DocumentField, documentFields, documentLists } from '../../../contract/rules/requestParts';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { fileName } from '../../kit/files/chosenFile';
import { documentDigest } from './pdfField';

/** The submitted values, with the id of the form they come from. */
export interface SentFormValues extends RequestFormValues {
  formId: string;
}

/** The request form's schema, with the contract's rules that the server checks too (spec 5, Request form). */
export const requestFormSchema = requestForm.extend({ formId: z.string() }).superRefine((values, context) => {
  checkSubmitter(values, context);
  checkApplication(values, context);
  checkDocuments(values, context);
}) satisfies z.ZodType<SentFormValues>;

type Documents = Partial<Record<DocumentField, FormDocument | readonly FormDocument[] | null | undefined>>;

const bytesPerMegabyte = 1_000_000;

const documentsIn = (documents: Documents, field: DocumentField) => [documents[field] ?? []].flat();

const newBytes = (documents: readonly FormDocument[]) =>
  documents.reduce((bytes, document) => bytes + (document instanceof File ? document.size : 0), 0);

/** Returns, for each field, the first document that occurs twice, with its duplicate. */
const repeatedIn = (documents: Documents) => {
  const all = documentFields.flatMap((field) =>
    documentsIn(documents, field).map((document) => ({ field, document, digest: documentDigest(document) })),
  );
  return documentFields.flatMap((field) => {
    for (const one of all) {
      const other =
        one.field === field && one.digest
          ? all.find((two) => two !== one && two.digest === one.digest)
          : undefined;
      if (other) return [{ field, one: fileName(one.document), other: fileName(other.document) }];
    }
    return [];
  });
};

/**
 * Checks the limits of one submission: no duplicate documents, the number of documents per list, and the
 * total bytes of new documents. The server would refuse them only after the whole body was sent.
 */
export const checkDocuments = (documents: Documents, context: z.core.$RefinementCtx): void => {
  const report = (field: DocumentField, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });

  for (const list of documentLists) {
    if (documentsIn(documents, list).length > maxDocumentsPerList)
      report(list, validationMessages.tooManyDocuments(maxDocumentsPerList));
  }

  for (const { field, one, other } of repeatedIn(documents))
    report(field, `${one}: ${validationMessages.pdfRepeated(other)}`);

  const sizes = documentFields.map((field) => ({ field, bytes: newBytes(documentsIn(documents, field)) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const [heaviest] = sizes.toSorted((one, other) => other.bytes - one.bytes);
  if (heaviest && total > maxDocumentsBytes)
    report(heaviest.field, validationMessages.documentsTooLarge(maxDocumentsBytes / bytesPerMegabyte));
};
