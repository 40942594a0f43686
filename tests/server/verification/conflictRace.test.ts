import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VerificationStage, verificationStage } from './verificationStage';

const now = new Date('2026-03-10T15:30:00Z');
let stage: VerificationStage;
beforeAll(async () => {
  stage = await verificationStage(now);
}, 60_000);
afterAll(() => stage.server.close());

describe('10.3 verification: conflicts of requests that are verified at once', () => {
  it('are found without any of them waiting for each other in a circle', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const nif = stage.yes();
        return [await stage.submitFor(nif), await stage.submitFor(nif)] as const;
      }),
    );
    // The later of each pair is verified first and finds the other one locked.
    await stage.db.execute(`update jobs set run_at = run_at - id * interval '1 second'`);
    await Promise.all(Array.from({ length: 4 }, () => stage.server.work()));

    expect(stage.server.logged.filter(({ event }) => event === 'a job failed')).toEqual([]);
    for (const [first, second] of pairs) {
      expect((await stage.rowOf(first)).statusId).toBe(7);
      expect((await stage.historyOf(second)).at(-1)).toMatchObject({
        statusId: 5,
        blockingApplicationId: first,
      });
    }
  });
});
