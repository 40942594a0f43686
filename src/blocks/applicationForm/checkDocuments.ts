import type { z } from 'zod';
import { fieldLabels } from '../../../contract/fieldLabels';
import { maxDocumentsBytes, maxDocumentsPerList } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';
import type { FormDocument } from '../../../providers/dataProvider/requestFormValues';
import { type DocumentField, documentFields, documentLists } from './documentFields';

type Documents = Partial<Record<DocumentField, FormDocument | readonly FormDocument[] | null | undefined>>;

const bytesPerMegabyte = 1_000_000;

const documentsIn = (documents: Documents, field: DocumentField) => [documents[field] ?? []].flat();

const newBytes = (documents: readonly FormDocument[]) =>
  documents.reduce((bytes, document) => bytes + (document instanceof File ? document.size : 0), 0);

/**
 * What one submission can carry: so many documents in a list, so many bytes in all new documents together.
 * The server would refuse more only after all of it was sent.
 */
export const checkDocuments = (documents: Documents, context: z.core.$RefinementCtx): void => {
  const report = (field: DocumentField, problem: string) =>
    context.addIssue({ code: 'custom', path: [field], message: `${fieldLabels[field]}: ${problem}` });

  for (const list of documentLists) {
    if (documentsIn(documents, list).length > maxDocumentsPerList)
      report(list, messages.tooManyDocuments(maxDocumentsPerList));
  }

  const sizes = documentFields.map((field) => ({ field, bytes: newBytes(documentsIn(documents, field)) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const [heaviest] = sizes.toSorted((one, other) => other.bytes - one.bytes);
  if (heaviest && total > maxDocumentsBytes)
    report(heaviest.field, messages.documentsTooLarge(maxDocumentsBytes / bytesPerMegabyte));
};
