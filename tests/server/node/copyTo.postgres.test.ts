import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, isNotNull, max, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../../../contract/digestOf';
import { addToList } from '../../../modules/dataProtection/server/erasure/erasureList';
import { openErasureList } from '../../../modules/dataProtection/server/node/openErasureList';
import { openPglite } from '../../../server/db/openPglite';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { jobs } from '../../../server/db/schema/jobs';
import { users } from '../../../server/db/schema/users';
import { keepDocuments, sealedReference } from '../../../server/documents/keepDocument';
import { readFileBytes } from '../../../server/documents/readDocument';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { openDocuments } from '../../../server/node/documents/openDocuments';
import { lockDataFolder } from '../../../server/node/lockDataFolder';
import { runCopyTo } from '../../../server/node/runCopyTo';
import { readConfig } from '../../../server/node/settings/config';
import { auditKeys } from '../../../server/node/tokenSecrets';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { makeApplication, makeProvider } from '../../support/builders';
import { databaseSnapshot } from '../../support/databaseSnapshot';
import { createTestServer, type TestServer } from '../../support/testServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';
import { fillSealedFolder } from './sealedFolder';

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

const configOfFolder = () => readConfig({ DATA_DIR: folder, TOKEN_SECRET: secret, LOG_LEVEL: 'silent' });

/** Runs the command as the shell would, and returns what it prints. */
const copyTo = async (): Promise<string[]> => {
  const lines: string[] = [];
  await runCopyTo(configOfFolder(), [await urlOfDatabase(target.db)], (line) => lines.push(line));
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

  it('erases in the copy what the list of erasures has, and encrypted documents of others are read there', async () => {
    const config = configOfFolder();
    const places = await openDocuments(config.documents);
    const documents = { ...places, keys: await importTokenKeys([secret]) };
    const context = { documents, now: () => new Date() };
    const content = new TextEncoder().encode('%PDF-1.7 comprovativo');
    const made: { id: number; createdOn: Date; fileId: number }[] = [];
    await fillSealedFolder(folder, secret, async (db) => {
      for (const filename of ['fica.pdf', 'sai.pdf']) {
        const { id, createdOn } = await makeApplication(db);
        const bytes = Uint8Array.from([...content, id]);
        const kept = await keepDocuments({ ...context, db }, [{ hash: digestOf(bytes), content: bytes }]);
        for (const stored of kept.values()) {
          const reference = await sealedReference({ ...context, db }, id, stored);
          const row = { applicationId: id, resourceFileTypeId: 1, filename, ...reference };
          const [file] = await db.insert(files).values(row).returning({ id: files.id });
          made.push({ id, createdOn, fileId: file?.id ?? 0 });
        }
      }
    });
    const [stays, goes] = made;
    if (!stays || !goes) throw new Error('No requests were made');
    const [key] = await auditKeys(config, [secret]);
    await addToList(await openErasureList({ folder: path.join(folder, 'erasures'), isApart: false }), key, {
      entry: crypto.randomUUID(),
      erasedOn: new Date().toISOString(),
      cause: 'person',
      userId: null,
      confirmedById: null,
      person: null,
      requests: [{ id: goes.id, createdOn: goes.createdOn.toISOString() }],
      studentOf: [],
    });

    expect((await copyTo()).join('\n')).toContain(
      'Erased in the copy, as the list of erasures says: 1 requests.',
    );
    const { db } = target;
    const found = await db
      .select({ id: applications.id, fiscalNumber: applications.fiscalNumber })
      .from(applications)
      .where(isNotNull(applications.erasedOn));
    expect(found).toEqual([{ id: goes.id, fiscalNumber: '' }]);
    expect(await db.$count(files, eq(files.id, goes.fileId))).toBe(0);
    const [file] = await db.select().from(files).where(eq(files.id, stays.fileId));
    expect(file?.sealedKey).toEqual(expect.any(String));
    const read = await readFileBytes({ ...context, db }, files, {
      id: stays.fileId,
      hash: file?.hash ?? null,
    });
    expect(Uint8Array.from(read)).toEqual(Uint8Array.from([...content, stays.id]));
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
