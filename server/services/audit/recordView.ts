import type { SignedInContext } from '../serviceContext';
import { recordAudit } from './recordAudit';

/** Records that somebody looked at an application, or at a part of it only (api.md, "Audit"). */
export const recordView = (context: SignedInContext, applicationId: number, part?: string): Promise<void> =>
  recordAudit(context, {
    action: 'view',
    subject: 'application',
    subjectId: applicationId,
    ...(part && { detail: { part } }),
  });
