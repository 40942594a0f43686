import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplicationFiles,
  submitApplications,
} from '../../../contract/calls/application';
import { recheckApplication } from '../../../contract/calls/recheck';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { filePieces, files } from '../../../server/db/schema/files';
import { pieceBytes } from '../../../server/documents/databaseStore';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentPeople, sentSubmission } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
const hour = 3_600_000;
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

/** Makes a readable PDF of `size` bytes in which no two pieces are alike. */
const randomPdf = (size: number) => {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += pieceBytes)
    crypto.getRandomValues(bytes.subarray(at, Math.min(at + pieceBytes, size)));
  bytes.set(makePdf(crypto.randomUUID()));
  return bytes;
};
const largePdf = () => randomPdf(11 * pieceBytes + 1);

const submission = (contents: readonly Uint8Array[], overrides: object = {}) =>
  sentSubmission(
    stage.provider.id,
    sentApplication({
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: contents.map((content, index) => uploadedPdf(`${index}.pdf`, content)),
      ...overrides,
    }),
  );

const submit = async (contents: readonly Uint8Array[]) => {
  const [created] = await stage.operator.answer(submitApplications, submission(contents));
  return created?.applicationId ?? 0;
};

const documentsOf = (applicationId: number) =>
  stage.db
    .select({ id: files.id, hash: files.hash, bytesId: files.bytesId })
    .from(files)
    .where(eq(files.applicationId, applicationId))
    .orderBy(asc(files.id));

const piecesOf = (bytesId: string | null | undefined) =>
  stage.db
    .select({ position: filePieces.position, length: sql<number>`length(${filePieces.bytes})` })
    .from(filePieces)
    .where(eq(filePieces.bytesId, bytesId ?? ''))
    .orderBy(filePieces.position);

const pieceCount = () => stage.db.$count(filePieces);

const downloads = async (applicationId: number) => {
  const shown = await stage.operator.answer(getApplicationFiles, { applicationId });
  return Promise.all(
    shown.map(async ({ resourceFileId }) => {
      const answer = await stage.operator.send(downloadResourceFile, { resourceFileId });
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
};

const clean = async (at: Date) => {
  stage.setNow(at);
  const context = { db: stage.db, now: () => at, remoteAddress: null };
  await enqueueJob(context, 'tendDocuments', {}, { key: 'tendDocuments' });
  await stage.server.work();
};

describe('the documents of a request', () => {
  it('are stored once for all requests that have them', async () => {
    const contents = [randomPdf(5000), largePdf()];
    await submit(contents);
    const before = await pieceCount();
    const id = await submit(contents);
    expect(await pieceCount()).toBe(before);
    expect(
      (await downloads(id)).map((read, index) => read.equals(contents[index] ?? read.subarray(1))),
    ).toEqual([true, true]);
  });

  it.each([12 * pieceBytes, 12 * pieceBytes + 1, 13 * pieceBytes - 1])(
    'are stored in pieces when one has %i bytes, and downloaded whole',
    async (size) => {
      const contents = [randomPdf(size), randomPdf(40_000)];
      const id = await submit(contents);
      const [large, small] = await documentsOf(id);
      const pieces = await piecesOf(large?.bytesId);
      expect(pieces).toHaveLength(Math.ceil(size / pieceBytes));
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(pieceBytes);
      expect(await piecesOf(small?.bytesId)).toHaveLength(1);
      expect(
        (await downloads(id)).map((read, index) => read.equals(contents[index] ?? read.subarray(1))),
      ).toEqual([true, true]);
    },
  );

  it('are the same pieces for a recheck that keeps them', async () => {
    const content = largePdf();
    const original = await stage.make(applicationStatus.active, sentPeople);
    const [stored] = await documentsOf(await submit([content]));
    await stage.db
      .update(files)
      .set({ applicationId: original.id })
      .where(eq(files.id, stored?.id ?? 0));
    const before = await pieceCount();
    const kept = {
      resourceFileId: stored?.id,
      filename: '0.pdf',
      resourceFileTypeId: fileType.socialSecurityFile,
    };
    const body = submission([], { id: original.id, socialSecurityFiles: [kept] });
    const answer = await stage.operator.send(recheckApplication, body);
    expect(answer.status).toBe(200);
    const copies = await stage.db
      .select()
      .from(files)
      .where(eq(files.bytesId, stored?.bytesId ?? ''));
    expect(copies).toHaveLength(2);
    expect(await pieceCount()).toBe(before);
    const [read] = await downloads(copies.at(-1)?.applicationId ?? 0);
    expect(read?.equals(content)).toBe(true);
  });
});

describe('pieces that no document names', () => {
  it('are not left behind by a request that is refused', async () => {
    const before = await pieceCount();
    const twice = largePdf();
    const refusal = await stage.operator.refusal(submitApplications, submission([twice, twice]));
    expect(refusal.status).toBe(400);
    expect(await pieceCount()).toBe(before);
  });

  it('are not left behind by documents that do not count', async () => {
    const before = await pieceCount();
    const body = submission([largePdf()], { applicantProvidedRequiredDocuments: false });
    await stage.operator.answer(submitApplications, body);
    expect(await pieceCount()).toBe(before);
  });

  it('are not left behind when a call is repeated under its key', async () => {
    const body = submission([largePdf()]);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await stage.operator.send(submitApplications, body, key)).status).toBe(200);
    const before = await pieceCount();
    expect((await stage.operator.send(submitApplications, body, key)).status).toBe(200);
    expect(await pieceCount()).toBe(before);
  });

  it('go after a day; those that any document names stay', async () => {
    const id = await submit([largePdf(), largePdf(), largePdf()]);
    const [deleted, shared, other] = await documentsOf(id);
    const bytesIds = [deleted, shared, other].map((document) => document?.bytesId);
    await stage.db
      .update(files)
      .set({ hash: shared?.hash ?? '', bytesId: shared?.bytesId ?? '' })
      .where(eq(files.id, other?.id ?? 0));
    for (const document of [deleted, shared])
      await stage.db.delete(files).where(eq(files.id, document?.id ?? 0));
    const counts = async () => (await Promise.all(bytesIds.map(piecesOf))).map(({ length }) => length);
    await clean(new Date(now.getTime() + 23 * hour));
    expect(await counts()).toEqual([12, 12, 12]);
    await clean(new Date(now.getTime() + 25 * hour));
    expect(await counts()).toEqual([0, 12, 0]);
  });
});
