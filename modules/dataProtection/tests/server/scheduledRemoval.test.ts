import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { jobs } from '../../../../server/db/schema/jobs';
import { savedSearches } from '../../../../server/db/schema/savedSearches';
import { validNif } from '../../../../tests/support/nifs';
import { getRetention, releaseRetention, withdrawRetention } from '../../contract/retentionCalls';
import { type ScheduleStage, scheduleStage } from './scheduleStage';

let stage: ScheduleStage;
afterEach(() => stage.close());

const state = async () => (await stage.administrator()).answer(getRetention, {});
const release = async () => {
  const runId = (await state()).rehearsal?.id ?? 0;
  await (await stage.administrator()).answer(releaseRetention, { runId });
};

describe('a removal by the retention schedule', () => {
  it('stops with its step when somebody withdraws the release, and goes on when it is released again', async () => {
    stage = await scheduleStage();
    const ids: number[] = [];
    for (let day = 10; day < 20; day += 1) ids.push(await stage.make(`2020-01-${day}T10:00:00Z`));
    await stage.begin();
    await stage.work();
    await release();
    stage.setNow('2026-11-21T03:00:00Z');
    // The removal has begun when the database is lost.
    let transactions = 0;
    const busy = new Proxy(stage.db, {
      get: (db, name) => {
        if (name !== 'transaction') return Reflect.get(db, name);
        transactions += 1;
        if (transactions > 2) throw new Error('The connection was lost');
        return db.transaction.bind(db);
      },
    });
    await stage.work({ db: busy });
    const before = await stage.erased(ids);
    expect((await state()).isUnderWay).toBe(true);
    expect(await (await stage.administrator()).answer(withdrawRetention, {})).toBe(true);
    expect(await (await stage.administrator()).answer(withdrawRetention, {})).toBe(false);
    for (const day of [21, 22, 30]) {
      stage.setNow(`2026-11-${day}T05:00:00Z`);
      await stage.work();
    }
    expect(await stage.erased(ids)).toEqual(before);
    expect(before.length).toBeLessThan(10);
    expect(await state()).toMatchObject({ isUnderWay: false, release: null });
    expect((await stage.told('withdrawRetention')).length).toBe(1);
    await release();
    stage.setNow('2026-12-01T05:00:00Z');
    await stage.work();
    expect(await stage.erased(ids)).toEqual(ids);
  }, 30_000);

  it('removes within a minute what mentions those who went, unless another request of theirs is left', async () => {
    stage = await scheduleStage();
    const gone = { fullName: 'Zulmira Quintão', fiscalNumber: validNif(7_654_321) };
    const left = { fullName: 'Belmiro Raposo', fiscalNumber: validNif(7_654_322) };
    await stage.make('2020-01-10T10:00:00Z', status.cancelled, gone);
    await stage.make('2020-01-11T10:00:00Z', status.cancelled, left);
    await stage.make('2026-11-01T10:00:00Z', status.cancelled, left);
    const shared = { ownerId: stage.person.id, resource: 'application', shared: false };
    const moments = { createdOn: stage.now(), updatedOn: stage.now() };
    await stage.db.insert(savedSearches).values(
      [
        'Telefonar a\nZULMIRA Quintão',
        `NIF${gone.fiscalNumber}`,
        'Zulmira',
        `${left.fullName} ${left.fiscalNumber}`,
      ].map((text, number) => ({
        ...shared,
        ...moments,
        name: `${number}`,
        value: { filter: { text }, sort: { field: 'id', order: 'ASC' as const }, columns: null },
      })),
    );
    const names = async () =>
      (await stage.db.select({ name: savedSearches.name }).from(savedSearches))
        .map(({ name }) => name)
        .sort();
    await stage.begin();
    await stage.work();
    await release();
    stage.setNow('2026-11-21T03:00:00Z');
    await stage.work();
    stage.setNow('2026-11-21T03:01:00Z');
    await stage.work();
    expect(await names()).toEqual(['2', '3']);
    expect(await stage.db.$count(jobs, eq(jobs.kind, 'eraseMentions'))).toBe(0);
  }, 30_000);
});
