import { randomBytes } from 'node:crypto';
import { asc, gt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applications } from '../../../server/db/schema/applications';
import { documentKeys } from '../../../server/db/schema/documentKeys';
import { files } from '../../../server/db/schema/files';
import { keySealing, ownerText } from '../../../server/documents/documentKeys';
import { keepDocuments, sealedReference } from '../../../server/documents/keepDocument';
import { readFileBytes } from '../../../server/documents/readDocument';
import { rewrapKeys } from '../../../server/documents/rewrapKeys';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { bytesOf, openPlaces } from '../../server/documents/documentPlaces';
import { p50AndP95, tableRow, timeInTurn } from './timings';

const rounds = 40;
const [former, current] = ['f'.repeat(32), 'c'.repeat(32)];

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL ?? '', max: 8 });
const db = drizzle(pool, { casing: 'snake_case' });
let opened: Awaited<ReturnType<typeof openPlaces>>;

beforeAll(async () => {
  opened = await openPlaces();
});
afterAll(async () => {
  await pool.end();
  await opened.close();
});

it.each([150_000, 2_000_000, 5_000_000])(
  'reading a document of %i bytes, plain and encrypted',
  async (size) => {
    const keys = await importTokenKeys([former]);
    const [application] = await db.select({ id: applications.id }).from(applications).limit(1);
    const applicationId = application?.id ?? 0;
    const context = (place: 'database' | 'folder', isEncrypted: boolean) => ({
      db,
      documents: { newOnes: place, others: opened.others, ...(isEncrypted && { keys }) },
      now: () => new Date(),
    });
    const readings: (() => Promise<unknown>)[] = [];
    // Each twice, as what is read first or last in a turn has more or less rubbish to collect.
    for (const place of ['database', 'folder'] as const)
      for (const isEncrypted of [false, true, true, false]) {
        const document = bytesOf(new Uint8Array(randomBytes(size)));
        const own = context(place, isEncrypted);
        const stored = (await keepDocuments(own, [document])).get(document.hash) ?? { hash: document.hash };
        const values = { applicationId, resourceFileTypeId: 5, filename: 'a.pdf' };
        const [file] = await db
          .insert(files)
          .values({ ...values, ...(await sealedReference(own, applicationId, stored)) })
          .returning();
        if (!file) throw new Error('The database stored no file');
        expect(Buffer.from(await readFileBytes(own, files, file)).equals(document.content)).toBe(true);
        readings.push(() => readFileBytes(own, files, file));
      }
    const times = await timeInTurn(rounds, readings);
    console.log(
      tableRow(
        `${size} bytes: database plain, encrypted, encrypted, plain; folder so too`,
        ...times.map(p50AndP95),
      ),
    );
  },
);

it('sealing every key of requests anew', async () => {
  const keys = await importTokenKeys([former]);
  let count = 0;
  for (let after = 0; ; ) {
    const found = await db
      .select({ id: applications.id })
      .from(applications)
      .where(gt(applications.id, after))
      .orderBy(asc(applications.id))
      .limit(5_000);
    const last = found.at(-1);
    if (!last) break;
    after = last.id;
    const rows = [];
    for (const { id } of found)
      rows.push({
        applicationId: id,
        sealed: await keySealing.seal(keys, randomBytes(32).toString('base64url'), ownerText(id)),
        createdOn: new Date(),
      });
    await db.insert(documentKeys).values(rows).onConflictDoNothing();
    count += rows.length;
  }
  const both = await importTokenKeys([current, former]);
  const steps: number[] = [];
  let began = performance.now();
  const begin = began;
  const { rewrapped } = await rewrapKeys(db, both, () => {
    steps.push(performance.now() - began);
    began = performance.now();
  });
  const seconds = (performance.now() - begin) / 1000;
  console.log({ rewrapped, seconds, slowestStep: Math.max(...steps) });
  expect(rewrapped).toBe(count);
});
