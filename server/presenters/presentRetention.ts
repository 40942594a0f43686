import type { RetentionRunCounts, RetentionState } from '../../contract/calls/retention';
import type { CountedRun, getRetention } from '../services/dataProtection/schedule/retentionState';

/** Presents the retention schedule. */
export const presentRetention = ({
  rehearsal,
  release,
  removals,
  ...state
}: Awaited<ReturnType<typeof getRetention>>): RetentionState => ({
  ...state,
  rehearsal: rehearsal ? presentRun(rehearsal) : null,
  release: release?.releasedOn
    ? { releasedOn: release.releasedOn.toISOString(), releasedBy: release.releasedBy }
    : null,
  removals: removals.map(presentRun),
});

const presentRun = ({ id, startedOn, endedOn, counts }: CountedRun): RetentionRunCounts => ({
  id,
  startedOn: startedOn.toISOString(),
  endedOn: (endedOn ?? startedOn).toISOString(),
  counts: counts.map(({ kind, month, due, held }) => ({ kind, month, due, held })),
});
