import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { submitApplications } from '../../../contract/calls/application';
import { maxApplicationsPerSubmit } from '../../../contract/rules/limits';
import { inDatabase } from '../../../server/documents/documentPlaces';
import { answerEach, itemsForThemselves } from '../../../server/http/answerEach';
import type { CallEnvironment } from '../../../server/http/callEnvironment';
import { Refusal } from '../../../server/lib/refusal';
import { onceByKey, onceEach, SomeAreDone } from '../../../server/services/context/onceByKey';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { anAddress } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { sentApplication, sentSubmission } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
const lenient = { Prefer: 'handling=lenient' };
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const actor = () => ({
  userId: stage.operatorUser.id,
  username: '',
  role: 'Operator' as const,
  providerId: stage.provider.id,
  roles: [],
  permissions: [],
});

describe('requests that are tried together', () => {
  /** Answers a call for items as the server does; returns the answers and how many items the verb was asked for each time. */
  const answered = async (items: readonly unknown[], fail: (some: readonly number[]) => unknown) => {
    const sizes: number[] = [];
    const call = { ...submitApplications, input: z.object({ applications: z.array(z.number()) }) };
    const handle = async (_: unknown, { applications }: { applications: number[] }) => {
      sizes.push(applications.length);
      const failure = fail(applications);
      if (failure) throw failure;
      return applications.map((applicationId) => ({ success: true, applicationId }));
    };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const context = {
      db: stage.db,
      now: () => now,
      remoteAddress: null,
      familyId: '',
      actor: actor(),
      workers: inlineWorkers,
      documents: inDatabase,
    };
    const app = new Hono<CallEnvironment>().get('/', async (c) => {
      c.set('signedIn', context);
      const each = itemsForThemselves(c, call, { applications: items });
      return c.json(each && (await answerEach(c, each, { call, context, log, handle })));
    });
    const response = await app.request('/', { headers: lenient });
    return { sizes, answers: (await response.json()) as { success: boolean; applicationId?: number }[] };
  };
  const items = Array.from({ length: maxApplicationsPerSubmit }, (_, index) => index);

  it('share transactions, but not for long', async () => {
    const { sizes, answers } = await answered(items, () => undefined);
    expect(sizes).toEqual(Array.from({ length: 8 }, () => 25));
    expect(answers.map(({ applicationId }) => applicationId)).toEqual(items);
  });

  it('are tried in fewer where one is refused, which alone is not done', async () => {
    const wrong = new Refusal('badRequest', 'NIF: errado');
    const { sizes, answers } = await answered(items.slice(0, 30), (some) => some.includes(7) && wrong);
    expect(sizes).toEqual([25, 5, 5, 1, 1, 1, 1, 1, 5, 5, 5, 5]);
    expect(answers.flatMap(({ success }, index) => (success ? [] : [index]))).toEqual([7]);
  });

  it('are tried in one go but for those of which it is known that they are refused, which are tried alone', async () => {
    const wrong = (some: readonly number[]) => {
      const places = some.flatMap((item, place) => (item % 10 === 7 ? [place] : []));
      return places.length > 0 && Object.assign(new Refusal('badRequest', 'NIF: errado'), { items: places });
    };
    const sent = items.slice(0, 50).map((item) => (item % 10 === 3 ? 'no number' : item));
    const { sizes, answers } = await answered(sent, wrong);
    // What the schema refuses never comes to the verb.
    expect(sizes).toEqual([22, 1, 1, 20, 23, 1, 1, 1, 20]);
    expect(answers.map(({ applicationId }) => applicationId)).toEqual(
      items.slice(0, 50).map((item) => (item % 10 === 3 || item % 10 === 7 ? undefined : item)),
    );
  });

  it('are tried in fewer where a refusal names none of them', async () => {
    const wrong = Object.assign(new Refusal('badRequest', 'NIF: errado'), { items: [99] });
    const { sizes } = await answered(items.slice(0, 10), (some) => some.includes(7) && wrong);
    expect(sizes).toEqual([10, 2, 2, 2, 2, 1, 1, 2]);
  });

  it('are each tried alone once a limit is reached or something failed', async () => {
    for (const failure of [new Refusal('limitReached', 'Demasiados'), new Error('unexpected')]) {
      const { sizes, answers } = await answered(items.slice(0, 60), (some) => some.includes(59) && failure);
      expect(sizes).toEqual([25, 25, 10, ...Array.from({ length: 10 }, () => 1)]);
      expect(answers.filter(({ success }) => success)).toHaveLength(59);
    }
  });

  it('are not tried again where the database went away: they may be done', async () => {
    const lost = Object.assign(new Error('Connection terminated'), { code: '57P01' });
    const { sizes, answers } = await answered(items, (some) => some.includes(30) && lost);
    expect(sizes).toEqual([25, 25]);
    expect(answers.map(({ success }) => success)).toEqual(items.map((item) => item < 25));
  });

  it('leave nothing of one that is refused, and the others as if each had come alone', async () => {
    const before = await stage.traces();
    const sent = Array.from({ length: 30 }, (_, index) =>
      sentApplication({
        fiscalNumber: validNif(8_200_000 + index),
        ...([12, 14].includes(index) && { address: { ...anAddress(), cp4: '9999' } }),
      }),
    );
    const submit = async () => {
      const body = sentSubmission(stage.provider.id, ...sent);
      return (await stage.operator.send(submitApplications, body, key)).json();
    };
    const key = { ...lenient, 'Idempotency-Key': crypto.randomUUID() };
    const first = await submit();
    const ids = (first as { applicationId?: number }[]).map(({ applicationId }) => applicationId);
    expect(ids.flatMap((id, index) => (id === undefined ? [index] : []))).toEqual([12, 14]);
    const after = await stage.traces();
    expect(after.applications.length).toBe(before.applications.length + 28);
    expect(await submit()).toEqual(first);
    expect(await stage.traces()).toEqual(after);
  });
});

describe('items that are tried together under a key', () => {
  const keyed = () => ({
    db: stage.db,
    now: () => now,
    remoteAddress: null,
    familyId: 'none',
    actor: actor(),
    repeatable: { key: crypto.randomUUID(), contentHash: 'this call' },
  });

  it.each([0, 1, 2, 3])(
    'does each once that is tried together with others, killed in attempt %d',
    async (killedAt) => {
      const context = keyed();
      const done: string[] = [];
      let attempts = 0;
      const all = ['a', 'b', 'c', 'wrong', 'd', 'e'];
      const act = (inside: typeof context, some: readonly string[]) =>
        onceByKey(inside, async () => {
          if (attempts++ === killedAt) throw new Error('killed');
          if (some.length > 1 && some.includes('wrong')) throw new Refusal('badRequest', 'wrong');
          done.push(...some);
          return some.map((item) => ({ success: true, item }));
        });
      const call = () =>
        onceEach(
          context,
          all,
          async (inside, item) => {
            const one = async () => {
              if (attempts++ === killedAt) throw new Error('killed');
              done.push(item);
              return { success: true, item };
            };
            return { answer: await onceByKey(inside, one) };
          },
          {
            most: 4,
            act: (inside, some) =>
              act(inside, some).then(
                (answers) => answers.map((answer) => ({ answer })),
                (failure) => {
                  if (failure instanceof Refusal || failure instanceof SomeAreDone) return undefined;
                  throw failure;
                },
              ),
          },
        );
      await expect(call()).rejects.toThrow('killed');
      const answer = all.map((item) => ({ success: true, item }));
      expect(await Promise.all([call(), call()])).toEqual([answer, answer]);
      expect(await call()).toEqual(answer);
      expect(done).toEqual(all);
    },
  );
});
