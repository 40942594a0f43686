import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let isEnding: boolean;
beforeEach(async () => {
  isEnding = false;
  server = await createTestServer({ seed: 'empty', isEnding: () => isEnding });
});
afterEach(() => server.close());

const ask = async (path = '/readyz') => {
  const response = await server.fetch(path);
  return [response.status, await response.json()];
};

describe('/healthz and /readyz', () => {
  it('is ready with a current database, also one that a newer server brought further', async () => {
    expect(await ask()).toEqual([200, { status: 'ready' }]);
    await server.db.execute(sql`insert into schema_migrations (name) values ('9999_newer.sql')`);
    expect(await ask()).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while a migration is missing', async () => {
    await server.db.execute(sql`delete from schema_migrations where name like '0000%'`);
    expect(await ask()).toEqual([503, { status: 'schema' }]);
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  });

  it('is not ready when the database fails, and says no more', async () => {
    await server.db.execute(sql`alter table schema_migrations rename to hidden`);
    expect(await ask()).toEqual([503, { status: 'database' }]);
  });

  it('is not ready when the database does not answer in time', async () => {
    let release = () => {};
    const held = server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table schema_migrations in access exclusive mode`);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await expect.poll(ask, { timeout: 5_000 }).toEqual([503, { status: 'database' }]);
    release();
    await held;
  }, 15_000);

  it('is not ready once the server received the signal to end', async () => {
    isEnding = true;
    expect(await ask()).toEqual([503, { status: 'ending' }]);
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  });
});
