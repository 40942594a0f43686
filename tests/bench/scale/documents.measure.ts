import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applications } from '../../../server/db/schema/applications';
import { files } from '../../../server/db/schema/files';
import { collectDocuments } from '../../../server/documents/collectDocuments';
import { keepDocuments, referenceTo } from '../../../server/documents/keepDocument';
import { moveDocuments } from '../../../server/documents/moveDocuments';
import { readFileBytes } from '../../../server/documents/readDocument';
import { bytesOf, openPlaces, places } from '../../server/documents/documentPlaces';
import { p50AndP95, tableRow, timeInTurn } from './timings';

/** 2,000, or fewer among few applications. */
const requests = Math.min(2_000, Number(process.env.BENCH_APPLICATIONS ?? 1_000_000) / 50);
const documentsOfEach = 2;
const documentBytes = 150_000;
const rounds = 40;

const url = process.env.BENCH_DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString: url, max: 8 });
const db = drizzle(pool, { casing: 'snake_case' });
const folder = mkdtempSync(path.join(tmpdir(), 'dumps-'));
let opened: Awaited<ReturnType<typeof openPlaces>>;

beforeAll(async () => {
  opened = await openPlaces();
});
afterAll(async () => {
  await pool.end();
  await opened.close();
  rmSync(folder, { recursive: true });
});

const context = (newOnes: (typeof places)[number] = 'database') => ({
  db,
  documents: { newOnes, others: opened.others },
  now: () => new Date(),
});
const seconds = async (run: () => unknown) => {
  const begin = performance.now();
  await run();
  return Math.round((performance.now() - begin) / 100) / 10;
};
const dump = (name: string) => {
  const file = path.join(folder, name);
  execFileSync('pg_dump', ['--format=custom', `--file=${file}`, url]);
  return Math.round(statSync(file).size / 1e5) / 10;
};
const newDocument = (size: number) => bytesOf(new Uint8Array(randomBytes(size)));

it('a dump with documents and without, and its restore', async () => {
  const without = dump('none.dump');
  const ids = await db
    .select({ id: applications.id })
    .from(applications)
    .orderBy(asc(applications.id))
    .limit(requests);
  for (const { id } of ids)
    for (let count = 0; count < documentsOfEach; count += 1) {
      const document = newDocument(documentBytes);
      await keepDocuments(context(), [document]);
      const values = { applicationId: id, resourceFileTypeId: 5, filename: 'a.pdf' };
      await db.insert(files).values({ ...values, ...referenceTo(document.hash) });
    }
  const inside = dump('inside.dump');
  const moving = await seconds(() => moveDocuments(context(), 'folder'));
  const outside = dump('outside.dump');
  const collecting = await seconds(() => collectDocuments(context()));
  console.log({ documents: ids.length * documentsOfEach, without, inside, outside, moving, collecting });
  const target = new URL(url);
  target.pathname = '/restored';
  await pool.query('create database restored template template0');
  const restoring = await seconds(() =>
    execFileSync('pg_restore', [
      '--exit-on-error',
      '--jobs=2',
      '--no-owner',
      `--dbname=${target.href}`,
      path.join(folder, 'outside.dump'),
    ]),
  );
  console.log({ applications: await db.$count(applications), restoring });
  expect(inside).toBeGreaterThan(outside);
}, 3_600_000);

it('reading a document of 2 MB', async () => {
  const ids = new Map<string, { id: number; hash: string }>();
  const [application] = await db.select({ id: applications.id }).from(applications).limit(1);
  for (const place of places) {
    const document = newDocument(2_000_000);
    await keepDocuments(context(place), [document]);
    const values = { applicationId: application?.id ?? 0, resourceFileTypeId: 5, filename: 'a.pdf' };
    const [file] = await db
      .insert(files)
      .values({ ...values, ...referenceTo(document.hash) })
      .returning({ id: files.id });
    ids.set(place, { id: file?.id ?? 0, hash: document.hash });
  }
  const read = (place: string) => () =>
    readFileBytes(context(), files, ids.get(place) ?? { id: 0, hash: '' });
  const times = await timeInTurn(rounds, places.map(read));
  console.log(tableRow(places.join(' · '), times.map(p50AndP95).join(', ')));
  expect(times).toHaveLength(places.length);
}, 600_000);
