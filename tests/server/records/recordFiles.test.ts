import { desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { filePieces } from '../../../server/db/schema/files';
import { recordFiles } from '../../../server/db/schema/recordFiles';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { collectDocuments } from '../../../server/documents/collectDocuments';
import { type DocumentPlaces, inDatabase } from '../../../server/documents/documentPlaces';
import { encryptStored } from '../../../server/documents/encryptStored';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { makePdf, paddedPdf, uploadedPdf } from '../../support/pdf';
import { listQuery, recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

/** Where files are; a test may encrypt them. */
const documents: { -readonly [Key in keyof DocumentPlaces]: DocumentPlaces[Key] } = { ...inDatabase };
let stage: Stage;
let operator: Send;
let colleague: Send;
let stranger: Send;

beforeAll(async () => {
  stage = await recordStage(documents);
  operator = await stage.as('operador@netatlantico.example.pt');
  colleague = await stage.as('consulta@netatlantico.example.pt');
  stranger = await stage.as('operador@fibrasul.example.pt');
});
afterAll(() => stage.server.close());

const stored = () => stage.db.select({ id: recordFiles.id }).from(recordFiles);
const lastAudit = async () => {
  const [event] = await stage.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};
const bytes = (body: ArrayBuffer) => Buffer.from(body);

describe('plain resources: a file', () => {
  it('is stored with its record, told by its name, fetched, kept, replaced and removed with it', async () => {
    const { status, body } = await operator('POST', '', {
      title: 'Com prova',
      paper: uploadedPdf('fatura.pdf'),
    });
    expect({ status, paper: body.paper }).toEqual({ status: 200, paper: { filename: 'fatura.pdf' } });
    const { id } = body;
    const listed = await operator('GET', listQuery({ filter: { id } }));
    expect(listed.body).toMatchObject([{ paper: { filename: 'fatura.pdf' } }]);
    const fetched = await colleague('GET', `/${id}/paper`);
    expect(bytes(fetched.body)).toEqual(Buffer.from(makePdf('fatura.pdf')));
    expect(await lastAudit()).toMatchObject({
      action: 'download',
      subject: 'complaintsOfTests',
      subjectId: id,
      detail: { field: 'paper' },
    });

    const before = await stored();
    const kept = await operator('PUT', `/${id}`, { ...body, title: 'Com a mesma' });
    expect(kept.body.paper).toEqual({ filename: 'fatura.pdf' });
    expect(await stored()).toEqual(before);

    const replaced = await operator('PUT', `/${id}`, { paper: uploadedPdf('outra.pdf') });
    expect(replaced.body).toMatchObject({ paper: { filename: 'outra.pdf' } });
    expect(replaced.body.version).not.toBe(kept.body.version);
    expect(bytes((await operator('GET', `/${id}/paper`)).body)).toEqual(Buffer.from(makePdf('outra.pdf')));
    expect(await stored()).toHaveLength(before.length);

    expect((await operator('DELETE', `/${id}`)).body).toMatchObject({ paper: { filename: 'outra.pdf' } });
    expect(await stored()).toHaveLength(before.length - 1);
    expect((await operator('GET', `/${id}/paper`)).status).toBe(404);
  });

  it('with malicious software can not be fetched, nor handed in again', async () => {
    const paper = uploadedPdf('infetada.pdf');
    const { body } = await operator('POST', '', { title: 'Infetada', paper });
    const hash = sql`(select hash from record_files where filename = ${paper.filename})`;
    await stage.db.update(storedDocuments).set({ scan: 'infected' }).where(eq(storedDocuments.hash, hash));
    const read = await operator('GET', `/${body.id}`);
    expect(read.body.paper).toEqual({ filename: 'infetada.pdf', scan: 'infected' });
    expect(await operator('GET', `/${body.id}/paper`)).toMatchObject({
      status: 400,
      body: { errors: [{ errors: ['O documento foi recusado: contém software malicioso.'] }] },
    });
    expect(await operator('POST', '', { title: 'De novo', paper })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'paper', errors: [expect.stringContaining('software malicioso')] }] },
    });
    expect((await operator('DELETE', `/${body.id}`)).status).toBe(200);
  });

  it('is encrypted where the installation has a key, also one of before', async () => {
    const before = await operator('POST', '', { title: 'De antes', paper: uploadedPdf('antes.pdf') });
    documents.keys = await importTokenKeys(['d'.repeat(32)]);
    const context = { db: stage.db, documents, now: () => new Date() };
    await encryptStored(context);
    const { body } = await operator('POST', '', { title: 'Cifrada', paper: uploadedPdf('cifrada.pdf') });
    expect(await stage.db.$count(recordFiles, isNull(recordFiles.sealedKey))).toBe(0);
    const read = async (id: number) => bytes((await operator('GET', `/${id}/paper`)).body);
    expect(await read(before.body.id)).toEqual(Buffer.from(makePdf('antes.pdf')));
    expect(await read(body.id)).toEqual(Buffer.from(makePdf('cifrada.pdf')));
    await operator('DELETE', `/${before.body.id}`);
    await operator('DELETE', `/${body.id}`);
    documents.keys = undefined;
  });

  it('can be taken off its record', async () => {
    const { body } = await operator('POST', '', { title: 'Sem prova', paper: uploadedPdf('fatura.pdf') });
    const cleared = await operator('PUT', `/${body.id}`, { paper: null });
    expect(cleared.body.paper).toBeNull();
    expect((await operator('GET', `/${body.id}/paper`)).body).toMatchObject({
      message: 'O documento não foi encontrado.',
    });
    await operator('DELETE', `/${body.id}`);
  });

  it('of a large size is kept in pieces, which go with it and not before', async () => {
    const content = paddedPdf(900_000);
    const named = () =>
      stage.db.select({ id: filePieces.bytesId }).from(filePieces).orderBy(filePieces.bytesId);
    const tomorrow = new Date(Date.now() + 48 * 3_600_000);
    const collect = () => collectDocuments({ db: stage.db, documents: inDatabase, now: () => tomorrow });
    await collect();
    const before = await named();
    const { body } = await operator('POST', '', {
      title: 'Grande',
      paper: uploadedPdf('grande.pdf', content),
    });
    expect((await named()).length).toBeGreaterThan(before.length + 10);
    await collect();
    expect(bytes((await operator('GET', `/${body.id}/paper`)).body).equals(content)).toBe(true);
    await operator('DELETE', `/${body.id}`);
    await collect();
    expect(await named()).toEqual(before);
  });

  it("is another provider's not to fetch, and is refused to whom it is not there", async () => {
    const { body } = await operator('POST', '', { title: 'Nossa prova', paper: uploadedPdf('fatura.pdf') });
    expect((await stranger('GET', `/${body.id}/paper`)).status).toBe(404);
    expect((await colleague('POST', '', { title: 'x', paper: uploadedPdf('a.pdf') })).status).toBe(403);
    expect((await operator('GET', `/${body.id}/title`)).status).toBe(404);
    await operator('DELETE', `/${body.id}`);
  });

  it.each<[string, unknown, string]>([
    ['what is no PDF', uploadedPdf('a.pdf', new TextEncoder().encode('texto')), 'Prova: a.pdf: '],
    ['another ending', { ...uploadedPdf('a.pdf'), filename: 'a.exe' }, 'Prova'],
    [
      'more bytes than declared',
      uploadedPdf('a.pdf', paddedPdf(1_000_001)),
      'Prova: O ficheiro ultrapassa o tamanho máximo de 1 MB.',
    ],
    ['a name alone', { filename: 'a.pdf' }, 'Prova: Valor inválido.'],
    ['a text', 'a.pdf', 'Prova: Valor inválido.'],
  ])('%s is refused at its field, and nothing is kept', async (_, paper, text) => {
    const before = await stored();
    const { status, body } = await operator('POST', '', { title: 'Recusada', paper });
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ field: 'paper', errors: [expect.stringContaining(text)] });
    expect(await stored()).toEqual(before);
    expect(await stage.db.select().from(stage.table).where(eq(stage.table.title, 'Recusada'))).toEqual([]);
  });
});
