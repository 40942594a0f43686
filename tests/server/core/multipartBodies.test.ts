import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { submitApplications } from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import { maxBytesOf, submissionBody } from '../../../contract/rules/bodyLimits';
import { files } from '../../../server/db/schema/files';
import { databaseStore } from '../../../server/documents/databaseStore';
import { makePdf, randomPdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

const operator = 'operador@netatlantico.example.pt';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = (await server.signIn(operator)).accessToken;
}, 60_000);
afterAll(() => server.close());

const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body, duplex: 'half' };
  const answer = await server.fetch(`/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: answer.status, body: await answer.json() };
};

const part = (name: string) => ({
  filename: `${name}.pdf`,
  sanitizeName: false as const,
  file: `part:${name}`,
});
type Files = Record<string, Blob>;
const formOf = (json: unknown, parts: Files) => {
  const form = new FormData();
  form.set(
    'json',
    new Blob([typeof json === 'string' ? json : JSON.stringify(json)], { type: 'application/json' }),
  );
  for (const [name, content] of Object.entries(parts)) form.set(name, content, `${name}.pdf`);
  return form;
};
const pdf = (content: Uint8Array<ArrayBuffer>, type = 'application/pdf') => new Blob([content], { type });
const request = (...socialSecurityFiles: ReturnType<typeof part>[]) =>
  sentSubmission(1, sentApplication({ applicantProvidedRequiredDocuments: true, socialSecurityFiles }));
const submit = (form: FormData, headers?: Record<string, string>) =>
  post(submitApplications.path, form, headers);
const storedBytes = async (applicationId: number) => {
  const stored = await server.db
    .select({ hash: files.hash })
    .from(files)
    .where(eq(files.applicationId, applicationId))
    .orderBy(files.id);
  return Promise.all(stored.map(({ hash }) => databaseStore(server.db).get(hash ?? '')));
};

describe('a body of several parts', () => {
  it('carries documents as they are, whatever type a program gives them, beside those of its JSON', async () => {
    const [small, large] = [makePdf('pequeno'), randomPdf(900_000)];
    const inJson = randomPdf(20_000);
    const body = request(part('doc1'), part('doc.2'));
    body.applications[0]?.socialSecurityFiles?.push(uploadedPdf('c.pdf', inJson));
    const { status, body: answer } = await submit(
      formOf(body, { doc1: pdf(large), 'doc.2': pdf(small, 'application/octet-stream') }),
    );
    expect({ status, answer }).toMatchObject({ status: 200, answer: [{ success: true }] });
    const stored = await storedBytes(answer[0].applicationId);
    const isSame = [large, small, inJson].map((sent, at) => Buffer.from(stored[at] ?? []).equals(sent));
    expect(isSame).toEqual([true, true, true]);
  });

  it.each([
    ['names a part that is not there', request(part('a'), part('b')), { a: pdf(makePdf()) }, 'unknown_part'],
    [
      'has a part that it does not name',
      request(part('a')),
      { a: pdf(makePdf()), b: pdf(makePdf('b')) },
      'unknown_part',
    ],
    ['has a document that is none', request(part('a')), { a: pdf(new Uint8Array(5000)) }, 'not_pdf'],
    [
      'has a text where a document is',
      request(part('a')),
      { a: new Blob(['a'], { type: 'text/plain' }) },
      'not_pdf',
    ],
    ['has a document twice', request(part('a'), part('a')), { a: pdf(makePdf()) }, 'document_repeated'],
    [
      'has a document of over 5 MB',
      request(part('a')),
      { a: pdf(randomPdf(5_000_001)) },
      'document_too_large',
    ],
  ])('is refused where it %s', async (_what, json, parts, code) => {
    const answer = await submit(formOf(json, parts as Files));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code }] } });
  });

  it('does not take a name for a file', async () => {
    const json = sentSubmission(1, sentApplication({ fullName: 'part:a' }));
    const answer = await submit(formOf(json, { a: pdf(makePdf()) }));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'unknown_part' }] } });
  });

  it.each([
    ['no parts', 'nothing', 'multipart/form-data; boundary=x'],
    ['no boundary', '--x\r\n', 'multipart/form-data'],
    ['an endless boundary', '--x\r\n', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    [
      'no end',
      '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{}\r\n',
      'multipart/form-data; boundary=x',
    ],
    [
      'no JSON',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n{}\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
    ['parts without end', '--x\r\n\r\n\r\n'.repeat(50_000), 'multipart/form-data; boundary=x'],
    ['a header without end', `--x\r\n${'a'.repeat(100_000)}`, 'multipart/form-data; boundary=x'],
  ])('with %s can not be read', async (_what, body, type) => {
    const answer = await post(submitApplications.path, body, { 'content-type': type });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'malformed_body' }] } });
  });

  it('has the limits of the same body in JSON, which hold before it is read', async () => {
    const text = `{"applications":${' '.repeat(submissionBody.textBytes)}[]}`;
    expect((await submit(formOf(text, {}))).status).toBe(413);
    const values = { applications: Array(submissionBody.values).fill(1) };
    expect(await submit(formOf(values, {}))).toMatchObject({
      body: { errors: [{ code: 'too_many_values' }] },
    });
    const most = submissionBody.fileBytes ?? 0;
    const halves = { a: pdf(new Uint8Array(most / 2)), b: pdf(new Uint8Array(most / 2 + 1)) };
    expect((await submit(formOf(request(part('a'), part('b')), halves))).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (stream) => {
        pulled += 1_000_000;
        stream.enqueue(new Uint8Array(1_000_000));
      },
    });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(submitApplications.path, endless, type)).status).toBe(413);
    expect(pulled).toBeLessThan(maxBytesOf(submissionBody) + 5_000_000);
  });

  it('is the same call under an Idempotency-Key, whatever separates its parts, and another with other bytes', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const content = randomPdf(40_000);
    const first = await submit(formOf(request(part('a')), { a: pdf(content) }), key);
    expect(first.status).toBe(200);
    expect(await submit(formOf(request(part('a')), { a: pdf(content) }), key)).toEqual(first);
    const other = content.with(content.length - 1, 1);
    expect(await submit(formOf(request(part('a')), { a: pdf(other) }), key)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'key_of_other_call' }] },
    });
  });

  it('carries a workbook too, and is no body of a call without files', async () => {
    const json = { MaintenanceFile: { ...part('lista'), filename: 'lista.xlsx' } };
    const form = formOf(json, { lista: new Blob(['no workbook']) });
    expect(await post(registerMaintenanceRequests.path, form)).toMatchObject({ status: 400 });
    expect(await post(login.path, formOf({ username: operator }, {}))).toMatchObject({
      body: { errors: [{ code: 'malformed_body' }] },
    });
  });
});
