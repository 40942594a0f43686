import { addLisbonDays, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import type { WorkContext } from '../../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import type { JobPayload, NewJobPayload } from '../../../../server/services/queue/jobKinds';
import { putJobOff } from '../../../../server/services/queue/settleJob';
import { officerIn, retentionIn } from '../declared/parts';
import { periodsText } from './dueBefore';
import { beginRehearsal, beginRun, endBrokenRuns, endRun, findRunUnderWay } from './retentionRuns';
import { takeStep } from './takeStep';

/** When the schedule begins, in Portugal: hardly anybody works then. */
const nightHour = 2;

const nextNight = (now: Date): Date => {
  const tonight = new Date(startOfLisbonDay(now).getTime() + nightHour * 3_600_000);
  return tonight > now
    ? tonight
    : new Date(startOfLisbonDay(addLisbonDays(now, 1)).getTime() + nightHour * 3_600_000);
};

/**
 * Takes one step of the retention schedule: begins a run each night, goes on with the one under way, or ends it. The step
 * and the note of how far the run is are one transaction, so whoever goes on after a crash repeats nothing. Settings that
 * changed end the run, and what they say is rehearsed before anything else is removed. After a step this server rests for as
 * long as that took, so that half of its time at least is for whoever waits for an answer.
 */
export const keepSchedule = async (
  context: WorkContext,
  job: ClaimedJob,
  payload: JobPayload<'keepSchedule'>,
): Promise<void> => {
  const begin = performance.now();
  await keepOn(context, job, payload);
  const took = performance.now() - begin;
  await new Promise((passed) => setTimeout(passed, Math.min(took, longestRest)));
};

/** In milliseconds. */
const longestRest = 1_000;

const keepOn = (
  context: WorkContext,
  job: ClaimedJob,
  { runId, isAsked, ...progress }: JobPayload<'keepSchedule'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const retention = retentionIn(context);
    const inside = { ...context, db, retention };
    const putOff = (runAt: Date, payload: NewJobPayload<'keepSchedule'>) =>
      putJobOff<'keepSchedule'>(db, job, runAt, payload);
    const now = context.now();
    const underWay = runId === undefined ? undefined : await findRunUnderWay(inside, runId);
    if (runId !== undefined && !underWay) await endBrokenRuns(inside, [runId]);
    if (periodsText(retention) === '') return putOff(nextNight(now), {});
    const run = underWay ?? (await (isAsked ? beginRehearsal(inside) : beginRun(inside)));
    if (!run) return putOff(nextNight(now), {});
    const next = await takeStep(inside, run, underWay ? progress : { size: progress.size });
    if (next) return putOff(now, { runId: run.id, ...next });
    if ((await endRun(inside, run)) && officerIn(context) !== undefined)
      await enqueueJob(inside, 'sendRetentionReport', { runId: run.id });
    return putOff(nextNight(now), {});
  });
