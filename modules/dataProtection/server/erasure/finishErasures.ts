import type { WorkContext } from '../../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../../server/services/queue/jobKinds';
import { finishJob } from '../../../../server/services/queue/settleJob';
import { erasureListIn } from '../declared/parts';
import { completeList } from './completeList';

/**
 * Does what an erasure leaves to do outside the database: writes it to the list that is kept apart, and removes messages about
 * its requests that were kept as files instead of being sent.
 */
export const finishErasures = async (
  context: WorkContext,
  job: ClaimedJob,
  { applicationIds }: JobPayload<'finishErasures'>,
): Promise<void> => {
  await completeList({ ...context, erasureList: erasureListIn(context) });
  await context.mailer.removeAbout?.(applicationIds);
  await finishJob(context.db, job);
};
