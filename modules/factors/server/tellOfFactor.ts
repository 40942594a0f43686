import { paths } from '../../../contract/paths';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { factorMailTexts } from './texts';

/** Queues the e-mail that tells a person of a change of their factors, in the caller's transaction. */
export const tellOfFactor = (
  context: ServiceContext,
  userId: number,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: string[] },
): Promise<void> =>
  enqueueJob(context, 'sendRecordMail', {
    userId,
    subject,
    paragraphs,
    page: paths.account,
    linkText: factorMailTexts.open,
  });
