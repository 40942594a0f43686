import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { cancelApplications, setActivationStatus } from '../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { maxApplicationsPerSubmit } from '../../../contract/rules/limits';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { jobs } from '../../../server/db/schema/jobs';
import { onceByKey, onceEach, withdrawCall } from '../../../server/services/context/onceByKey';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { anAddress } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { type SentApplication, sentApplication, sentSubmission } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
const lenient = { Prefer: 'handling=lenient' };
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const person = (index: number, overrides: Partial<SentApplication> = {}) =>
  sentApplication({ fiscalNumber: validNif(8_100_000 + index), ...overrides });
const submit = async (sent: readonly unknown[], headers: Record<string, string> = lenient) => {
  const body = { ...sentSubmission(stage.provider.id), applications: sent };
  const response = await stage.operator.send(submitApplications, body, headers);
  return {
    status: response.status,
    applied: response.headers.get('preference-applied'),
    body: await response.json(),
  };
};
const stored = async () => (await stage.traces()).applications.length;
const wrongAddress = () => ({ ...anAddress(), cp4: '9999' });

describe('requests that are answered each for themselves', () => {
  it('are stored but for those that are refused, which say why in their place', async () => {
    const before = await stored();
    const answer = await submit([
      person(1),
      person(2, { fiscalNumber: '111111111' }),
      'no request',
      person(3, { address: wrongAddress() }),
      person(4),
    ]);
    expect(answer).toMatchObject({ status: 200, applied: 'handling=lenient' });
    expect(answer.body).toMatchObject([
      { success: true, applicationId: expect.any(Number) },
      { success: false, errorMessage: expect.stringMatching(/^NIF.*: /) },
      { success: false, errorMessage: expect.any(String) },
      { success: false, errorMessage: expect.stringMatching(/^Morada.*: /), errorCode: expect.any(String) },
      { success: true, applicationId: expect.any(Number) },
    ]);
    expect(await stored()).toBe(before + 2);
    const refused = await stage.db.select().from(auditEvents).where(eq(auditEvents.action, 'refusal'));
    expect(refused.map(({ detail }) => detail)).toMatchObject([
      { path: '/Application/submit', reason: 'invalidInput' },
      { path: '/Application/submit', reason: 'invalidInput' },
      { path: '/Application/submit', reason: 'badRequest' },
    ]);
    const queues = await stage.db.select({ queue: jobs.queue }).from(jobs).where(eq(jobs.kind, 'verify'));
    expect(queues.map(({ queue }) => queue)).toEqual(['bulk', 'bulk']);
  });

  it('are all or none without the preference', async () => {
    const before = await stored();
    const answer = await submit([person(5), person(6, { address: wrongAddress() })], {});
    expect(answer).toMatchObject({ status: 400, applied: null });
    expect(await stored()).toBe(before);
  });

  it('are at most 200, and are judged as a whole where there is no list of them', async () => {
    const before = await stored();
    const many = Array.from({ length: maxApplicationsPerSubmit + 1 }, () => ({}));
    expect(await submit(many)).toMatchObject({ status: 400, applied: null });
    expect(await submit([])).toMatchObject({ status: 400, applied: null });
    const most = await submit(many.slice(1));
    expect(most).toMatchObject({ status: 200 });
    expect(most.body).toHaveLength(200);
    expect(await stored()).toBe(before);
  });

  it('are done once under a key, which no other call can use', async () => {
    const key = { ...lenient, 'Idempotency-Key': crypto.randomUUID() };
    const sent = [person(11), person(12, { address: wrongAddress() }), person(13)];
    const first = await submit(sent, key);
    expect(first.body).toMatchObject([{ success: true }, { success: false }, { success: true }]);
    const before = await stage.traces();
    const [again, ...others] = await Promise.all([submit(sent, key), submit(sent, key)]);
    expect([again, ...others]).toEqual([first, first]);
    expect((await submit([person(14)], key)).status).toBe(400);
    expect((await submit(sent, { 'Idempotency-Key': key['Idempotency-Key'] })).status).toBe(400);
    expect(await stage.traces()).toEqual(before);
  });

  it('may be sent again under the same key where all were refused', async () => {
    const key = { ...lenient, 'Idempotency-Key': crypto.randomUUID() };
    expect((await submit([person(15, { address: wrongAddress() })], key)).body).toMatchObject([
      { success: false },
    ]);
    expect((await submit([person(15)], key)).body).toMatchObject([{ success: true }]);
  });
});

