import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../server/db/applyMigrations';
import type { Database } from '../../../server/db/database';
import { stepsOf } from '../../../server/db/migrationSteps';
import { openPglite } from '../../../server/db/openPglite';
import { effectOf } from '../../../server/db/stepEffect';
import { lockDataFolder } from '../../../server/node/lockDataFolder';
import { runDoctor } from '../../../server/node/runDoctor';
import { databaseSnapshot, type Seed } from '../../support/databaseSnapshot';
import { becomeLastVersion } from '../../support/lastVersion';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the folder's database. */
const fill = async (seed: Seed, change: (db: Database) => Promise<unknown> = async () => {}) => {
  const dataDir = path.join(folder, 'db');
  const { db, close } = await openPglite({ dataDir, loadDataDir: await databaseSnapshot(seed) });
  await change(db);
  await close();
  chmodSync(dataDir, 0o700);
};

/** Runs the command: its lines, and its last one if it ends with code 1. */
const doctor = async (settings: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = [];
  const ended = await runDoctor({ DATA_DIR: folder, ...settings }, (line) => lines.push(line)).catch(
    (failure: Error) => failure.message,
  );
  return { lines, text: lines.join('\n'), ended };
};

/** Listens on a port of this machine, and says nothing. */
const listen = async (): Promise<{ port: number; server: Server }> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
};

