import { collectDocuments } from '../documents/collectDocuments';
import { registerFiles } from '../documents/registerFiles';
import type { WorkContext } from '../services/context/workContext';
import type { ClaimedJob } from '../services/queue/claimJob';
import type { JobPayload } from '../services/queue/jobKinds';
import { putJobOff } from '../services/queue/settleJob';

/** How many times some files are registered in one run: a few seconds' work. */
const registeringSteps = 10;
const filesOfSteps = 100;
/** Between looking at all documents and beginning again: so much later than after a day is one collected at most. */
const pauseMilliseconds = 3_600_000;

/**
 * Registers some files that servers of the version before stored, while there are any, and then looks at some documents
 * whether anything still names them. Runs on at once until all were looked at.
 */
export const tendDocuments = async (
  context: WorkContext,
  job: ClaimedJob,
  { after }: JobPayload<'tendDocuments'>,
): Promise<void> => {
  const { db, now } = context;
  const goOn = (payload: JobPayload<'tendDocuments'>) => putJobOff<'tendDocuments'>(db, job, now(), payload);
  if (after === undefined && (await registerFiles(context, registeringSteps)) >= filesOfSteps)
    return goOn({});
  const next = await collectDocuments(context, after);
  if (next !== undefined) return goOn({ after: next });
  return putJobOff<'tendDocuments'>(db, job, new Date(now().getTime() + pauseMilliseconds), {});
};
