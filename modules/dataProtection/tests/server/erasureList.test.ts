import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../../server/db/schema/applications';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { erasures } from '../../../../server/db/schema/erasures';
import { inDatabase } from '../../../../server/documents/documentPlaces';
import { importTokenKeys } from '../../../../server/lib/tokenKeys';
import { makeApplication } from '../../../../tests/support/builders';
import { createTestServer, type TestServer, tokenSecret } from '../../../../tests/support/testServer';
import type { ErasureList } from '../../server/declared/erasureListStore';
import { eraseApplications } from '../../server/erasure/eraseApplications';
import { applyErasures } from '../../server/node/applyErasures';
import { openErasureList } from '../../server/node/openErasureList';

let folder: string;
let original: TestServer;
let copy: TestServer;
let list: ErasureList;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'list-'));
  list = await openErasureList({ folder, isApart: true });
  [original, copy] = await Promise.all([
    createTestServer({ seed: 'empty' }),
    createTestServer({ seed: 'empty' }),
  ]);
});
afterEach(async () => {
  await Promise.all([original.close(), copy.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const createdOn = new Date('2026-02-03T10:11:12.345Z');
const make = async ({ db }: TestServer, created = createdOn) =>
  (await makeApplication(db, { statusId: status.nonEligible, createdOn: created })).id;
const apply = async ({ db }: TestServer, secret = tokenSecret) =>
  applyErasures(db, {
    documents: inDatabase,
    erasureList: list,
    auditKeys: await importTokenKeys([secret]),
  });
const rowOf = async ({ db }: TestServer, id: number) =>
  (await db.select().from(applications).where(eq(applications.id, id)))[0];
const isErased = async (server: TestServer, id: number) => (await rowOf(server, id))?.erasedOn !== null;

/** Erases a request of the original, whose worker writes the list. */
const eraseIn = async (server: TestServer, id: number) => {
  await eraseApplications(server.db, [id]);
  await server.work({ modules: { dataProtection: { erasureList: list } } });
};

describe('the list of erasures', () => {
  it('is obeyed by a copy from before, once, and says nothing of whom', async () => {
    const id = await make(original);
    expect(await make(copy)).toBe(id);
    const before = await rowOf(original, id);
    await eraseIn(original, id);
    const [entry = ''] = readdirSync(folder);
    const text = readFileSync(path.join(folder, entry), 'utf8');
    for (const told of [before?.fullName, before?.fiscalNumber, before?.address.arteryDesignation])
      expect(text).not.toContain(told);
    expect(await apply(copy)).toMatchObject({ entries: 1, applied: 1, requests: [id] });
    expect(await rowOf(copy, id)).toMatchObject({ fullName: 'Dados apagados', fiscalNumber: '' });
    expect(await apply(copy)).toMatchObject({ entries: 1, applied: 0, requests: [] });
    const told = await copy.db.select().from(auditEvents).where(eq(auditEvents.action, 'erase'));
    expect(told).toMatchObject([{ subject: 'applications', detail: { ids: [id], fromList: true } }]);
  });

  it('never erases another request that got the same number after a restore', async () => {
    const id = await make(original);
    await eraseIn(original, id);
    expect(await make(copy, new Date('2026-03-01T00:00:00Z'))).toBe(id);
    expect(await apply(copy)).toMatchObject({ applied: 1, requests: [] });
    expect(await isErased(copy, id)).toBe(false);
  });

  it('stops whoever was killed nowhere: what is left is done at the next start', async () => {
    const ids = [];
    for (let made = 0; made < 60; made += 1) ids.push(await make(copy));
    for (const id of ids) expect(await make(original)).toBe(id);
    for (const id of ids) await eraseApplications(original.db, [id]);
    await original.work({ modules: { dataProtection: { erasureList: list } } });
    let reads = 0;
    const broken: ErasureList = {
      ...list,
      read: async (name) => {
        reads += 1;
        if (reads > 35) throw new Error('killed');
        return list.read(name);
      },
    };
    const whole = list;
    list = broken;
    await expect(apply(copy)).rejects.toThrow('killed');
    list = whole;
    await apply(copy);
    for (const id of ids) expect(await isErased(copy, id)).toBe(true);
  });

  it('is made whole again from the database where entries were lost', async () => {
    const id = await make(original);
    await eraseIn(original, id);
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    await apply(original);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await original.db.select().from(erasures))[0]?.listedOn).not.toBeNull();
  });

  it.each([
    ['is damaged', (text: string) => text.slice(0, 40)],
    ['is empty', () => ''],
    ['tells of another request', (text: string) => text.replace(/"id":\d+/, '"id":999999')],
    ['is sealed with another key', (text: string) => text.replace(/"seal":"./, '"seal":"_')],
  ])(
    'is mended at the next start where an entry %s that the database knows, and obeyed by a copy',
    async (_, spoil) => {
      const id = await make(original);
      await make(copy);
      await eraseIn(original, id);
      const [entry = ''] = readdirSync(folder);
      const file = path.join(folder, entry);
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, spoil(before));
      expect(await apply(original)).toMatchObject({ entries: 1, applied: 0, mended: 1, requests: [] });
      expect(readFileSync(file, 'utf8')).toBe(before);
      expect(await apply(original)).toMatchObject({ mended: 0 });
      expect(await apply(copy)).toMatchObject({ applied: 1, requests: [id] });
    },
  );

  it('is refused where an entry was changed or the key is another, and nothing is erased', async () => {
    const id = await make(original);
    await make(copy);
    await eraseIn(original, id);
    await expect(apply(copy, 'another-secret-another-secret-another')).rejects.toThrow(
      /set AUDIT_KEY to what/,
    );
    const [entry = ''] = readdirSync(folder);
    const file = path.join(folder, entry);
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"id":${id}`, `"id":${id + 1}`));
    await expect(apply(copy)).rejects.toThrow(/is damaged or sealed with another key/);
    expect(await isErased(copy, id)).toBe(false);
    await expect(openErasureList({ folder: path.join(folder, 'gone'), isApart: true })).rejects.toThrow(
      /^ERASURES_FOLDER, .*, is not there/,
    );
  });
});
