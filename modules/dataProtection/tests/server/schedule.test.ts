import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { holds } from '../../../../server/db/schema/holds';
import { signIns } from '../../../../server/db/schema/signIns';
import { getDueData, getRetention, rehearseRetention, releaseRetention } from '../../contract/retentionCalls';
import { periods, type ScheduleStage, scheduleStage } from './scheduleStage';

let stage: ScheduleStage;
afterEach(() => stage.close());

const state = async () => (await stage.administrator()).answer(getRetention, {});
const sums = (counts: readonly { kind: string; due: number; held: number }[] = []) => {
  const found: Record<string, [number, number]> = {};
  for (const { kind, due, held } of counts) {
    const [before, kept] = found[kind] ?? [0, 0];
    found[kind] = [before + due, kept + held];
  }
  return found;
};
const release = async () => {
  const { rehearsal } = await state();
  if (!rehearsal) throw new Error('There is no rehearsal');
  await (await stage.administrator()).answer(releaseRetention, { runId: rehearsal.id });
  return rehearsal;
};
const listed = async (
  runId: number,
  kind: 'documents' | 'requests' | 'signIns' | 'auditAddresses' | 'audit',
) => {
  const items = [];
  let after: string | undefined;
  do {
    const part = await (await stage.administrator()).answer(getDueData, {
      runId,
      kind,
      ...(after !== undefined && { after }),
    });
    items.push(...part.items);
    after = part.next ?? undefined;
  } while (after !== undefined);
  return items;
};

