import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplicationFiles,
  submitApplications,
} from '../../../contract/calls/application';
import { files } from '../../../server/db/schema/files';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { collectDocuments } from '../../../server/documents/collectDocuments';
import { storeAt } from '../../../server/documents/documentPlaces';
import { keepDocuments } from '../../../server/documents/keepDocument';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { bytesOf, newPdf, openPlaces, places } from './documentPlaces';

const now = new Date('2026-03-10T15:30:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

let opened: Awaited<ReturnType<typeof openPlaces>>;

beforeAll(async () => {
  opened = await openPlaces();
});
afterAll(() => opened.close());

describe.each(places)('documents in the place "%s"', (place) => {
  let stage: ActionStage;
  const documents = () => ({ newOnes: place, others: opened.others });
  beforeAll(async () => {
    stage = await actionStage(now, { documents: documents() });
  }, 60_000);
  afterAll(() => stage.server.close());

  const context = (at = now) => ({ db: stage.db, documents: documents(), now: () => at });
  const store = () => storeAt(stage.db, documents(), place);

  const submit = async (content: Uint8Array) => {
    const application = sentApplication({
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('rsi.pdf', content)],
    });
    const body = sentSubmission(stage.provider.id, application);
    const [created] = await stage.operator.answer(submitApplications, body);
    const [file] = await stage.operator.answer(getApplicationFiles, {
      applicationId: created?.applicationId ?? 0,
    });
    return file?.resourceFileId ?? 0;
  };
  const download = (resourceFileId: number) => stage.operator.send(downloadResourceFile, { resourceFileId });
  const downloaded = async (resourceFileId: number) =>
    new Uint8Array(await (await download(resourceFileId)).arrayBuffer());
  const remove = (id: number) => stage.db.delete(files).where(eq(files.id, id));
  const collectAll = async (at: Date) => {
    for (let after: string | undefined = ''; after !== undefined; )
      after = await collectDocuments(context(at), after);
  };

  it('are stored once and come back as they were sent', async () => {
    const content = newPdf();
    const ids = [await submit(content), await submit(content)];
    for (const id of ids) expect(await downloaded(id)).toEqual(content);
    const { hash } = bytesOf(content);
    expect(await opened.copiesOf(stage.db, hash)).toEqual([place]);
    expect(await stage.db.select().from(storedDocuments).where(eq(storedDocuments.hash, hash))).toMatchObject(
      [{ place, size: content.length, storedOn: now }],
    );
  });

  it.each(['otherBytes', 'missing'] as const)('are never shown when the store has %s', async (problem) => {
    const content = newPdf();
    const id = await submit(content);
    const { hash } = bytesOf(content);
    if (problem === 'missing') await store().remove(hash);
    else await store().put(hash, newPdf());
    const answer = await download(id);
    expect(answer.status).toBe(500);
    const reference = answer.headers.get('x-request-id') ?? 'none';
    expect((await answer.json()).message).toBe(
      `Não foi possível ler o documento, porque não está como foi guardado. Contacte-nos e indique a referência ${reference}.`,
    );
    const logged = stage.server.logged.find(({ facts }) => facts?.reference === reference);
    expect(logged?.facts).toMatchObject({ problem, place, hash });
    await submit(content);
    expect(await downloaded(id)).toEqual(content);
  });

  it('are collected a day after the last file that named them went', async () => {
    const [named, orphan] = [newPdf(), newPdf()];
    const id = await submit(named);
    await remove(await submit(orphan));
    await collectAll(hours(23));
    expect(await opened.copiesOf(stage.db, bytesOf(orphan).hash)).toEqual([place]);
    await collectAll(hours(25));
    expect(await opened.copiesOf(stage.db, bytesOf(orphan).hash)).toEqual([]);
    expect(await downloaded(id)).toEqual(named);
  });

  it('that are handed in again while they are collected are kept', async () => {
    const contents = Array.from({ length: 12 }, newPdf).map(bytesOf);
    await keepDocuments(context(), contents);
    await Promise.all([collectAll(hours(25)), keepDocuments(context(hours(25)), contents.toReversed())]);
    for (const { hash } of contents) expect(await opened.copiesOf(stage.db, hash)).toEqual([place]);
    await collectAll(hours(25));
    for (const { hash, content } of contents) expect(await store().get(hash)).toEqual(content);
  });

  it('are stored in no place by a request that is refused', async () => {
    const content = newPdf();
    const twice = [uploadedPdf('a.pdf', content), uploadedPdf('b.pdf', content)];
    const application = sentApplication({
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: twice,
    });
    await stage.operator.refusal(submitApplications, sentSubmission(stage.provider.id, application));
    expect(await opened.copiesOf(stage.db, bytesOf(content).hash)).toEqual([]);
  });
});
