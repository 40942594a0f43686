import { describe, expect, it, vi } from 'vitest';
import {
  batchSize,
  type ProcessingRun,
  processInBatches,
  requestCount,
  withProcessed,
  withRetries,
} from '../../../resources/maintenanceRequests/processing/processingRun';

const ids = Array.from({ length: batchSize * 2 + 1 }, (_, index) => index + 1);
const initial: ProcessingRun = { owner: 'ana', begunOn: '', pending: ids, done: [], failed: [] };
const succeed = async (batch: readonly number[]) => batch.map((id) => ({ id, success: true }));
const never = () => false;

describe('4 processing in batches', () => {
  it('sends every request once and reports progress', async () => {
    const send = vi.fn(succeed);
    const reached: number[] = [];
    const { run } = await processInBatches(initial, {
      send,
      isStopped: never,
      onProgress: ({ done }) => reached.push(done.length),
    });
    expect(send.mock.calls.flatMap(([batch]) => [...batch])).toEqual(ids);
    expect(reached).toEqual([batchSize, batchSize * 2, batchSize * 2 + 1]);
    expect(run).toMatchObject({ pending: [], done: ids, failed: [] });
  });

  it('ends at a failed call: what has no answer is pending, not failed', async () => {
    const send = vi.fn(succeed).mockImplementationOnce(succeed).mockRejectedValueOnce(new Error('offline'));
    const { run, interruption } = await processInBatches(initial, {
      send,
      isStopped: never,
      onProgress: never,
    });
    expect(send).toHaveBeenCalledTimes(2);
    expect(interruption).toEqual(new Error('offline'));
    expect(run).toMatchObject({ pending: ids.slice(batchSize), done: ids.slice(0, batchSize), failed: [] });
  });

  it('can be stopped between two calls', async () => {
    const send = vi.fn(succeed);
    const { run } = await processInBatches(initial, {
      send,
      isStopped: () => send.mock.calls.length === 1,
      onProgress: never,
    });
    expect(run.pending).toEqual(ids.slice(batchSize));
    expect(requestCount(run)).toBe(ids.length);
  });

  it('keeps the reasons of those that were refused, and sends them once more', async () => {
    const refuse = async (batch: readonly number[]) =>
      batch.map((id) => (id === 1 ? { id, success: false, errorMessage: 'Não.' } : { id, success: true }));
    const { run } = await processInBatches(initial, { send: refuse, isStopped: never, onProgress: never });
    expect(run.failed).toEqual([{ id: 1, reason: 'Não.' }]);
    expect(withRetries(run)).toMatchObject({ pending: [1], failed: [] });
  });

  it('takes those as done that were processed though the answer was lost, and nothing else', () => {
    const run = withProcessed({ ...initial, pending: [1, 2, 3], done: [4] }, [2, 4, 9]);
    expect(run).toMatchObject({ pending: [1, 3], done: [4, 2] });
  });
});
