import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { applicationClaims } from '../../../../server/db/schema/applicationClaims';
import { applications } from '../../../../server/db/schema/applications';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import * as claimCalls from '../../contract/calls';

const { claimApplication, getClaims, releaseApplication, takeNextApplication } = claimCalls;
const now = new Date('2026-03-10T15:30:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let stage: ActionStage;
let ana: ApiClient;
let rui: ApiClient;
let ruiId: number;

beforeAll(async () => {
  stage = await actionStage(now);
  ana = await apiClient(stage.server, await makeAdministrator(stage.db, { name: 'Ana Lima' }));
  const user = await makeAdministrator(stage.db, { name: 'Rui Reis' });
  rui = await apiClient(stage.server, user);
  ruiId = user.id;
}, 60_000);
afterAll(() => stage.server.close());

const awaiting = async () => (await stage.make(status.awaitsRegulator)).id;
/** Leaves nothing that waits for a decision. */
const decideAll = () => stage.db.update(applications).set({ statusId: status.eligible });
const eligible = (applicationId: number) => ({ applicationId, applicationStatus: status.eligible });

describe('a request that an officer opens to decide', () => {
  it('is theirs until they leave: another officer is told who has it, and can neither claim nor decide it', async () => {
    const applicationId = await awaiting();
    expect(await ana.answer(claimApplication, { applicationId })).toMatchObject({ isOwn: true });
    expect(await rui.answer(claimApplication, { applicationId })).toEqual({
      applicationId,
      isOwn: false,
      heldBy: 'Ana Lima',
    });
    expect(await rui.answer(getClaims, {})).toContainEqual({
      applicationId,
      isOwn: false,
      heldBy: 'Ana Lima',
    });
    expect(await rui.refusal(setEligibility, eligible(applicationId))).toEqual({
      status: 400,
      message: 'Ana Lima está a decidir este pedido.',
    });
    expect(await stage.rowOf(applicationId)).toMatchObject({ statusId: status.awaitsRegulator });
    expect(await rui.answer(releaseApplication, { applicationId })).toBe(false);
    expect(await ana.answer(releaseApplication, { applicationId })).toBe(true);
    expect(await rui.answer(setEligibility, eligible(applicationId))).toBe(true);
  });

  it('is free again after five minutes of silence, which each sign of being there begins anew', async () => {
    const applicationId = await awaiting();
    await ana.answer(claimApplication, { applicationId });
    stage.setNow(minutesLater(4));
    await ana.answer(claimApplication, { applicationId });
    stage.setNow(minutesLater(8.9));
    expect(await rui.answer(claimApplication, { applicationId })).toMatchObject({ isOwn: false });
    stage.setNow(minutesLater(9));
    expect((await ana.answer(getClaims, {})).map((claim) => claim.applicationId)).not.toContain(
      applicationId,
    );
    expect(await rui.answer(claimApplication, { applicationId })).toMatchObject({ isOwn: true });
    expect(await ana.answer(claimApplication, { applicationId })).toMatchObject({ heldBy: 'Rui Reis' });
    stage.setNow(now);
  });

  it('can be taken over, which the audit tells, and is nobody’s once it is decided', async () => {
    const applicationId = await awaiting();
    await rui.answer(claimApplication, { applicationId });
    expect(await ana.answer(claimApplication, { applicationId, takesOver: true })).toMatchObject({
      isOwn: true,
      heldBy: 'Ana Lima',
    });
    expect(await rui.refusal(setEligibility, eligible(applicationId))).toMatchObject({ status: 400 });
    const taken = (await stage.auditOf(applicationId)).filter(({ action }) => action === 'claim');
    expect(taken.map(({ detail }) => detail)).toEqual([null, { from: ruiId }]);
    await ana.answer(setEligibility, eligible(applicationId));
    const left = eq(applicationClaims.applicationId, applicationId);
    expect(await stage.db.$count(applicationClaims, left)).toBe(0);
    expect(await ana.answer(claimApplication, { applicationId })).toBeNull();
  });

  it('is not claimed by who may only read', async () => {
    const applicationId = await awaiting();
    const reader = await apiClient(
      stage.server,
      await makeAdministrator(stage.db, { permissions: ['Applications_Reader'] }),
    );
    for (const call of [claimApplication, releaseApplication])
      expect(await reader.refusal(call, { applicationId })).toMatchObject({ status: 403 });
    expect(await reader.refusal(takeNextApplication, {})).toMatchObject({ status: 403 });
    expect(await reader.answer(getClaims, {})).toEqual(expect.any(Array));
  });
});

describe('the next request to decide', () => {
  it('is the one that has waited for longest of those that nobody has', async () => {
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
    const make = async (count: number) =>
      (await stage.make(status.awaitsRegulator, { statusDate: days(count) })).id;
    const [second, first] = [await make(90), await make(100)];
    await stage.make(status.conflicting, { statusDate: days(200) });
    expect(await ana.answer(takeNextApplication, {})).toMatchObject({ applicationId: first });
    expect(await rui.answer(takeNextApplication, {})).toMatchObject({ applicationId: second });
    await ana.answer(setEligibility, eligible(first));
    await rui.answer(releaseApplication, { applicationId: second });
    expect(await ana.answer(takeNextApplication, {})).toMatchObject({ applicationId: second });
  });

  it('may be one that the officer had before, but none that they have open', async () => {
    await decideAll();
    const [first, second] = [await awaiting(), await awaiting()];
    expect(await ana.answer(takeNextApplication, {})).toMatchObject({ applicationId: first });
    expect(await ana.answer(takeNextApplication, {})).toMatchObject({ applicationId: first });
    expect(await ana.answer(takeNextApplication, { openIds: [first] })).toMatchObject({
      applicationId: second,
    });
    expect(await ana.answer(takeNextApplication, { openIds: [first, second] })).toBeNull();
    expect(await rui.answer(takeNextApplication, {})).toBeNull();
  });
});

type LooksAtClaims = Exclude<keyof typeof claimCalls, 'followQueues'> | 'setEligibility';

describe('an officer’s own claim of before', () => {
  /** What each call that looks at claims does where the caller has one: none takes the caller for somebody else. */
  const calls = {
    claimApplication: async (applicationId) =>
      expect(await ana.answer(claimApplication, { applicationId })).toMatchObject({ isOwn: true }),
    takeNextApplication: async (applicationId) =>
      expect(await ana.answer(takeNextApplication, {})).toMatchObject({ applicationId }),
    getClaims: async (applicationId) =>
      expect(await ana.answer(getClaims, {})).toContainEqual({
        applicationId,
        isOwn: true,
        heldBy: 'Ana Lima',
      }),
    releaseApplication: async (applicationId) =>
      expect(await ana.answer(releaseApplication, { applicationId })).toBe(true),
    setEligibility: async (applicationId) =>
      expect(await ana.answer(setEligibility, eligible(applicationId))).toBe(true),
  } satisfies Record<LooksAtClaims, (applicationId: number) => Promise<void>>;

  it.each(Object.entries(calls))('is no obstacle to %s', async (_, proves) => {
    await decideAll();
    const applicationId = await awaiting();
    await ana.answer(claimApplication, { applicationId });
    stage.setNow(minutesLater(1));
    await proves(applicationId);
    stage.setNow(now);
  });
});
