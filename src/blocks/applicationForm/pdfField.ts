import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import { pdfProblem } from '../../../contract/rules/uploads';

/** What every PDF field of the form has in common (spec 5, Uploads). */
export const pdfField = (source: string) => ({
  source,
  label: fieldLabels[source],
  accept: '.pdf,application/pdf',
  check: pdfProblem,
  unreadableMessage: messages.pdfUnreadable,
});
