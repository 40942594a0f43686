import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadResourceFile } from '../../../contract/calls/application';
import { files } from '../../../server/db/schema/files';
import { type DocumentPlaces, storeAt } from '../../../server/documents/documentPlaces';
import type { DocumentStore } from '../../../server/documents/documentStore';
import { keepDocuments, referenceTo } from '../../../server/documents/keepDocument';
import { moveDocuments } from '../../../server/documents/moveDocuments';
import { makeFile } from '../../support/builders';
import { bytesOf, newPdf, openDocumentStage, places } from './documentPlaces';

type Opened = Awaited<ReturnType<typeof openDocumentStage>>;
let opened: Opened['opened'];
let stage: Opened['stage'];
let applicationId: number;
let close: Opened['close'];

beforeAll(async () => {
  ({ opened, stage, applicationId, close } = await openDocumentStage());
}, 60_000);
afterAll(() => close());

const context = (newOnes: DocumentPlaces['newOnes'] = 'database', others = opened.others) => ({
  db: stage.db,
  documents: { newOnes, others },
  now: () => new Date(),
});

const downloaded = async (resourceFileId: number) =>
  new Uint8Array(await (await stage.operator.send(downloadResourceFile, { resourceFileId })).arrayBuffer());

/** Fails at the nth call of a method of any store but the database, as a service or a killed process would. */
const failingAt = (method: keyof DocumentStore, count: number): DocumentPlaces['others'] => {
  let calls = 0;
  const failing = (real: DocumentStore): DocumentStore => ({
    ...real,
    [method]: async (hash: string, bytes: Uint8Array) => {
      calls += 1;
      if (calls === count) throw new Error('killed');
      return method === 'put' ? real.put(hash, bytes) : real[method](hash);
    },
  });
  const { folder, s3 } = opened.others;
  return { ...(folder && { folder: failing(folder) }), ...(s3 && { s3: failing(s3) }) };
};

const pairs = places.flatMap((from) => places.filter((to) => to !== from).map((to) => [from, to] as const));

describe.each(pairs)('documents that are moved from the place "%s" to "%s"', (from, to) => {
  it('are readable wherever it is broken off, and in the end only there', async () => {
    await moveDocuments(context(), to);
    const documents = Array.from({ length: 4 }, () => bytesOf(newPdf()));
    await keepDocuments(context(from), documents);
    const ids: number[] = [];
    for (const { hash } of documents)
      ids.push((await makeFile(stage.db, applicationId, { ...referenceTo(hash), content: null })).id);
    const allAreReadable = async () => {
      for (const [index, id] of ids.entries())
        expect(await downloaded(id)).toEqual(documents[index]?.content);
    };
    let failures = 0;
    const breaks =
      to === 'database'
        ? ([
            ['get', 2],
            ['remove', 1],
          ] as const)
        : ([
            ['put', 2],
            ['get', 1],
            ['remove', 1],
          ] as const);
    for (const [method, count] of breaks) {
      const broken = context(from, failingAt(method, count));
      await moveDocuments(broken, to).catch(() => {
        failures += 1;
      });
      await allAreReadable();
    }
    // Removing from the database fails with the transaction, and is no break of its own.
    expect(failures).toBe(from === 'database' || to === 'database' ? 2 : 3);
    await moveDocuments(context(from), to);
    await allAreReadable();
    for (const { hash } of documents) expect(await opened.copiesOf(stage.db, hash)).toEqual([to]);
    await stage.db.delete(files).where(eq(files.applicationId, applicationId));
  });

  it('stay, and are named, when their bytes are others', async () => {
    const [good, bad] = [bytesOf(newPdf()), bytesOf(newPdf())];
    await moveDocuments(context(from), from);
    await keepDocuments(context(from), [good, bad]);
    await storeAt(stage.db, context().documents, from).put(bad.hash, newPdf());
    const { failures } = await moveDocuments(context(from), to);
    expect(failures).toMatchObject([{ problem: 'otherBytes', place: from, hash: bad.hash }]);
    expect(await opened.copiesOf(stage.db, good.hash)).toEqual([to]);
    expect(await opened.copiesOf(stage.db, bad.hash)).toEqual([from]);
    await keepDocuments(context(from), [bad]);
  });
});
