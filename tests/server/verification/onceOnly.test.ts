import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../../server/db/schema/jobs';
import type { HouseholdServices } from '../../../server/verification/householdService';
import { type VerificationStage, verificationStage } from './verificationStage';

const now = new Date('2026-03-10T15:30:00Z');
let stage: VerificationStage;
beforeAll(async () => {
  stage = await verificationStage(now);
}, 60_000);
afterAll(() => stage.server.close());

describe('10.3 verification: one effect per cause', () => {
  /** Makes services that run `interrupt` during their first question. */
  const interrupted = (interrupt: () => Promise<unknown>): HouseholdServices => {
    let isFirst = true;
    const ask = async () => {
      if (isFirst) {
        isFirst = false;
        await interrupt();
      }
      return { result: 'yes' } as const;
    };
    return { socialSecurity: { ask }, taxAuthority: { ask: async () => ({ result: 'no' }) } };
  };
  const killWorkers = () => stage.db.execute(`update jobs set leased_until = now() - interval '1 second'`);

  it('cancelling while the services are asked wins', async () => {
    const id = await stage.submitFor(stage.yes());
    await stage.server.work({ householdServices: interrupted(() => stage.cancel(id)) });
    expect(await stage.statusesOf(id)).toEqual([1, 2, 11]);
    expect(await stage.mailsOf(id)).toEqual([]);
    expect(await stage.db.select().from(jobs)).toEqual([]);
  });

  it('cancelling before they are asked spares them', async () => {
    const id = await stage.submitFor(stage.yes());
    await stage.cancel(id);
    await stage.server.work({
      householdServices: interrupted(async () => {
        throw new Error('They were asked.');
      }),
    });
    expect(await stage.statusesOf(id)).toEqual([1, 11]);
  });

  it('a job that another server took over has its effect once, though the first one goes on', async () => {
    const id = await stage.submitFor(stage.yes());
    await stage.server.work({
      householdServices: interrupted(async () => {
        await killWorkers();
        await stage.server.work();
        expect((await stage.rowOf(id)).statusId).toBe(7);
      }),
    });
    expect(await stage.statusesOf(id)).toEqual([1, 2, 7]);
    expect(await stage.mailsOf(id)).toHaveLength(1);
    expect(stage.server.logged.some(({ event }) => event === 'a job was taken over')).toBe(true);
  });
});
