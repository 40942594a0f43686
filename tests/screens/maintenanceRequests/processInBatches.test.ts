import { describe, expect, it, vi } from 'vitest';
import {
  batchSize,
  failedRequests,
  processInBatches,
} from '../../../resources/maintenanceRequests/processing/processInBatches';

const ids = Array.from({ length: batchSize * 2 + 1 }, (_, index) => index + 1);
const succeed = async (batch: readonly number[]) => batch.map((id) => ({ id, success: true }));

describe('4 processing in batches', () => {
  it('sends every request once and reports progress', async () => {
    const send = vi.fn(succeed);
    const onProgress = vi.fn();
    const outcome = await processInBatches(ids, send, onProgress);
    expect(send.mock.calls.flatMap(([batch]) => [...batch])).toEqual(ids);
    expect(onProgress.mock.calls.flat()).toEqual([0, batchSize, batchSize * 2]);
    expect(failedRequests(ids, outcome)).toEqual([]);
  });

  it('stops at a failed call; requests without an answer count as failed, without a reason', async () => {
    const send = vi.fn(succeed).mockImplementationOnce(succeed).mockRejectedValueOnce(new Error('offline'));
    const outcome = await processInBatches(ids, send, () => undefined);
    expect(send).toHaveBeenCalledTimes(2);
    expect(failedRequests(ids, outcome)).toEqual(
      ids.slice(batchSize).map((id) => ({ id, reason: undefined })),
    );
  });
});
