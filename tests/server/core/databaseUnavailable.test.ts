import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../server/db/isDatabaseUnavailable';
import { openPglite } from '../../../server/db/openPglite';
import { databaseSnapshot } from '../../support/databaseSnapshot';
import { failureOf } from '../../support/failureOf';
import { createTestServer, type TestServer } from '../../support/testServer';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const query = (cause: Error) => new DrizzleQueryError('select $1', ['100000002'], cause);

describe('a database that can not be used now', () => {
  it.each([
    '08006',
    '25006',
    '25P03',
    '40001',
    '53100',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
  ])('says so by %s, however deep', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
    expect(isDatabaseUnavailable(new TypeError('x', { cause: query(coded(code)) }))).toBe(true);
  });

  it.each(['23505', '42P01', '22003', '42501', 'ENOENT'])('is not what %s means', (code) => {
    expect(isDatabaseUnavailable(query(coded(code)))).toBe(false);
  });

  it.each([new TypeError('x'), 'Connection terminated', undefined, query(new Error('x'))])(
    'is not what %s means',
    (failure) => {
      expect(isDatabaseUnavailable(failure)).toBe(false);
    },
  );

  it('is recognised by the errors of the drivers', async () => {
    const { client: embedded } = await openPglite({ loadDataDir: await databaseSnapshot('empty') });
    await embedded.close();
    const closed = new pg.Pool({ port: 1 });
    await closed.end();
    const silent = new pg.Pool({ max: 1, port: 1, connectionTimeoutMillis: 1 });
    const ended = new pg.Client({ port: 1 });
    await ended.end();
    for (const failure of [
      await failureOf(() => embedded.query('select 1')),
      await failureOf(() => closed.query('select 1')),
      await failureOf(() => silent.query('select 1')),
      await failureOf(() => ended.query('select 1')),
    ])
      expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
  });
});

describe('calls meanwhile', () => {
  let server: TestServer;
  let failure: Error | undefined;
  beforeEach(async () => {
    failure = undefined;
    server = await createTestServer({
      seed: 'empty',
      requireRoom: async () => {
        if (failure) throw failure;
      },
    });
  });
  afterEach(() => server.close());

  it('are 503 with Retry-After and a message, and no error in the log', async () => {
    await server.close();
    const answer = await server.fetch('/api/Authentication/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@tsi.example.pt', password: 'Demo-Tarifa-2026' }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await answer.json()).message).toMatch(/^Não foi possível/);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'the database could not serve a call' }),
    );
    expect(server.logged).not.toContainEqual(expect.objectContaining({ event: 'unexpected failure' }));
    server = await createTestServer({ seed: 'empty' });
  });

  it.each([
    ['53100', 'diskFull'],
    ['25006', 'readOnly'],
    ['57P01', 'database'],
  ])('are kept away by /readyz while the database says %s', async (code, status) => {
    failure = query(coded(code));
    const answer = await server.fetch('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { status }]);
    failure = undefined;
    expect((await server.fetch('/readyz')).status).toBe(200);
  });
});
