import type { BeforeJson } from '../../../../contract/calls/defineCall';
import type { RetentionRunCounts, RetentionState } from '../../contract/retentionCalls';
import type { CountedRun, getRetention } from '../schedule/retentionState';

/** Presents the retention schedule. */
export const presentRetention = ({
  rehearsal,
  release,
  removals,
  ...state
}: Awaited<ReturnType<typeof getRetention>>): BeforeJson<RetentionState> => ({
  ...state,
  rehearsal: rehearsal ? presentRun(rehearsal) : null,
  release: release?.releasedOn ? { releasedOn: release.releasedOn, releasedBy: release.releasedBy } : null,
  removals: removals.map(presentRun),
});

const presentRun = ({ id, startedOn, endedOn, counts }: CountedRun): BeforeJson<RetentionRunCounts> => ({
  id,
  startedOn,
  endedOn: endedOn ?? startedOn,
  counts: counts.map(({ kind, month, due, held }) => ({ kind, month, due, held })),
});
