import type { WorkContext } from '../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../server/services/queue/jobKinds';
import { minute } from '../../../server/services/queue/moduleJobs';
import { putJobOff } from '../../../server/services/queue/settleJob';
import { endTariffs } from './exceptions/endTariffs';
import { followExceptions } from './exceptions/followExceptions';
import { giveNotices } from './exceptions/giveNotices';
import { fillRenewal } from './runs/fillRenewal';
import { clearStopped, closeRenewal, giveUpSilent, startPlanned } from './runs/openAndClose';
import { rehearse } from './runs/rehearse';

/** What a renewal needs beside questions, in this order: each does a step of about a second, in transactions of its own. */
const steps: readonly ((context: WorkContext) => Promise<boolean>)[] = [
  rehearse,
  clearStopped,
  startPlanned,
  fillRenewal,
  giveNotices,
  endTariffs,
  giveUpSilent,
  closeRenewal,
];

/** Does one step of each kind, and looks again at once while there was anything to do, or in a minute. */
export const tendRenewals = async (
  context: WorkContext,
  job: ClaimedJob,
  { followedOn }: JobPayload<'tendRenewals'>,
): Promise<void> => {
  const { db, now } = context;
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  // Going through all exceptions takes seconds where there are tens of thousands.
  const isDue = followedOn === undefined || new Date(followedOn) <= after(-minute * 1000);
  if (isDue) await followExceptions(context);
  let hasMore = false;
  for (const step of steps) hasMore = (await step(context)) || hasMore;
  await putJobOff<'tendRenewals'>(db, job, after(hasMore ? 0 : minute * 1000), {
    followedOn: isDue ? now().toISOString() : followedOn,
  });
};
