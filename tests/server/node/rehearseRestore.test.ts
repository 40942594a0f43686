import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { runRehearseRestore } from '../../../server/node/runRehearseRestore';
import { readConfig } from '../../../server/node/settings/config';
import { fillSealedFolder } from './sealedFolder';

const original = 'f3a9c17be02d4865f3a9c17be02d4865';
const other = '0b8e6d21c95f47a30b8e6d21c95f47a3';

/** The copy of a folder whose server had only TOKEN_SECRET. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rehearse-'));
  await fillSealedFolder(folder, original);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command: its lines, and its last one if it ends with code 1. */
const rehearse = async (settings: Readonly<Record<string, string>>) => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  const ended = await runRehearseRestore(config, [], (line) => lines.push(line)).catch(
    (failure: Error) => failure.message,
  );
  return { lines, text: lines.join('\n'), ended };
};
const rehearsal = { WORKER: '0', TOKEN_SECRET: other, AUDIT_KEY: original };

describe('rehearse-restore', () => {
  it('refuses settings with which a copy would act for the original', async () => {
    expect((await rehearse({ ...rehearsal, WORKER: '1' })).ended).toMatch(/^Set WORKER=0/);
    const isOriginal = /^TOKEN_SECRET is, or has, that of the original/;
    expect((await rehearse({ WORKER: '0', TOKEN_SECRET: original })).ended).toMatch(isOriginal);
    expect((await rehearse({ ...rehearsal, TOKEN_SECRET: original })).ended).toMatch(isOriginal);
    writeFileSync(path.join(folder, 'token-secret'), original);
    expect((await rehearse({ WORKER: '0' })).ended).toMatch(isOriginal);
    rmSync(path.join(folder, 'token-secret'));
  });

  it('says how far a whole copy reaches, and what a server on it would do', async () => {
    const { lines, text, ended } = await rehearse(rehearsal);
    expect(ended).toBeUndefined();
    expect(text).toMatch(/^ok {4}secrets: TOKEN_SECRET did not seal this audit/m);
    expect(text).toMatch(/^ok {4}whole audit: Every event up to \d+ is as it was sealed/m);
    expect(text).toMatch(/^ok {4}documents: [1-9]\d* tried, each is as it was stored/m);
    expect(text).toMatch(/^ok {4}counts: every count is right$/m);
    expect(text).toMatch(
      new RegExp(`^ok {4}moment: the last event in it is of ${new Date().getUTCFullYear()}-`, 'm'),
    );
    expect(text).toMatch(/^ok {4}content: \d{3} applications, \d{3} documents, \d+ users$/m);
    expect(text).toMatch(/^ok {4}jobs: a server without WORKER=0 would at once do /m);
    expect(lines.at(0)).toMatch(/^ok {4}schema: brought to this version in /);
  });

  it('finds what is wrong with a copy', async () => {
    const { db, close } = await openPglite({ dataDir: path.join(folder, 'db') });
    await db.execute(sql`alter table applications disable trigger user`);
    await db.execute(sql`delete from files where application_id = (select max(application_id) from files)`);
    await db.execute(
      sql`update applications set status_id = 3 where id = (select max(id) from applications)`,
    );
    await db.execute(sql`alter table audit_events disable trigger user`);
    await db.execute(sql`update audit_events set subject_id = 2`);
    await db.execute(sql`update files set content = '\\x00' where id = (select max(id) from files)`);
    await close();
    const { text, ended } = await rehearse(rehearsal);
    expect(text).toMatch(/^FAIL {2}counts: \d+ were wrong/m);
    expect(text).toMatch(/^FAIL {2}whole audit: The audit is broken at seal 1/m);
    expect(text).toMatch(/^FAIL {2}documents: of \d+ documents tried, \d+ can not be read/m);
    expect(ended).toMatch(/^4 of \d+ findings are failures/);
  });
});
