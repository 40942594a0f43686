import { requireApplication } from '../application/requireApplication';
import { recordView } from '../audit/recordView';
import type { SignedInContext } from '../serviceContext';
import { isRecheckUnderWay } from './isRecheckUnderWay';

/** Whether an application that the actor may see is being rechecked (spec 7). */
export const existsRecheckInProgress = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<boolean> => {
  await requireApplication(context, applicationId);
  await recordView(context, applicationId, 'rechecks');
  return isRecheckUnderWay(context.db, applicationId);
};
