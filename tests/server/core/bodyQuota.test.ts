import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { createBodyQuota } from '../../../server/http/bodyQuota';
import { Refusal } from '../../../server/lib/refusal';
import { createTestServer, type TestServer } from '../../support/testServer';

const busy =
  'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.';
const failureOf = (promise: Promise<unknown>) => promise.catch((failure: unknown) => failure);

describe('places for large bodies', () => {
  it('are given in the order of coming, as many as there is memory for', async () => {
    const quota = createBodyQuota({ totalBytes: 100 });
    const entered: string[] = [];
    const enter = async (name: string, bytes: number) => {
      const reservation = await quota.enter(bytes);
      entered.push(name);
      return reservation;
    };
    const first = await enter('first', 60);
    const large = enter('larger than all', 500);
    const small = enter('small', 10);
    expect(entered).toEqual(['first']);
    first.release();
    (await large).release();
    await small;
    expect(entered).toEqual(['first', 'larger than all', 'small']);
  });

  it('are refused when too many wait, and after waiting too long', async () => {
    const quota = createBodyQuota({ totalBytes: 100, maxWaiting: 1, maxWaitMilliseconds: 50 });
    const first = await quota.enter(100);
    const impatient = failureOf(quota.enter(1));
    expect(await failureOf(quota.enter(1))).toMatchObject({ reason: 'unavailable', message: busy });
    expect(await impatient).toMatchObject({ reason: 'unavailable', message: busy, retryAfterSeconds: 5 });
    first.release();
    (await quota.enter(100)).release();
  });

  it('are refused at once when three times as much waits as may be held, a larger one taking all', async () => {
    const quota = createBodyQuota({ totalBytes: 100 });
    const first = await quota.enter(100);
    const waiting = [quota.enter(500), quota.enter(150), quota.enter(99)];
    expect(await failureOf(quota.enter(2))).toMatchObject({ reason: 'unavailable', message: busy });
    waiting.push(quota.enter(1));
    first.release();
    for (const one of waiting) (await one).release();
  });

  it('are withdrawn from a body that does not arrive, but only when another waits', async () => {
    const quota = createBodyQuota({ totalBytes: 100, lenienceMilliseconds: 20 });
    const slow = await quota.enter(100);
    const ended = new Promise<void>((resolve) => slow.onGivenUp(resolve));
    slow.came(1);
    const waiting = quota.enter(100);
    await ended;
    expect(() => slow.came(1)).toThrow(Refusal);
    slow.release();
    (await waiting).release();
  });

  it('stay with a complete body, however long its call takes', async () => {
    const quota = createBodyQuota({ totalBytes: 100, lenienceMilliseconds: 20, maxWaitMilliseconds: 100 });
    const slow = await quota.enter(100);
    slow.onGivenUp(() => expect.unreachable());
    slow.complete();
    expect(await failureOf(quota.enter(100))).toBeInstanceOf(Refusal);
  });
});

describe('a server without a free place', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      bodyQuota: { totalBytes: 1000, maxWaiting: 1, lenienceMilliseconds: 1000 },
    });
  }, 60_000);
  afterAll(() => server.close());

  it('answers 503, and others go on; a body that does not come makes room', async () => {
    const { accessToken } = await server.signIn('operador@netatlantico.example.pt');
    const headers = { authorization: `Bearer ${accessToken}` };
    const submit = (body: BodyInit) =>
      server.fetch(`/api${submitApplications.path}`, {
        method: 'POST',
        headers,
        body,
        ...{ duplex: 'half' },
      });
    let askedFor = (): void => undefined;
    const holdsPlace = new Promise<void>((resolve) => {
      askedFor = resolve;
    });
    const stalled = submit(new ReadableStream({ pull: () => askedFor() }, { highWaterMark: 0 }));
    await holdsPlace;
    // Either may come first: one waits for the place, and the other is refused because one is waiting.
    const both = [submit('{}'), submit('{}')];
    const refused = await Promise.race(both);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '5',
      { message: busy },
    ]);
    expect((await server.fetch('/api/Application/get-status', { headers })).status).toBe(200);
    const given = await stalled;
    expect([given.status, await given.json()]).toMatchObject([
      503,
      {
        message:
          'Não foi possível receber o pedido, porque a ligação está demasiado lenta e há outros à espera. Tente novamente dentro de alguns segundos.',
      },
    ]);
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 503]);
  });
});
