import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCounters } from '../../../server/db/schema/attemptCounters';
import {
  type AttemptKind,
  type AttemptLimits,
  attemptLimits,
} from '../../../server/services/attempts/attemptLimits';
import { networkOf } from '../../../server/services/attempts/networkOf';
import { takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { Refusal } from '../../../server/services/refusal';
import type { TestServer } from '../../support/testServer';
import { makeClock, startSessionServer } from './testSession';

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer();
});
afterAll(() => server.close());

let last = 0;
const nextSubject = () => {
  last += 1;
  return `subject ${last}`;
};

const taker = (kind: AttemptKind, scope: keyof AttemptLimits, key: string) => () =>
  takeAttempt(
    { db: server.db, now: clock.now, remoteAddress: scope === 'address' ? key : null },
    kind,
    scope === 'account' ? { account: key } : undefined,
  );

const refusalOf = async (take: () => Promise<unknown>) => {
  try {
    await take();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
};

const kinds = Object.keys(attemptLimits) as AttemptKind[];
const limits = kinds.flatMap((kind) =>
  Object.entries(attemptLimits[kind] as AttemptLimits).map(([scope, limit]) => ({
    kind,
    scope: scope as keyof AttemptLimits,
    limit,
  })),
);

describe.each(limits)('attempts: $kind by $scope', ({ kind, scope, limit }) => {
  const exhaust = async (take: () => Promise<unknown>) => {
    for (let count = 0; count < limit.attempts; count += 1) await take();
  };

  it(`hears ${limit.attempts}, then refuses for ${limit.lockSeconds} s from the last one on`, async () => {
    const take = taker(kind, scope, nextSubject());
    await exhaust(take);
    expect(await refusalOf(take)).toMatchObject({
      reason: 'tooManyAttempts',
      retryAfterSeconds: limit.lockSeconds,
      message: expect.stringMatching(/^Demasiadas tentativas\. Tente novamente dentro de \d+ minutos\.$/),
    });
    clock.pass(limit.lockSeconds - 1);
    expect(await refusalOf(take)).toMatchObject({
      retryAfterSeconds: 1,
      message: 'Demasiadas tentativas. Tente novamente dentro de 1 minuto.',
    });
    clock.pass(1);
    await exhaust(take);
    expect(await refusalOf(take)).toBeDefined();
  });

  it('forgets what lies further back than its window', async () => {
    const take = taker(kind, scope, nextSubject());
    for (let count = 1; count < limit.attempts; count += 1) await take();
    clock.pass(limit.windowSeconds);
    await exhaust(take);
    expect(await refusalOf(take)).toBeDefined();
  });

  it('does not hold one against another', async () => {
    await exhaust(taker(kind, scope, nextSubject()));
    expect(await refusalOf(taker(kind, scope, nextSubject()))).toBeUndefined();
  });
});

describe('attempts', () => {
  it('simultaneous ones can not outrun the limit', async () => {
    const take = taker('login', 'account', nextSubject());
    const refusals = await Promise.all(Array.from({ length: 12 }, () => refusalOf(take)));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(5);
  });

  it('a success lets the account begin anew, and does not count against the address', async () => {
    const context = { db: server.db, now: clock.now, remoteAddress: '203.0.113.77' };
    const account = nextSubject();
    for (let count = 0; count < 3 * attemptLimits.login.address.attempts; count += 1) {
      await (await takeAttempt(context, 'login', { account })).giveBack();
    }
    for (let count = 0; count < attemptLimits.login.account.attempts; count += 1) {
      await takeAttempt(context, 'login', { account });
    }
    expect(await refusalOf(() => takeAttempt(context, 'login', { account }))).toBeDefined();
  });

  it('whoever is shut out by address can not shut an account out', async () => {
    const context = { db: server.db, now: clock.now, remoteAddress: '203.0.113.78' };
    const [victim, other] = [nextSubject(), nextSubject()];
    for (let count = 0; count < attemptLimits.login.address.attempts; count += 1) {
      await takeAttempt({ ...context }, 'login', { account: `${other} ${count}` });
    }
    for (let count = 0; count < 10; count += 1) {
      expect(await refusalOf(() => takeAttempt(context, 'login', { account: victim }))).toBeDefined();
    }
    expect(await refusalOf(taker('login', 'account', victim))).toBeUndefined();
  });

  it('expired counters leave the table, and no name in it can be read', async () => {
    clock.pass(86_400);
    await taker('login', 'account', 'alguem@example.pt')();
    const counters = await server.db.select().from(attemptCounters);
    expect(counters.length).toBeLessThan(5);
    expect(JSON.stringify(counters)).not.toContain('alguem');
  });
});

describe('the network that a remote address belongs to', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