describe('the retention schedule', () => {
  it('removes nothing before somebody has released its rehearsal, then exactly what that counted', async () => {
    stage = await scheduleStage('2022-02-01T10:00:00Z');
    await stage.audited('2022-02-01T10:00:00Z', 3);
    await stage.audited('2025-03-01T10:00:00Z', 2);
    stage.setNow('2026-11-20T12:00:00Z');
    const old = await stage.make('2024-03-10T10:00:00Z', status.nonEligible, { documents: 2 });
    const recheck = await stage.make('2024-04-01T10:00:00Z', status.nonEligible, {
      kind: 'recheck',
      recheckApplicationId: old,
    });
    const recent = await stage.make('2026-01-10T10:00:00Z');
    const young = await stage.make('2026-10-10T10:00:00Z');
    const active = await stage.make('2020-01-10T10:00:00Z', status.active);
    const all = [old, recheck, recent, young, active];
    const gone = await stage.signInOn('2026-01-01T10:00:00Z');
    const kept = await stage.signInOn('2026-11-01T10:00:00Z');
    await stage.begin();
    await stage.work();

    expect(await stage.withDocuments(all)).toEqual(all);
    expect(await stage.erased(all)).toEqual([]);
    const rehearsal = await release();
    expect(rehearsal.counts).toEqual([
      { kind: 'signIns', month: '2026-01', due: 1, held: 0 },
      { kind: 'documents', month: '2024-04', due: 3, held: 0 },
      { kind: 'documents', month: '2026-01', due: 1, held: 0 },
      { kind: 'requests', month: '2024-04', due: 2, held: 0 },
      { kind: 'auditAddresses', month: '2022-02', due: 3, held: 0 },
      { kind: 'auditAddresses', month: '2025-03', due: 2, held: 0 },
      { kind: 'audit', month: '2022-02', due: 3, held: 0 },
    ]);
    expect(await listed(rehearsal.id, 'documents')).toMatchObject([
      { id: old, count: 3 },
      { id: recent, count: 1 },
    ]);
    expect(await listed(rehearsal.id, 'auditAddresses')).toMatchObject([{ count: 3 }, { count: 2 }]);
    expect(stage.mails.at(-1)).toMatchObject({ to: stage.officer });
    expect(stage.mails.at(-1)?.text).toContain('Documentos: 4');

    // Not at once: in the night.
    await stage.work();
    expect(await stage.withDocuments(all)).toEqual(all);
    stage.setNow('2026-11-21T03:00:00Z');
    await stage.work();
    expect(await stage.withDocuments(all)).toEqual([young, active]);
    expect(await stage.erased(all)).toEqual([old, recheck]);
    expect(await stage.db.select({ familyId: signIns.familyId }).from(signIns)).toEqual(
      expect.arrayContaining([{ familyId: kept }]),
    );
    expect(await stage.db.$count(signIns, eq(signIns.familyId, gone))).toBe(0);
    const { removals } = await state();
    expect(removals[0]?.counts).toEqual(rehearsal.counts);
    expect((await stage.told('endRetention')).map(({ detail }) => detail)).toMatchObject([
      { kind: 'signIns', due: 1 },
      { kind: 'documents', due: 4 },
      { kind: 'requests', due: 2 },
      { kind: 'auditAddresses', due: 5 },
      { kind: 'audit', due: 3 },
    ]);
    expect(stage.mails.at(-1)?.text).toContain('Pedidos e mensagens: 2');
    expect(JSON.stringify(await stage.db.select().from(auditEvents))).not.toContain('203.0.113.77');
    stage.setNow('2026-11-21T03:05:00Z');
    await stage.work();
    stage.setNow('2026-11-21T03:07:00Z');
    await stage.work();
    expect(await stage.verify()).toMatch(
      /^The events up to 3 are no longer there\. Every event up to \d+ is as it was sealed.* Of 2 events the address/,
    );
  }, 30_000);

  it('keeps what is held, and counts it apart', async () => {
    stage = await scheduleStage();
    const ids = [await stage.make('2020-01-10T10:00:00Z'), await stage.make('2020-02-10T10:00:00Z')];
    await stage.db.insert(holds).values({
      applicationId: ids[0],
      reason: 'Processo judicial',
      createdById: stage.person.id,
      createdOn: stage.now(),
    });
    await stage.begin();
    await stage.work();
    const rehearsal = await release();
    expect(sums(rehearsal.counts)).toEqual({ documents: [1, 1], requests: [1, 1] });
    expect(await listed(rehearsal.id, 'requests')).toMatchObject([{ isHeld: true }, { isHeld: false }]);
    stage.setNow('2026-11-21T03:00:00Z');
    await stage.work();
    expect(await stage.erased(ids)).toEqual([ids[1]]);
    expect(await stage.withDocuments(ids)).toEqual([ids[0]]);
  }, 30_000);

  it('waits for the last of a request, its rechecks and its maintenance', async () => {
    stage = await scheduleStage();
    const waiting = await stage.make('2020-01-10T10:00:00Z', status.inactive);
    await stage.make('2020-02-10T10:00:00Z', status.awaitsRegulator, {
      kind: 'recheck',
      recheckApplicationId: waiting,
    });
    const late = await stage.make('2020-01-10T10:00:00Z', status.inactive);
    await stage.make('2026-09-10T10:00:00Z', status.eligible, {
      kind: 'maintenance',
      recheckApplicationId: late,
    });
    const through = await stage.make('2020-01-10T10:00:00Z', status.inactive);
    const last = await stage.make('2020-05-10T10:00:00Z', status.eligible, {
      kind: 'maintenance',
      recheckApplicationId: through,
    });
    await stage.begin();
    await stage.work();
    const rehearsal = await release();
    expect(rehearsal.counts).toEqual([
      { kind: 'documents', month: '2020-05', due: 2, held: 0 },
      { kind: 'requests', month: '2020-05', due: 2, held: 0 },
    ]);
    stage.setNow('2026-11-21T03:00:00Z');
    await stage.work();
    expect(await stage.erased([waiting, late, through, last])).toEqual([through, last]);
  }, 30_000);

  it('counts periods in calendar days of Lisbon, and the last day of a period still belongs to it', async () => {
    stage = await scheduleStage();
    // Six months before 30 September 2026 in Lisbon is 30 March, in summer time: its day begins at 23:00 UTC.
    const before = await stage.make('2026-03-29T22:59:59.999Z');
    await stage.make('2026-03-29T23:00:00Z');
    stage.setNow('2026-09-30T22:59:00Z');
    await stage.begin();
    await stage.work();
    const { rehearsal } = await state();
    expect(await listed(rehearsal?.id ?? 0, 'documents')).toMatchObject([{ id: before }]);
  }, 30_000);

  it('goes on where it was after a crash, and two servers do each thing once', async () => {
    stage = await scheduleStage();
    const ids: number[] = [];
    for (let day = 10; day < 28; day += 1) ids.push(await stage.make(`2020-01-${day}T10:00:00Z`));
    await stage.begin(1);
    await Promise.all([stage.work(), stage.work()]);
    const rehearsal = await release();
    expect(sums(rehearsal.counts)).toEqual({ documents: [18, 0], requests: [18, 0] });
    stage.setNow('2026-11-21T03:00:00Z');
    // The database is lost at the third step: what it did is taken back, and done again later.
    let transactions = 0;
    const broken = new Proxy(stage.db, {
      get: (db, name) => {
        if (name !== 'transaction') return Reflect.get(db, name);
        return (run: (tx: unknown) => Promise<unknown>) =>
          db.transaction(async (tx) => {
            const result = await run(tx);
            transactions += 1;
            if (transactions === 3) throw new Error('The connection was lost');
            return result;
          });
      },
    });
    await stage.work({ db: broken });
    expect((await stage.erased(ids)).length).toBeLessThan(18);
    stage.setNow('2026-11-21T04:00:00Z');
    await Promise.all([stage.work(), stage.work()]);
    expect(await stage.erased(ids)).toEqual(ids);
    expect((await state()).removals[0]?.counts).toEqual(rehearsal.counts);
  }, 60_000);

  it('rehearses anew when a period changes, and needs another release', async () => {
    stage = await scheduleStage();
    const old = await stage.make('2024-01-10T10:00:00Z');
    const younger = await stage.make('2026-01-10T10:00:00Z');
    await stage.begin();
    await stage.work();
    const first = await release();
    stage.retention.requests = { unit: 'years', number: 1 };
    stage.retention.documents = { unit: 'months', number: 1 };
    const refused = await (await stage.administrator()).refusal(releaseRetention, { runId: first.id });
    expect(refused).toMatchObject({
      status: 400,
      message: expect.stringContaining('Os prazos foram alterados'),
    });
    stage.setNow('2026-11-21T03:00:00Z');
    await stage.work();
    expect(await stage.withDocuments([old, younger])).toEqual([old, younger]);
    expect((await state()).release).toBeNull();
    // The former periods were released once; that does not count any more after others were.
    await release();
    Object.assign(stage.retention, periods);
    stage.setNow('2026-11-22T03:00:00Z');
    await stage.work();
    expect(await stage.withDocuments([old, younger])).toEqual([old, younger]);
  }, 30_000);

  it('is rehearsed when somebody asks for it, and does nothing while no period is set', async () => {
    stage = await scheduleStage();
    const id = await stage.make('2020-01-10T10:00:00Z');
    await stage.begin();
    await stage.work();
    const { rehearsal } = await state();
    await stage.make('2020-02-10T10:00:00Z');
    await (await stage.administrator()).answer(rehearseRetention, {});
    await stage.work();
    const again = (await state()).rehearsal;
    expect([sums(rehearsal?.counts).documents, sums(again?.counts).documents]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    for (const kind of Object.keys(periods)) Reflect.deleteProperty(stage.retention, kind);
    await (await stage.administrator()).answer(rehearseRetention, {});
    await stage.work();
    expect(await state()).toMatchObject({ isUnderWay: false, rehearsal: null, removals: [] });
    expect(await stage.withDocuments([id])).toEqual([id]);
  }, 30_000);
});