describe('a call under a key that was cut off', () => {
  const keyed = () => ({
    db: stage.db,
    now: () => now,
    remoteAddress: null,
    familyId: 'none',
    actor: {
      userId: stage.operatorUser.id,
      username: '',
      role: 'Operator' as const,
      providerId: stage.provider.id,
      roles: [],
      permissions: [],
    },
    repeatable: { key: crypto.randomUUID(), contentHash: 'this call' },
  });

  it('answers what it had done and does the rest, each once', async () => {
    const context = keyed();
    const done: string[] = [];
    const callUntil = (killedAt?: string) =>
      onceEach(context, ['a', 'b', 'c'], async (inside, item) => ({
        answer: await onceByKey(inside, async ({ db }) => {
          if (item === killedAt) throw new Error('killed');
          await db.select({ count: count() }).from(jobs);
          done.push(item);
          return { success: true, item };
        }),
      }));
    await expect(callUntil('b')).rejects.toThrow('killed');
    expect(await callUntil()).toEqual(['a', 'b', 'c'].map((item) => ({ success: true, item })));
    expect(await callUntil('a')).toEqual(['a', 'b', 'c'].map((item) => ({ success: true, item })));
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('is not told as done to whoever withdraws it before its last item', async () => {
    const context = keyed();
    const withdrawn = () => withdrawCall({ ...context, repeatable: undefined }, context.repeatable);
    const call = (during: () => Promise<unknown>) =>
      onceEach(context, ['a', 'b'], async (inside, item) => {
        if (item === 'b') await during();
        return { answer: await onceByKey(inside, async () => ({ success: true, item })) };
      });
    await expect(call(withdrawn)).rejects.toThrow(/ainda não terminou/);
    await expect(withdrawn()).rejects.toThrow(/ainda não terminou/);
    const answer = await call(async () => undefined);
    expect(answer).toMatchObject([{ item: 'a' }, { item: 'b' }]);
    expect(await withdrawn()).toEqual({ isDone: true, answer });
  });

  it('tries again what a limit or an outage kept from being done', async () => {
    const context = keyed();
    const tried: string[] = [];
    const call = (isAway: boolean) =>
      onceEach(context, ['a', 'b'], async (inside, item) => {
        if (isAway && item === 'b') return { answer: { success: false }, mayBeTriedAgain: true };
        return {
          answer: await onceByKey(inside, async () => {
            tried.push(item);
            return { success: true };
          }),
        };
      });
    expect(await call(true)).toEqual([{ success: true }, { success: false }]);
    expect(await call(false)).toEqual([{ success: true }, { success: true }]);
    expect(tried).toEqual(['a', 'b']);
  });
});

describe('moves that are answered each for themselves', () => {
  it('activate what can be activated, though one lacks its date', async () => {
    const [first, second] = [await stage.make(status.eligible), await stage.make(status.eligible)];
    const activationStartDate = now.toISOString();
    const response = await stage.operator.send(
      setActivationStatus,
      {
        applicationActivations: [
          { applicationId: first.id, activationStartDate, activationStartReasonId: 1 },
          { applicationId: second.id },
          { applicationId: 999_999, activationStartDate },
        ],
      },
      lenient,
    );
    expect(response.headers.get('preference-applied')).toBe('handling=lenient');
    expect(await response.json()).toMatchObject({
      data: [
        { success: true },
        { success: false, errorMessage: expect.stringContaining('obrigatóri') },
        { success: false, errorMessage: expect.any(String) },
      ],
    });
    expect((await stage.rowOf(first.id)).statusId).toBe(status.active);
    expect((await stage.rowOf(second.id)).statusId).toBe(status.eligible);
  });

  it('cancel a single one, whose refusal is then told in its place', async () => {
    const { id } = await stage.make(status.active);
    const cancellation = { applicationId: id, cancellationDate: now.toISOString(), cancellationReasonId: 1 };
    const response = await stage.operator.send(
      cancelApplications,
      { applicationCancellations: [cancellation] },
      lenient,
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      data: [{ success: false, errorMessage: expect.any(String) }],
    });
  });
});
