import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { batchCheckItems, batchChecks } from '../../../../server/db/schema/batchChecks';
import { jobs } from '../../../../server/db/schema/jobs';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { makeApplication } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { eraseMentions } from '../../../dataProtection/server/erasure/eraseMentions';
import { maxCheckedAtOnce } from '../../contract/batchCheckLimits';
import { checkBatch, getBatchCheck } from '../../contract/calls/batchCheck';

const now = new Date('2026-03-10T15:30:00Z');
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const [own, student, others, unknown, ended] = [1, 2, 3, 4, 5].map((index) =>
  validNif(8_200_000 + index),
) as [string, string, string, string, string];
const check = async (items: { fiscalNumber: string; studentFiscalNumber?: string }[]) => {
  const { checkId } = await stage.operator.answer(checkBatch, { items });
  return checkId;
};
const resultsOf = async (checkId: number) => stage.operator.answer(getBatchCheck, { checkId });
const itemsOf = (checkId: number) =>
  stage.db.select().from(batchCheckItems).where(eq(batchCheckItems.checkId, checkId));

describe('check-batch', () => {
  it('says of each person what would keep a request from being submitted, and forgets the NIFs', async () => {
    const live = await stage.make(status.active, { fiscalNumber: own });
    const ofStudent = await stage.make(status.eligible, {
      isStudent: true,
      fiscalNumber: unknown,
      studentFiscalNumber: student,
    });
    await stage.make(status.cancelled, { fiscalNumber: ended });
    await makeApplication(stage.db, { statusId: status.active, fiscalNumber: others });
    const checkId = await check([
      { fiscalNumber: own },
      { fiscalNumber: unknown, studentFiscalNumber: student },
      { fiscalNumber: others },
      { fiscalNumber: unknown },
      { fiscalNumber: ` ${unknown.slice(0, 3)} ${unknown.slice(3)}` },
      { fiscalNumber: '123' },
      { fiscalNumber: unknown, studentFiscalNumber: 'nenhum' },
      { fiscalNumber: ended },
    ]);
    expect(await resultsOf(checkId)).toEqual({ state: 'waiting', done: 0, total: 8, results: [] });
    await stage.server.work();
    const { results, ...state } = await resultsOf(checkId);
    expect(state).toEqual({ state: 'done', done: 8, total: 8 });
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(results.map(({ code, applicationId }) => [code, applicationId ?? null])).toEqual([
      ['own_live_request', live.id],
      ['own_live_request', ofStudent.id],
      // Somebody else's live request is not told of.
      ['ok', null],
      ['ok', null],
      ['repeated', null],
      ['invalid_nif', null],
      ['invalid_student_nif', null],
      ['ok', null],
    ]);
    const kept = await itemsOf(checkId);
    expect(kept.map((one) => one.fiscalNumber ?? one.studentFiscalNumber)).toEqual(Array(8).fill(null));
    const seen = await stage.db.select().from(auditEvents).where(eq(auditEvents.subject, 'applications'));
    expect(seen.map(({ action, detail }) => [action, detail])).toMatchObject([
      ['search', { by: ['fiscalNumber'], sought: expect.arrayContaining([expect.any(String)]) }],
      ['view', { ids: [live.id, ofStudent.id] }],
    ]);
  });

  it('goes on where a server that was killed left it, once', async () => {
    const people = Array.from({ length: 2_500 }, (_, index) => ({
      fiscalNumber: validNif(1_000_000 + index),
    }));
    const checkId = await check(people);
    // Killed after a part: what that had written is written, and its job waits with what is left.
    await stage.db
      .update(batchCheckItems)
      .set({ code: 'ok', fiscalNumber: null })
      .where(eq(batchCheckItems.checkId, checkId));
    await stage.db
      .update(jobs)
      .set({ payload: { checkId, from: 1_000 } })
      .where(eq(jobs.kind, 'checkBatch'));
    await stage.server.work();
    const { state, done, results } = await resultsOf(checkId);
    expect({ state, done, results: results.length }).toEqual({ state: 'done', done: 2_500, results: 2_500 });
    expect(await stage.db.$count(jobs, eq(jobs.kind, 'checkBatch'))).toBe(0);
  });

  it('is shown to whoever asked alone, and takes 10,000 people at most', async () => {
    const checkId = await check([{ fiscalNumber: own }]);
    expect(await stage.otherOperator.refusal(getBatchCheck, { checkId })).toMatchObject({ status: 404 });
    const many = Array.from({ length: maxCheckedAtOnce + 1 }, () => ({ fiscalNumber: own }));
    expect(await stage.operator.refusal(checkBatch, { items: many })).toMatchObject({ status: 400 });
  });

  it('waits until one ends where three of the provider are under way', async () => {
    await stage.server.work();
    for (const nif of [own, others, unknown]) await check([{ fiscalNumber: nif }]);
    expect(await stage.operator.refusal(checkBatch, { items: [{ fiscalNumber: own }] })).toEqual({
      status: 400,
      message: 'Já há verificações por terminar. Aguarde que uma termine.',
    });
    await stage.server.work();
    await check([{ fiscalNumber: own }]);
    await stage.server.work();
  });

  it('keeps nothing of a person who is erased meanwhile', async () => {
    const checkId = await check([{ fiscalNumber: own }, { fiscalNumber: unknown }]);
    await eraseMentions(stage.db, [{ nif: unknown, name: 'Ana Sousa Marques' }]);
    expect((await itemsOf(checkId)).map(({ fiscalNumber }) => fiscalNumber)).toEqual([own]);
    await stage.server.work();
    expect((await resultsOf(checkId)).results.map(({ index }) => index)).toEqual([0]);
  });

  it('is gone after a day', async () => {
    const checkId = await check([{ fiscalNumber: own }]);
    await stage.server.work();
    stage.setNow(new Date(now.getTime() + 25 * 3_600_000));
    await enqueueJob({ db: stage.db, now: () => now, remoteAddress: null }, 'removeExpired', {});
    await stage.server.work();
    stage.setNow(now);
    expect(await stage.db.$count(batchChecks, eq(batchChecks.id, checkId))).toBe(0);
    expect(await itemsOf(checkId)).toEqual([]);
  });
});
