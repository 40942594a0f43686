import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplicationFiles,
  submitApplications,
} from '../../../contract/calls/application';
import { getComparisons, recheckApplication } from '../../../contract/calls/recheck';
import { digestOf } from '../../../contract/digestOf';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { rowsOf } from '../../../server/db/rowsOf';
import { applications } from '../../../server/db/schema/applications';
import { documentKeys } from '../../../server/db/schema/documentKeys';
import { filePieces, files } from '../../../server/db/schema/files';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { destroyDocumentKeys } from '../../../server/documents/documentKeys';
import { storeAt } from '../../../server/documents/documentPlaces';
import { encryptStored } from '../../../server/documents/encryptStored';
import { moveDocuments } from '../../../server/documents/moveDocuments';
import { keyState, rewrapKeys } from '../../../server/documents/rewrapKeys';
import { importTokenKeys, type TokenKeys } from '../../../server/lib/tokenKeys';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { validNif } from '../../support/nifs';
import { randomPdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { newPdf, openPlaces } from './documentPlaces';

const [first, second, foreign] = ['first', 'second', 'foreign'].map((name) => `${name}-${'k'.repeat(32)}`);
const keysOf = (...secrets: (string | undefined)[]) => importTokenKeys(secrets as [string, ...string[]]);

let opened: Awaited<ReturnType<typeof openPlaces>>;
let stage: ActionStage;
/** The settings of the server; each test may have others. */
let documents: {
  newOnes: 'database' | 'folder';
  others: (typeof opened)['others'];
  keys: TokenKeys | undefined;
};

beforeAll(async () => {
  opened = await openPlaces();
  documents = { newOnes: 'database', others: opened.others, keys: undefined };
  stage = await actionStage(new Date(), { documents });
}, 60_000);
beforeEach(async () => {
  documents.newOnes = 'database';
  documents.keys = await keysOf(first);
});
afterAll(async () => {
  await stage.server.close();
  await opened.close();
});

let persons = 0;
const submit = async (...contents: Uint8Array[]) => {
  persons += 1;
  const application = sentApplication({
    fiscalNumber: validNif(7_300_000 + persons),
    applicantProvidedRequiredDocuments: true,
    socialSecurityFiles: contents.map((content, index) => uploadedPdf(`${index}.pdf`, content)),
  });
  const body = sentSubmission(stage.provider.id, application);
  const [created] = await stage.operator.answer(submitApplications, body);
  const id = created?.applicationId ?? 0;
  return { id, application, fileIds: await filesOf(id) };
};
const filesOf = async (applicationId: number) =>
  (await stage.operator.answer(getApplicationFiles, { applicationId })).map((one) => one.resourceFileId);
const download = (resourceFileId = 0) => stage.operator.send(downloadResourceFile, { resourceFileId });
/** Returns what a download brings: the bytes, or the status and text of a failure. */
const downloaded = async (resourceFileId: number | undefined) => {
  const answer = await download(resourceFileId);
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  return `${answer.status} ${(await answer.json()).message}`;
};
const rowOf = async (id = 0) => (await stage.db.select().from(files).where(eq(files.id, id)))[0];
const storedBytes = async (hash: string) => {
  const [entry] = await stage.db.select().from(storedDocuments).where(eq(storedDocuments.hash, hash));
  return storeAt(stage.db, documents, entry?.place ?? 'database').get(hash);
};
const tend = async (at = new Date()) => {
  stage.setNow(at);
  await enqueueJob(
    { db: stage.db, now: () => at, remoteAddress: null },
    'tendDocuments',
    {},
    { key: 'tend' },
  );
  await stage.server.work();
  stage.setNow(new Date());
};
/** What a server of the version before reads, which checks none of it; it fails where there is nothing. */
const asBefore = async (id: number | undefined) => {
  const row = await rowOf(id);
  if (row?.content) return new Uint8Array(row.content);
  const pieces = await stage.db
    .select({ bytes: filePieces.bytes })
    .from(filePieces)
    .where(eq(filePieces.bytesId, row?.bytesId ?? ''))
    .orderBy(filePieces.position);
  return pieces.length > 0 ? new Uint8Array(Buffer.concat(pieces.map(({ bytes }) => bytes))) : undefined;
};
/** Every row of the tables of documents as text. */
const rowsWith = async (text: string) =>
  rowsOf(
    await stage.db.execute(sql`
      select count(*)::int as count from (
        select encode(bytes, 'escape') as content from file_pieces
        union all select files::text from files union all select stored_documents::text from stored_documents
      ) as everything where strpos(content, ${text}::text) > 0`),
  )[0];
/** The hourly cleaning of the version before, a day later. */
const removeOldPiecesAsBefore = sql`
  delete from file_pieces where created_on <= now() + interval '24 hours'
  and not exists (select 1 from files where files.bytes_id = file_pieces.bytes_id)`;
const unreadable = /^500 Não foi possível ler o documento, porque não está como foi guardado/;

describe.each(['database', 'folder'] as const)('documents in the place "%s", with a key', (place) => {
  beforeEach(() => {
    documents.newOnes = place;
  });

  it.each([
    ['small', newPdf],
    ['large', () => randomPdf(200_000)],
  ])(
    'are stored encrypted (%s), named so that nothing is told of them, and come back',
    async (_size, make) => {
      const content = make();
      const { fileIds } = await submit(content);
      expect(await downloaded(fileIds[0])).toEqual(content);
      const row = await rowOf(fileIds[0]);
      expect(row?.hash).not.toBe(digestOf(content));
      expect(await rowsWith(digestOf(content))).toEqual({ count: 0 });
      expect(await rowsWith('%PDF-')).toEqual({ count: 0 });
      const bytes = Buffer.from((await storedBytes(row?.hash ?? '')) ?? []);
      expect(bytes.length).toBeGreaterThan(content.length);
      expect(bytes.includes('%PDF-')).toBe(false);
      // A version that does not know the encryption compares this, and shows a failure.
      expect(digestOf(bytes)).not.toBe(row?.hash);
    },
  );

  it('are never shown by a server of the version before, which does not remove them either, wherever they are moved', async () => {
    const content = newPdf();
    const { fileIds } = await submit(content);
    const context = { db: stage.db, documents, now: () => new Date() };
    for (const to of [place, 'folder', 'database'] as const) {
      await moveDocuments(context, to);
      await stage.db.execute(removeOldPiecesAsBefore);
      expect(await asBefore(fileIds[0])).toBeUndefined();
      expect(await downloaded(fileIds[0])).toEqual(content);
    }
  });

  it('are never shown if they are encrypted in a way that only a newer version knows', async () => {
    const content = Buffer.from(`TSI-AES2${crypto.randomUUID()}`);
    const hash = digestOf(content);
    const { fileIds } = await submit(newPdf());
    await stage.db
      .insert(storedDocuments)
      .values({ hash, place, size: content.length, isEncrypted: true, storedOn: new Date() });
    await storeAt(stage.db, documents, place).put(hash, content);
    await stage.db
      .update(files)
      .set({ hash })
      .where(eq(files.id, fileIds[0] ?? 0));
    expect(await downloaded(fileIds[0])).toMatch(unreadable);
  });

  it('can not be read once the keys of their requests are destroyed, nor a copy of the store', async () => {
    const [erased, other] = [await submit(newPdf()), await submit(newPdf())];
    const row = await rowOf(erased.fileIds[0]);
    const copy = await storedBytes(row?.hash ?? '');
    await destroyDocumentKeys(stage.db, [erased.id]);
    expect(await downloaded(erased.fileIds[0])).toMatch(unreadable);
    expect(await downloaded(other.fileIds[0])).toBeInstanceOf(Uint8Array);
    await storeAt(stage.db, documents, place).put(row?.hash ?? '', copy ?? new Uint8Array());
    expect(await downloaded(erased.fileIds[0])).toMatch(unreadable);
  });
});

describe('the key of the installation', () => {
  it('is rotated without a document being written, after which the former one opens nothing', async () => {
    const content = newPdf();
    const { fileIds } = await submit(content);
    const row = await rowOf(fileIds[0]);
    const before = await storedBytes(row?.hash ?? '');
    documents.keys = await keysOf(second, first);
    expect(await downloaded(fileIds[0])).toEqual(content);
    const later = await submit(newPdf());
    const all = await stage.db.$count(documentKeys);
    expect(await keyState(stage.db, documents.keys)).toEqual({ unopened: 0, former: all - 1 });
    expect(await rewrapKeys(stage.db, documents.keys)).toEqual({ rewrapped: all - 1, unopened: 0 });
    expect(await rewrapKeys(stage.db, documents.keys)).toEqual({ rewrapped: 0, unopened: 0 });
    documents.keys = await keysOf(second);
    expect(await downloaded(fileIds[0])).toEqual(content);
    expect(await downloaded(later.fileIds[0])).toBeInstanceOf(Uint8Array);
    expect(await rowOf(fileIds[0])).toEqual(row);
    expect(await storedBytes(row?.hash ?? '')).toEqual(before);
    documents.keys = await keysOf(first);
    expect(await downloaded(fileIds[0])).toMatch(/^503 /);
    documents.keys = await keysOf(first, second);
    await rewrapKeys(stage.db, documents.keys);
  });

  it('that is missing or another is said, and nothing is shown or lost', async () => {
    const content = newPdf();
    const { fileIds } = await submit(content);
    for (const keys of [undefined, await keysOf(foreign)]) {
      documents.keys = keys;
      expect(await downloaded(fileIds[0])).toMatch(/^503 /);
      expect((await keyState(stage.db, keys)).unopened).toBe(await stage.db.$count(documentKeys));
    }
    expect(await rewrapKeys(stage.db, await keysOf(foreign))).toMatchObject({ rewrapped: 0 });
    documents.keys = await keysOf(first);
    expect(await downloaded(fileIds[0])).toEqual(content);
  });

  it('opens the key of a request for that request alone', async () => {
    const [one, other] = [await submit(newPdf()), await submit(newPdf())];
    const [key] = await stage.db.select().from(documentKeys).where(eq(documentKeys.applicationId, one.id));
    await stage.db
      .update(documentKeys)
      .set({ sealed: key?.sealed })
      .where(eq(documentKeys.applicationId, other.id));
    expect(await downloaded(other.fileIds[0])).toMatch(/^503 /);
    await stage.db.delete(documentKeys).where(eq(documentKeys.applicationId, other.id));
  });
});

describe('a document of two requests', () => {
  it('is compared, and stays readable in the one when the other is erased', async () => {
    const contents = [newPdf(), newPdf()];
    const [content, again] = contents;
    const { id, application, fileIds } = await submit(...contents);
    await stage.db
      .update(applications)
      .set({ statusId: applicationStatus.active })
      .where(eq(applications.id, id));
    const kept = {
      resourceFileId: fileIds[0] ?? 0,
      filename: '0.pdf',
      resourceFileTypeId: fileType.socialSecurityFile,
    };
    const [rechecked] = await stage.operator.answer(recheckApplication, {
      ...sentSubmission(stage.provider.id),
      applications: [{ ...application, id, socialSecurityFiles: [kept, uploadedPdf('other.pdf', again)] }],
    });
    const recheckId = rechecked?.applicationId ?? 0;
    const [comparison] = await stage.operator.answer(getComparisons, { applicationId: recheckId });
    // The second is the same document, whatever it is called and however it is encrypted.
    expect(comparison?.documents?.map(({ change }) => change)).toEqual(['kept', 'kept']);
    await destroyDocumentKeys(stage.db, [id]);
    const copies = await filesOf(recheckId);
    expect(await Promise.all(copies.map(downloaded))).toEqual([content, again]);
    expect(await downloaded(fileIds[0])).toMatch(unreadable);
  });
});

describe('documents of before there was a key', () => {
  it('stay as they are, until they are asked to be encrypted, and then nothing is left of them', async () => {
    documents.keys = undefined;
    const [content, shared] = [newPdf(), newPdf()];
    const [one, two] = [await submit(content, shared), await submit(shared)];
    documents.keys = await keysOf(first);
    await tend(new Date(Date.now() + 25 * 3_600_000));
    expect(await downloaded(one.fileIds[0])).toEqual(content);
    expect(await asBefore(one.fileIds[0])).toEqual(content);
    const context = { db: stage.db, documents, now: () => new Date() };
    expect(await encryptStored(context)).toBe(3);
    expect(await encryptStored(context)).toBe(0);
    await tend(new Date(Date.now() + 50 * 3_600_000));
    for (const plain of [content, shared]) {
      expect(await opened.copiesOf(stage.db, digestOf(plain))).toEqual([]);
      expect(await rowsWith(digestOf(plain))).toEqual({ count: 0 });
    }
    expect(await rowsWith('%PDF-')).toEqual({ count: 0 });
    expect(await downloaded(one.fileIds[0])).toEqual(content);
    expect(await downloaded(one.fileIds[1])).toEqual(shared);
    expect(await downloaded(two.fileIds[0])).toEqual(shared);
    await moveDocuments({ db: stage.db, documents, now: () => new Date() }, 'folder');
    expect(await downloaded(two.fileIds[0])).toEqual(shared);
  });
});
