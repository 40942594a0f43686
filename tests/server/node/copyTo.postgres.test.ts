import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, max, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { jobs } from '../../../server/db/schema/jobs';
import { users } from '../../../server/db/schema/users';
import { lockDataFolder } from '../../../server/node/lockDataFolder';
import { runCopyTo } from '../../../server/node/runCopyTo';
import { readConfig } from '../../../server/node/settings/config';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { makeApplication, makeProvider } from '../../support/builders';
import { databaseSnapshot } from '../../support/databaseSnapshot';
import { fillSealedFolder } from '../../support/sealedFolder';
import { createTestServer, type TestServer } from '../../support/testServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';

const [{ username: administrator }] = demoAccounts;
const secret = 'f3a9c17be02d4865f3a9c17be02d4865';

let folder: string;
let target: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-to-'));
  target = await createTestServer({ seed: 'empty' });
});
afterEach(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the embedded database of the data folder, with the demo data at first. */
const openFolder = async () => {
  const dataDir = path.join(folder, 'db');
  return openPglite({ dataDir, loadDataDir: await databaseSnapshot('demo') });
};

/** Runs the command as the shell would, and returns what it prints. */
const copyTo = async (): Promise<string[]> => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: folder, TOKEN_SECRET: secret, LOG_LEVEL: 'silent' });
  await runCopyTo(config, [await urlOfDatabase(target.db)], (line) => lines.push(line));
  return lines;
};

const targetRows = async () =>
  (await target.db.$count(users)) + (await target.db.$count(applications)) + (await target.db.$count(jobs));

describe('copy-to', () => {
  it('brings the demo folder to PostgreSQL: people sign in, counts and seals are right, ids go on', async () => {
    // What a copy could get wrong: rows that refer to later ones, bytes, a null inside JSON, an id that was given up.
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    const file = {
      applicationId: 1,
      resourceFileTypeId: 1,
      filename: 'aspas " \\ ação\t.pdf',
      content: bytes,
    };
    let removedId = 0;
    await fillSealedFolder(folder, secret, async (db) => {
      const newest = db.select({ id: max(applications.id) }).from(applications);
      await db
        .update(applications)
        .set({ documentsOfId: sql`(${newest})` })
        .where(eq(applications.id, 1));
      await db.insert(files).values(file);
      await db.insert(auditEvents).values({ action: 'view', detail: sql`'null'::jsonb` });
      removedId = (await makeProvider(db)).id;
      await db.delete(users).where(eq(users.id, removedId));
    });

    const lines = await copyTo();
    expect(lines).toContainEqual(expect.stringMatching(/^files: \d{3} rows, equal$/));
    expect(lines).toContainEqual(expect.stringMatching(/^audit_seals: [1-9]\d* rows, equal$/));
    expect(lines.join('\n')).toContain('DATABASE_URL');

    expect(await checkCounts({ db: target.db, now: () => new Date() })).toBe(0);
    const [copied] = await target.db.select().from(files).where(eq(files.filename, file.filename));
    expect(copied?.content && Uint8Array.from(copied.content)).toEqual(bytes);
    const session = await target.signIn(administrator);
    expect(session.permissions).toContain('Users_Updater');
    // Nobody gets the id of somebody who is gone, and triggers count again.
    expect((await makeProvider(target.db)).id).toBe(removedId + 1);
    await makeApplication(target.db);
    expect(await checkCounts({ db: target.db, now: () => new Date() })).toBe(0);
    await expect(target.db.delete(auditEvents)).rejects.toThrow();
    await expect(target.db.update(applications).set({ documentsOfId: 999_999_999 })).rejects.toThrow();

    // And never a second time: the target has rows now.
    const before = await targetRows();
    await expect(copyTo()).rejects.toThrow(
      /The target is not empty: .*applications.*Create another database/,
    );
    expect(await targetRows()).toBe(before);
  });

  it('leaves the target empty if it breaks off', async () => {
    const { close } = await openFolder();
    await close();
    await target.db.execute(sql`alter table users add constraint broken check (username !~* 'example')`);
    await expect(copyTo()).rejects.toThrow();
    expect(await targetRows()).toBe(0);
  });

  it('refuses a folder that a server uses, and one without a database', async () => {
    await expect(copyTo()).rejects.toThrow('There is no embedded database in');
    const { close } = await openFolder();
    await close();
    const unlock = await lockDataFolder(folder);
    await expect(copyTo()).rejects.toThrow('already in use by another server');
    unlock();
    expect(await targetRows()).toBe(0);
  });
});
