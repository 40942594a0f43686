import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCounters } from '../../../server/db/schema/attemptCounters';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { Refusal } from '../../../server/lib/refusal';
import {
  type AttemptKind,
  type AttemptLimits,
  attemptLimits,
} from '../../../server/services/attempts/attemptLimits';
import { networkOf } from '../../../server/services/attempts/networkOf';
import { type AttemptSubject, takeAttempt } from '../../../server/services/attempts/takeAttempt';
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

/** Returns a function that takes attempts sharing one scope only: the wider scopes are unknown or differ each time. */
const taker = (kind: AttemptKind, scope: keyof AttemptLimits, key: string) => {
  const take = (remoteAddress: string | null, subject?: AttemptSubject) =>
    takeAttempt({ db: server.db, now: clock.now, remoteAddress }, kind, subject);
  switch (scope) {
    case 'address':
      return () => take(key);
    case 'device':
      return () => take(null, { account: key, device: 'a browser' });
    case 'fromNetwork':
      return () => take(null, { account: key });
    case 'account':
      return () => take(nextSubject(), { account: key });
  }
};

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

describe.each(limits)('failed attempts of $kind, counted by $scope', ({ kind, scope, limit }) => {
  const exhaust = async (take: () => Promise<unknown>) => {
    for (let count = 0; count < limit.attempts; count += 1) await take();
  };

  it(`${limit.attempts} are answered at once, the next after waits that grow from ${limit.firstWait} to ${limit.longestWait} s`, async () => {
    const take = taker(kind, scope, nextSubject());
    await exhaust(take);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 8; round += 1) {
      const wait = (await refusalOf(take))?.retryAfterSeconds ?? 0;
      waits.push(wait);
      clock.pass(wait - 1);
      expect(await refusalOf(take)).toMatchObject({
        reason: 'tooManyAttempts',
        retryAfterSeconds: 1,
        message: 'Demasiadas tentativas. Tente novamente dentro de 1 segundo.',
      });
      clock.pass(1);
      expect(await refusalOf(take)).toBeUndefined();
    }
    expect(waits).toEqual(waits.map((_, round) => Math.min(limit.longestWait, limit.firstWait * 2 ** round)));
    expect(waits.at(-1)).toBe(limit.longestWait);
  });

  it('those before the window are forgotten', async () => {
    const take = taker(kind, scope, nextSubject());
    for (let count = 1; count < limit.attempts; count += 1) await take();
    clock.pass(limit.window);
    await exhaust(take);
    expect(await refusalOf(take)).toBeDefined();
  });

  it('those of one do not delay another', async () => {
    await exhaust(taker(kind, scope, nextSubject()));
    expect(await refusalOf(taker(kind, scope, nextSubject()))).toBeUndefined();
  });
});

describe('failed attempts', () => {
  const login = (remoteAddress: string | null, subject?: AttemptSubject) => () =>
    takeAttempt({ db: server.db, now: clock.now, remoteAddress }, 'login', subject);

  it('simultaneous ones can not outrun the limit', async () => {
    const take = taker('login', 'fromNetwork', nextSubject());
    const refusals = await Promise.all(Array.from({ length: 12 }, () => refusalOf(take)));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(5);
  });

  it('a success resets the counter of its account, and does not count against network or account', async () => {
    const account = nextSubject();
    const take = login('203.0.113.77', { account });
    for (let count = 0; count < 3 * attemptLimits.login.address.attempts; count += 1) {
      await (await take()).giveBack();
    }
    for (let count = 0; count < attemptLimits.login.fromNetwork.attempts; count += 1) await take();
    expect(await refusalOf(take)).toBeDefined();
  });

  it('a success that reaches the limit of a network delays nobody', async () => {
    const from = '203.0.113.79';
    for (let count = 1; count < attemptLimits.login.address.attempts; count += 1)
      await login(from, { account: nextSubject() })();
    await (await login(from, { account: nextSubject() })()).giveBack();
    expect(await refusalOf(login(from, { account: nextSubject() }))).toBeUndefined();
  });

  it('whoever waits delays nobody else: neither the account elsewhere nor others in the office', async () => {
    const office = '203.0.113.80';
    const [victim, colleague] = [nextSubject(), nextSubject()];
    for (let count = 0; count < 3 * attemptLimits.login.address.attempts; count += 1)
      await refusalOf(login(office, { account: victim }));
    expect(await refusalOf(login(office, { account: victim }))).toBeDefined();
    expect(await refusalOf(login('203.0.113.81', { account: victim }))).toBeUndefined();
    expect(await refusalOf(login(office, { account: colleague }))).toBeUndefined();
  });

  it('attempts of strangers do not delay a known browser, nor the other way round', async () => {
    const account = nextSubject();
    const office = '203.0.113.82';
    for (let count = 0; count < 2 * attemptLimits.login.account.attempts; count += 1)
      await refusalOf(login(`198.51.100.${count}`, { account }));
    for (let count = 0; count < 2 * attemptLimits.login.address.attempts; count += 1)
      await refusalOf(login(office, { account: nextSubject() }));
    const device = 'the browser at the desk';
    for (let count = 0; count < attemptLimits.login.device.attempts; count += 1)
      expect(await refusalOf(login(office, { account, device }))).toBeUndefined();
    expect(await refusalOf(login(office, { account, device }))).toBeDefined();
    expect(await refusalOf(login(office, { account, device: 'another' }))).toBeUndefined();
  });

  it('the first that is refused in each wait is audited', async () => {
    const account = nextSubject();
    const take = login(null, { account, userId: 4711 });
    const actions = async () => {
      const events = await server.db.select().from(auditEvents).where(eq(auditEvents.subjectId, 4711));
      return events.map(({ action }) => action);
    };
    for (let count = 0; count < attemptLimits.login.fromNetwork.attempts; count += 1) await take();
    for (let count = 0; count < 10; count += 1) await refusalOf(take);
    expect(await actions()).toEqual(['tooManyAttempts']);
    clock.pass(attemptLimits.login.fromNetwork.firstWait);
    await take();
    for (let count = 0; count < 10; count += 1) await refusalOf(take);
    expect(await actions()).toEqual(['tooManyAttempts', 'tooManyAttempts']);
  });

  it('their expired counters leave the table, and no name in it can be read', async () => {
    clock.pass(2 * 86_400);
    for (let count = 0; count < 10; count += 1) await login(nextSubject())();
    await login(null, { account: 'alguem@example.pt' })();
    const counters = await server.db.select().from(attemptCounters);
    expect(counters.every(({ expiresOn }) => expiresOn > clock.now())).toBe(true);
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
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['[0:0:0:0:0:FFFF:C000:0207]', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b::/64'],
    ['::ffff:192.0.2.7:443', '192.0.2.7'],
    ['2001:db8:0:0::/64', '2001:db8::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
