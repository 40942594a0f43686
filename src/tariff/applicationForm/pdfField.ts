import { documentFields } from '../../../contract/rules/requestParts';
import { pdfProblem } from '../../../contract/rules/uploads';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { documentProblem } from './documentInspection';
import { KeptDocumentDownload } from './KeptDocumentDownload';

/** Returns the props that all PDF fields of the form share (spec 5, Uploads). */
export const pdfField = (source: string) => ({
  source,
  accept: '.pdf,application/pdf',
  check: pdfProblem,
  inspect: documentProblem,
  unreadableMessage: validationMessages.pdfUnreadable,
  FileAction: KeptDocumentDownload,
  // Removing a document from any field can bring the total below its limit.
  settles: documentFields,
});
