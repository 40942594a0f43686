import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadResourceFile } from '../../../contract/calls/application';
import { digestOf } from '../../../contract/digestOf';
import { filePieces, files } from '../../../server/db/schema/files';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { collectDocuments } from '../../../server/documents/collectDocuments';
import { pieceBytes } from '../../../server/documents/databaseStore';
import { keepDocuments, referenceTo } from '../../../server/documents/keepDocument';
import { moveDocuments } from '../../../server/documents/moveDocuments';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { makeFile } from '../../support/builders';
import { paddedPdf } from '../../support/pdf';
import { bytesOf, newPdf, openDocumentStage } from './documentPlaces';

type Opened = Awaited<ReturnType<typeof openDocumentStage>>;
let opened: Opened['opened'];
let stage: Opened['stage'];
let applicationId: number;
let close: Opened['close'];

beforeAll(async () => {
  ({ opened, stage, applicationId, close } = await openDocumentStage());
}, 60_000);
afterAll(() => close());

const context = (now = new Date()) => ({
  db: stage.db,
  documents: { newOnes: 'database' as const, others: opened.others },
  now: () => now,
});
/** Returns the hash of what a download brings. */
const downloaded = async (resourceFileId: number) => {
  const answer = await stage.operator.send(downloadResourceFile, { resourceFileId });
  return digestOf(new Uint8Array(await answer.arrayBuffer()));
};
const rowOf = async (id: number) => (await stage.db.select().from(files).where(eq(files.id, id)))[0];

/** Stores a document as the last version did: a small one in the row of its file, a large one in pieces. */
const storeAsBefore = async (content: Uint8Array) => {
  if (content.length <= 768_000) return makeFile(stage.db, applicationId, { content });
  const bytesId = crypto.randomUUID();
  const count = Math.ceil(content.length / pieceBytes);
  await stage.db.insert(filePieces).values(
    Array.from({ length: count }, (_, position) => ({
      bytesId,
      position,
      bytes: content.subarray(position * pieceBytes, (position + 1) * pieceBytes),
      createdOn: new Date(),
    })),
  );
  return makeFile(stage.db, applicationId, { content: null, bytesId });
};

/** The hourly cleaning of the last version. */
const cleanAsBefore = () =>
  stage.db.execute(sql`
    delete from file_pieces where created_on <= now() - interval '24 hours'
    and not exists (select 1 from files where files.bytes_id = file_pieces.bytes_id)
    and not exists (select 1 from record_files where record_files.bytes_id = file_pieces.bytes_id)`);

describe('documents that a server of the version before stored', () => {
  it('are read at once, registered in the background, and moved like all others', async () => {
    const documents = [newPdf(), new Uint8Array(paddedPdf(800_000)), newPdf()].map(bytesOf);
    const ids: number[] = [];
    for (const { content } of documents) ids.push((await storeAsBefore(content)).id);
    const allAreReadable = async () => {
      for (const [index, id] of ids.entries()) expect(await downloaded(id)).toBe(documents[index]?.hash);
    };
    expect(await downloaded(ids[0] ?? 0)).toBe(documents[0]?.hash);
    await enqueueJob({ ...context(), remoteAddress: null }, 'tendDocuments', {}, { key: 'tendDocuments' });
    stage.setNow(new Date());
    await stage.server.work();
    for (const [index, id] of ids.entries())
      expect(await rowOf(id)).toMatchObject({ hash: documents[index]?.hash });
    await allAreReadable();
    await moveDocuments(context(), 'folder');
    await allAreReadable();
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ content: null });
    await moveDocuments(context(), 'database');
    await allAreReadable();
  });

  it('stay when that server copies what this one stored, and the original goes', async () => {
    const document = bytesOf(newPdf());
    await keepDocuments(context(), [document]);
    const { bytesId } = referenceTo(document.hash);
    const { id } = await makeFile(stage.db, applicationId, { content: null, bytesId });
    await collectDocuments(context(new Date(Date.now() + 48 * 3_600_000)));
    expect(await downloaded(id)).toBe(document.hash);
  });

  it('is not removed by its cleaning once it is handed in again', async () => {
    const document = bytesOf(newPdf());
    const { bytesId } = referenceTo(document.hash);
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
    const keepLongAgo = async () => {
      await keepDocuments(context(twoDaysAgo), [document]);
      await stage.db.update(filePieces).set({ createdOn: twoDaysAgo }).where(eq(filePieces.bytesId, bytesId));
    };
    await keepLongAgo();
    await keepDocuments(context(), [document]);
    await cleanAsBefore();
    expect(await opened.copiesOf(stage.db, document.hash)).toEqual(['database']);
    await keepLongAgo();
    await Promise.all([cleanAsBefore(), keepDocuments(context(), [document]), cleanAsBefore()]);
    await cleanAsBefore();
    expect(await opened.copiesOf(stage.db, document.hash)).toEqual(['database']);
    expect(await stage.db.$count(storedDocuments, eq(storedDocuments.hash, document.hash))).toBe(1);
  });
});
