import { startOfLisbonMonth } from '../../../contract/rules/lisbonDay';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import type { AnonymousGroup } from './anonymousClass';
import { countAlike } from './countAlike';
import { discloseInGroups } from './discloseInGroups';

/**
 * Every application in groups in which nobody stands out, as they were when the present month began: between two
 * exports of one month nothing changes but how many there are (api.md, "Anonymised export").
 */
export const exportAnonymized = async (context: SignedInContext): Promise<AnonymousGroup[]> => {
  const groups = discloseInGroups(await countAlike(context.db, startOfLisbonMonth(context.now())));
  await recordAudit(context, { action: 'export', subject: 'applications' });
  return groups;
};
