import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import { pdfProblem } from '../../../contract/rules/uploads';
import { documentFields } from './documentFields';
import { KeptDocumentDownload } from './KeptDocumentDownload';

/** What every PDF field of the form has in common (spec 5, Uploads). */
export const pdfField = (source: string) => ({
  source,
  label: fieldLabels[source],
  accept: '.pdf,application/pdf',
  check: pdfProblem,
  unreadableMessage: messages.pdfUnreadable,
  FileAction: KeptDocumentDownload,
  // Removing a document anywhere can settle what is too much together.
  settles: documentFields,
});