describe('doctor', () => {
  it('says what is well about a data folder, and changes nothing in it', async () => {
    await fill('demo');
    const { lines, ended } = await doctor();
    expect(ended).toBeUndefined();
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
    expect(lines).toContain('ok    migrations: none is pending');
    expect(lines).toContain('ok    sandbox: its first use makes it');
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok {4}documents: [1-9]\d* tried, each is as it was/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ok {4}database: PostgreSQL \d+\.\d+, UTF8/));
    expect(['mail', 'token-secret'].filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
  });

  it('names every wrong setting at once, also rules about several of them, without a value', async () => {
    const { lines, ended } = await doctor({
      NODE_ENV: 'production',
      PORT: 'eighty',
      METRICS_TOKEN: 'short-secret-value',
      PASSWORD_SIGN_IN: 'none',
    });
    for (const name of [
      'PORT',
      'METRICS_TOKEN',
      'TOKEN_SECRET',
      'PUBLIC_URL',
      'SMTP_URL',
      'PASSWORD_SIGN_IN',
    ])
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^FAIL  settings: ${name} must|^FAIL  settings: ${name} Invalid`)),
      );
    expect(lines.join()).not.toMatch(/short-secret-value|eighty/);
    expect(ended).toMatch(/ are failures\.$/);
  });

  it('fails over a name that is nearly that of a setting, and says which, without a value', async () => {
    const { lines, ended } = await doctor({
      DATABSE_URL: 'postgres://tsi:hidden@db/tsi',
      DATABASE_HOST: 'db',
    });
    expect(lines.filter((line) => / settings: /.test(line))).toEqual([
      expect.stringMatching(/^FAIL {2}settings: DATABSE_URL is no setting; DATABASE_URL is — /),
      expect.stringMatching(/^FAIL {2}settings: DATABASE_HOST is no setting, and looks like one — /),
    ]);
    expect(lines.join()).not.toContain('hidden');
    expect(ended).toMatch(/^2 of \d+ findings are failures\.$/);
  });

  it('checks the rest beside a server that uses the folder', async () => {
    await fill('empty');
    const unlock = await lockDataFolder(folder);
    const { text, ended } = await doctor();
    unlock();
    expect(ended).toBeUndefined();
    expect(text).toMatch(
      /^warn {2}database: a server is using .*, so nothing in it was checked — stop the server/m,
    );
    expect(text).toMatch(/^ok {4}disk space: /m);
  });

  it('finds a document and an event that were changed, a folder that others can read, and a key that is gone', async () => {
    await fill('demo', async (db) => {
      await db.execute(
        sql`update files set content = content || '\\x00'::bytea where id = (select max(id) from files)`,
      );
      await db.execute(sql`insert into audit_events (action) values ('view')`);
      await db.execute(
        sql`insert into audit_seals (id, sealed_on, through_id, events, content_hash, seal) values (1, now(), 1, 1, 'x', 'y')`,
      );
    });
    writeFileSync(path.join(folder, 'token-secret'), 'x'.repeat(64), { mode: 0o644 });
    chmodSync(folder, 0o755);
    const { text, ended } = await doctor();
    expect(text).toMatch(
      /^FAIL {2}documents: of \d+ documents tried, 1 can not be read: file \d+ in database/m,
    );
    expect(text).toMatch(
      /^FAIL {2}audit: seal 1 is forged, or made with a key that is not set — set AUDIT_KEY/m,
    );
    expect(text).toMatch(/^FAIL {2}data folder: others can read token-secret in it/m);
    expect(text).toMatch(/^warn {2}data folder: others can open it/m);
    expect(ended).toMatch(/^3 of \d+ findings are failures\.$/);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('755');
  });

  it('tries mail server, services and issuer without asking about anybody', async () => {
    const { port, server } = await listen();
    let sent = '';
    server.on('connection', (socket) => socket.on('data', (data) => (sent += data)));
    const free = await listen();
    await new Promise((resolve) => free.server.close(resolve));
    const { text } = await doctor({
      SMTP_URL: `smtp://localhost:${free.port}`,
      MAIL_FROM: 'tsi@tsi.example.pt',
      PUBLIC_URL: 'http://localhost',
      SOCIAL_SECURITY_URL: `http://127.0.0.1:${port}/households`,
      SOCIAL_SECURITY_TOKEN: 'a-token',
      TAX_AUTHORITY_URL: `https://127.0.0.1:${free.port}`,
      TAX_AUTHORITY_TOKEN: 'a-token',
      CORPORATE_ISSUER: `https://127.0.0.1:${free.port}`,
      CORPORATE_CLIENT_ID: 'tsi',
      DATABASE_URL: `postgres://someone:their-password@127.0.0.1:${free.port}/tsi`,
    });
    server.close();
    expect(text).toMatch(
      /^FAIL {2}database: .*127\.0\.0\.1:\d+\/tsi, can't be reached: nothing listens there/m,
    );
    expect(text).toMatch(/^FAIL {2}mail: .* does not take e-mails: .*ECONNREFUSED.* — compare SMTP_URL/m);
    expect(text).toMatch(/^ok {4}outside services: Social Security at 127\.0\.0\.1:\d+ can be reached/m);
    expect(text).toMatch(/^FAIL {2}outside services: the Tax Authority at .*ECONNREFUSED/m);
    expect(text).toMatch(/^FAIL {2}corporate sign-in: https:\/\/127\.0\.0\.1:\d+ does not answer/m);
    expect(text).toMatch(/^warn {2}keys: TOKEN_SECRET is not set/m);
    expect(text).not.toContain('their-password');
    expect(sent).toBe('');
  });

  it('says what the next start would do to a database of the version before, and does not do it', async () => {
    await fill('empty', async (db) => {
      await becomeLastVersion(db);
      await db.execute(sql`analyze`);
    });
    const first = await doctor();
    expect(first.ended).toBeUndefined();
    expect(first.text).toMatch(/^warn {2}migrations: \S+\.sql is pending: .* — the next start runs it/m);
    expect(first.text).toMatch(
      /^warn {2}migrations: \d+ steps are pending: about \d+ s of work .*; \d+ lock a table for an instant/m,
    );
    expect(first.text).toMatch(/^warn {2}documents: not checked: migrations are pending/m);
    const pending = ({ lines }: typeof first) => lines.filter((line) => line.includes('pending'));
    expect(pending(await doctor())).toEqual(pending(first));
    await fillAgain();
    cpSync(path.join(folder, 'db'), path.join(folder, 'sandbox'), { recursive: true });
    const { text } = await doctor();
    expect(text).toMatch(/^ok {4}migrations: none is pending$/m);
    expect(text).toMatch(/^ok {4}sandbox: a database of its own, with the schema of this version$/m);
  });
});

const fillAgain = async () => {
  const { db, close } = await openPglite({ dataDir: path.join(folder, 'db') });
  await migrate(db);
  await close();
};

describe('a pending migration', () => {
  it.each([
    ['ALTER TABLE "applications" ADD COLUMN "tried" text;', 'catalogue', ['applications']],
    ['CREATE INDEX CONCURRENTLY "tried" ON "files" ("digest");', 'index', ['files']],
    ['ALTER TABLE "public"."files" VALIDATE CONSTRAINT "tried";', 'validation', ['files']],
    ["UPDATE reasons SET description = 'x' WHERE id = 1;", 'rows', []],
    [
      'CREATE TABLE "tried" ("id" integer);--> statement-breakpoint\nCREATE INDEX "a" ON "tried" ("id");',
      'catalogue',
      [],
    ],
    [
      'CREATE TABLE "tried" ("id" integer);--> statement-breakpoint\nALTER TABLE "tried" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action;',
      'catalogue',
      ['users'],
    ],
  ])('is told what it does: %s', (text, kind, tables) => {
    const [step] = stepsOf('0999_tried.sql', text);
    expect(step && effectOf(step)).toEqual({ kind, tables });
  });
});
