import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { userStatus } from '../../../../contract/rules/userTypes';
import { applications } from '../../../../server/db/schema/applications';
import { holds } from '../../../../server/db/schema/holds';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import { users } from '../../../../server/db/schema/users';
import { makeAdministrator, makeApplication, makeProvider } from '../../../../tests/support/builders';
import {
  getRenewalReport,
  pauseRenewal,
  rehearseRenewal,
  resumeRenewal,
  startRenewal,
  stopRenewal,
} from '../../contract/calls';
import { type RenewalStage, renewalStage, runOf } from '../renewalStage';

let stage: RenewalStage;
beforeEach(async () => {
  stage = await renewalStage();
});
afterEach(() => stage.server.close());

const { active, inactive, nonEligible } = applicationStatus;

describe('what can not be is refused', () => {
  it('lets no renewal begin beside another, however it was come by', async () => {
    await stage.tariff('no');
    const first = await stage.start();
    const second = await stage.rehearse();
    const admin = await stage.administrator();
    const start = () => admin.send(startRenewal, { renewalId: second.id });
    expect(await (await start()).text()).toContain('other_renewal');
    await expect(
      stage.server.db.update(renewalRuns).set({ state: 'running' }).where(eq(renewalRuns.id, second.id)),
    ).rejects.toThrow();
    await admin.answer(pauseRenewal, { renewalId: first.id });
    expect((await start()).status).toBe(400);
    await admin.answer(stopRenewal, { renewalId: first.id });
    expect((await Promise.all([start(), start()])).map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('accepts no period that lies behind, when it is rehearsed or when it is started', async () => {
    const admin = await stage.administrator();
    const rehearse = (validUntil: string) => admin.refusal(rehearseRenewal, { validUntil });
    expect(await rehearse('2026-03-10')).toEqual({
      status: 400,
      message: expect.stringContaining('período já passou'),
    });
    const { id } = await stage.rehearse({ validUntil: '2026-03-20' });
    const start = async (startsOn?: string) =>
      (await (await stage.administrator()).send(startRenewal, { renewalId: id, startsOn })).text();
    expect(await start('2026-03-10')).toContain('out_of_range');
    expect(await start('2026-03-20')).toContain('out_of_range');
    stage.setNow('2026-03-20T10:00:00Z');
    expect(await start()).toContain('out_of_range');
  });

  it('knows no provider that is not there or is inactive', async () => {
    const admin = await stage.administrator();
    const gone = await makeProvider(stage.server.db, { userStatusId: userStatus.inactive });
    for (const providerId of [gone.id, 999_999])
      expect((await admin.refusal(rehearseRenewal, { validUntil: '2027-01-01', providerId })).status).toBe(
        400,
      );
  });

  it('begins on its day by the calendar, and not after its period', async () => {
    const { id } = await stage.tariff('yes');
    const { id: renewalId } = await stage.rehearse();
    const admin = await stage.administrator();
    expect(await admin.answer(startRenewal, { renewalId, startsOn: '2026-03-12' })).toMatchObject({
      state: 'planned',
    });
    stage.setNow('2026-03-11T23:00:00Z');
    await stage.work();
    expect(stage.asked).toEqual([]);
    stage.setNow('2026-03-12T00:10:00Z');
    await stage.work();
    await stage.ask();
    expect(await stage.itemOf(id)).toMatchObject({ state: 'renewed' });
  });
});

/** Has a tariff become an exception, and told of. */
const noticed = async () => {
  const made = await stage.tariff('no');
  const run = await stage.start();
  await stage.ask();
  await stage.passDays(1);
  expect(await stage.itemOf(made.id)).toMatchObject({ state: 'noticed' });
  return { ...made, run };
};

describe('whatever happens to a tariff meanwhile ends its renewal in a state that says so', () => {
  const happenings = {
    providerInactive: async (id: number) => {
      await stage.server.db
        .update(users)
        .set({ userStatusId: userStatus.inactive })
        .where(eq(users.id, stage.providerId));
      return id;
    },
    erased: (id: number) =>
      stage.server.db
        .update(applications)
        .set({ erasedOn: stage.now(), statusId: inactive })
        .where(eq(applications.id, id)),
    held: async (id: number) =>
      stage.server.db.insert(holds).values({
        applicationId: id,
        reason: 'Processo judicial.',
        createdById: (await makeAdministrator(stage.server.db)).id,
        createdOn: stage.now(),
      }),
    moved: async (id: number) =>
      stage.server.db
        .update(applications)
        .set({ providerId: (await makeProvider(stage.server.db)).id })
        .where(eq(applications.id, id)),
    decided: async (id: number) => {
      await makeApplication(stage.server.db, {
        kind: 'recheck',
        recheckApplicationId: id,
        statusId: nonEligible,
        providerId: stage.providerId,
        statusDate: stage.now(),
      });
      await stage.server.db.update(applications).set({ statusId: inactive }).where(eq(applications.id, id));
    },
    ended: (id: number) =>
      stage.server.db.update(applications).set({ statusId: inactive }).where(eq(applications.id, id)),
  } as const;

  it.each(Object.keys(happenings) as (keyof typeof happenings)[])('%s, while it is asked', async (name) => {
    const made = await stage.tariff('no');
    stage.whenAsked(made.fiscalNumber, () => happenings[name](made.id));
    await stage.start();
    expect(await stage.itemOf(made.id)).toMatchObject({ state: 'left', leftBecause: name });
  });

  it.each(Object.keys(happenings) as (keyof typeof happenings)[])('%s, after the notice', async (name) => {
    const { id, run } = await noticed();
    await happenings[name](id);
    await stage.work();
    expect(await stage.itemOf(id)).toMatchObject({ state: 'left', leftBecause: name, endedOn: null });
    const before = await stage.statusOf(id);
    await stage.passDays(70);
    expect(await stage.statusOf(id)).toBe(before);
    const { rows } = await (await stage.administrator()).answer(getRenewalReport, { renewalId: run.id });
    expect(rows).toMatchObject([{ state: 'left', leftBecause: name, count: 1, noticed: 1 }]);
  });
});

describe('a renewal is paused, goes on and is stopped at any moment', () => {
  it('asks, tells and ends nothing while it is paused, and does it all afterwards', async () => {
    const { id, run } = await noticed();
    const other = await stage.tariff('yes');
    await (await stage.administrator()).answer(pauseRenewal, { renewalId: run.id });
    await stage.passDays(80);
    expect(await stage.statusOf(id)).toBe(active);
    await (await stage.administrator()).answer(resumeRenewal, { renewalId: run.id });
    await stage.work();
    expect(await stage.statusOf(id)).toBe(inactive);
    expect(await stage.statusOf(other.id)).toBe(active);
    expect((await (await stage.administrator()).refusal(resumeRenewal, { renewalId: run.id })).status).toBe(
      400,
    );
  });

  it('ends nothing any more once it is stopped, and the notices are void', async () => {
    const { id, run } = await noticed();
    await (await stage.administrator()).answer(stopRenewal, { renewalId: run.id });
    await stage.passDays(80);
    expect(await stage.statusOf(id)).toBe(active);
    expect(await stage.itemOf(id)).toMatchObject({ state: 'left', leftBecause: 'stopped' });
    expect(await runOf(stage, run.id)).toMatchObject({ state: 'stopped' });
    const next = await stage.start();
    await stage.ask();
    expect(await stage.itemOf(id)).toMatchObject({ runId: next.id, state: 'exception' });
  });
});

describe('the database lets no tariff end without its notice', () => {
  const end = (id: number, values: Partial<typeof renewalItems.$inferInsert>) =>
    stage.server.db
      .update(renewalItems)
      .set({ state: 'ended', ...values })
      .where(and(eq(renewalItems.applicationId, id), sql`true`));

  it('neither before its day, nor without one, nor by a notice of no days', async () => {
    const { id } = await noticed();
    await expect(end(id, {})).rejects.toThrow();
    await expect(end(id, { endedOn: '2026-05-09' })).rejects.toThrow();
    await expect(end(id, { endedOn: '2026-05-10', noticedOn: null })).rejects.toThrow();
    await expect(end(id, { endedOn: '2026-03-11', noticeDays: 0, endsOn: '2026-03-11' })).rejects.toThrow();
    await end(id, { endedOn: '2026-05-10' });
  });
});
