import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../../server/db/applyMigrations';
import { users } from '../../../server/db/schema/users';
import { createTestServer } from '../../support/testServer';

describe('migrations', () => {
  it('run once each, however many servers start at once', async () => {
    const { db, close } = await createTestServer({ seed: 'empty' });
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    await migrate(db);
    expect(await db.select().from(users)).toEqual([]);
    await close();
  });

  it('leave nothing behind when one fails', async () => {
    const { db, close } = await createTestServer({ seed: 'empty' });
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await db.execute(sql`create table users (id integer)`);
    await expect(migrate(db)).rejects.toThrow();
    await db.execute(sql`drop table users`);
    await migrate(db);
    expect(await db.select().from(users)).toEqual([]);
    await close();
  });
});
