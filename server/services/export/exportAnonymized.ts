import { exportAnonymizedApplications } from '../../../contract/calls/anonymizedExport';
import { startOfLisbonMonth } from '../../../contract/rules/lisbonDay';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { type AnonymousGroup, countAlike } from './countAlike';
import { discloseInGroups } from './discloseInGroups';

/**
 * Exports every application in groups in which nobody can be singled out, as they were at the start of this
 * month: between two exports in a month nothing changes but how many there are (spec 10.7).
 */
export const exportAnonymized = async (context: SignedInContext): Promise<AnonymousGroup[]> => {
  requireAccess(context, exportAnonymizedApplications);
  const groups = discloseInGroups(await countAlike(context.db, startOfLisbonMonth(context.now())));
  await writeAuditEvent(context, { action: 'export', subject: 'applications' });
  return groups;
};
