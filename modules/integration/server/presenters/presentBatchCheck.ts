import type { CallAnswer } from '../../../../contract/calls/defineCall';
import { batchCheckCodes } from '../../../../contract/rules/batchCheckCodes';
import type { getBatchCheck } from '../../contract/calls/batchCheck';
import type { BatchCheck } from '../batchCheck/batchChecks';

/** Presents how far a check is, and what it found. */
export const presentBatchCheck = ({
  done,
  total,
  isDone,
  results,
}: BatchCheck): CallAnswer<typeof getBatchCheck> => ({
  state: isDone ? 'done' : done > 0 ? 'running' : 'waiting',
  done,
  total,
  results: results.map((one) => ({ ...one, message: batchCheckCodes[one.code] })),
});
