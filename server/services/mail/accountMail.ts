import { paths } from '../../../contract/paths';
import { dayMonthYear, lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import type { ServiceContext } from '../context/serviceContext';
import { enqueueJob } from '../queue/enqueueJob';
import { accountMailTexts } from './texts';

/** What the owner of an account is told by e-mail. */
export type AccountNotice =
  | { readonly kind: 'newDevice'; readonly device: string }
  | {
      readonly kind: 'passwordChanged' | 'rightsChanged' | 'failures' | 'factorFailures' | 'copiedPasskey';
    };

/**
 * Queues the e-mail that tells an active user what happened to their account; it holds no secret, and its link leads to
 * a page that asks for a session. Nobody is told where no account has this id.
 */
export const tellOfAccount = async (
  context: ServiceContext,
  userId: number,
  notice: AccountNotice,
): Promise<void> => {
  const { subject, paragraphs } = accountMailTexts[notice.kind];
  await enqueueJob(context, 'sendRecordMail', {
    userId,
    subject,
    paragraphs: paragraphs({
      moment: momentText(context.now()),
      device: 'device' in notice ? notice.device : '',
    }),
    page: paths.account,
    linkText: accountMailTexts.open,
  });
};

/** Returns day and time in Portugal. */
const momentText = (moment: Date): string => {
  const time = new Intl.DateTimeFormat('pt-PT', { timeZone: lisbonTimeZone, timeStyle: 'short' });
  return accountMailTexts.moment(dayMonthYear(moment), time.format(moment));
};
