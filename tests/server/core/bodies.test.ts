import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import { maxBytesOf, submissionBody } from '../../../contract/rules/bodyLimits';
import { files } from '../../../server/db/schema/files';
import { databaseStore } from '../../../server/documents/databaseStore';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { TookTooMuch, type Workers } from '../../../server/services/workers/workers';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { type SentApplication, sentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

const operator = { username: 'operador@netatlantico.example.pt' };

let inspections = 0;
const costly = 1_000_000;
/** Fails with TookTooMuch for documents of exactly `costly` bytes. */
const workers: Workers = {
  run: async (name, input) => {
    if (name === 'inspectPdf') inspections += 1;
    if ('content' in input && input.content.length === costly) throw new TookTooMuch();
    return inlineWorkers.run(name, input);
  },
};

let server: TestServer;
let client: ApiClient;
let accessToken: string;
beforeAll(async () => {
  server = await createTestServer({ workers });
  client = await apiClient(server, operator);
  ({ accessToken } = await server.signIn(operator.username));
}, 60_000);
afterAll(() => server.close());

const largePdf = (bytes: number) => {
  const content = new Uint8Array(bytes).fill(32);
  content.set(makePdf());
  return content;
};
const withFiles = (...socialSecurityFiles: SentApplication['socialSecurityFiles'] & object) =>
  sentSubmission(1, sentApplication({ applicantProvidedRequiredDocuments: true, socialSecurityFiles }));
const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  server.fetch(`/api${submitApplications.path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
    ...{ duplex: 'half' },
  });
const errorsOf = async (answer: Response) => [answer.status, await answer.json()];
const refused = (text: string) => [400, { errors: [{ errors: [text] }] }];

describe('a body', () => {
  it.each([
    ['empty lists', `[${'[],'.repeat(1_000_000)}[]]`],
    ['numbers', `{"applications":[${'1,'.repeat(1_000_000)}1]}`],
    ['names', `{${'"a":1,'.repeat(1_000_000)}"a":1}`],
  ])('with more %s than a submission can have is refused before it is built', async (_what, body) => {
    expect(await errorsOf(await send(body))).toMatchObject(
      refused(
        'Não foi possível ler o pedido, porque tem mais valores do que esta operação aceita. Divida-o em vários pedidos.',
      ),
    );
  });

  it.each([
    ['nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['with a text without end', `{"providerEmail":"${'a'.repeat(100_000)}`],
    ['with a text that only seems to end', `{"providerEmail":"${'\\"'.repeat(100_000)}`],
    ['that breaks off behind a file', `{"file":"data:application/pdf;base64,${'A'.repeat(8000)}",`],
    ['of several parts', '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{}\r\n--x--'],
  ])('%s can not be read', async (_what, body) => {
    expect(await errorsOf(await send(body))).toMatchObject(
      refused('Não foi possível ler o pedido. Verifique o seu conteúdo.'),
    );
  });

  it('with more text than its fields can hold is too large, though its files might be larger', async () => {
    const answer = await send(`{"applications":${' '.repeat(submissionBody.textBytes)}[]}`);
    expect(answer.status).toBe(413);
  });

  it('may be no larger than its call needs', async () => {
    const large = { username: 'a'.repeat(25_000), password: 'b' };
    expect((await client.send(login, large)).status).toBe(413);
    expect(maxBytesOf(submissionBody)).toBeLessThan(83_000_000);
  });

  it('may have its values in any spacing and escapes', async () => {
    const text = JSON.stringify(withFiles(uploadedPdf('a.pdf', largePdf(10_000))), null, 4);
    const escaped = text.replace('Ana Sousa', String.raw`\u0041na\tSousa`);
    expect((await send(escaped)).status).toBe(200);
  });
});

describe('a text that is longer than any field', () => {
  it.each([
    ['a name', { fullName: 'a'.repeat(9000) }, 'Nome completo: Máximo de 250 caracteres.'],
    [
      'a file as a name',
      { fullName: uploadedPdf('a', largePdf(9000)).file },
      'Nome completo: Máximo de 250 caracteres.',
    ],
  ])('is refused at its field: %s', async (_what, overrides, text) => {
    const body = sentSubmission(1, sentApplication(overrides));
    const [status, answer] = await errorsOf(await send(JSON.stringify(body)));
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain(text);
  });

  it('can not pass for a file of the same body', async () => {
    const file = `data:application/pdf;base64,#0`.padEnd(4096, '#');
    const forged = { filename: 'b.pdf', sanitizeName: false as const, file };
    const refusal = await client.refusal(
      submitApplications,
      withFiles(uploadedPdf('a.pdf', largePdf(9000)), forged),
    );
    expect(refusal).toMatchObject({
      status: 400,
      message: expect.stringContaining('b.pdf: Formato inválido'),
    });
  });
});

describe('a file', () => {
  it('is stored as it was sent, whatever its size, and judged once', async () => {
    inspections = 0;
    const contents = [makePdf('pequeno'), largePdf(5000), largePdf(300_001)];
    const [created] = await client.answer(
      submitApplications,
      withFiles(...contents.map((content, index) => uploadedPdf(`${index}.pdf`, content))),
    );
    const stored = await server.db
      .select({ hash: files.hash })
      .from(files)
      .where(eq(files.applicationId, created?.applicationId ?? 0))
      .orderBy(files.id);
    const bytes = await Promise.all(stored.map(({ hash }) => databaseStore(server.db).get(hash ?? '')));
    const isWhole = bytes.map((read, index) =>
      Buffer.from(read ?? []).equals(contents[index] ?? new Uint8Array()),
    );
    expect(isWhole).toEqual([true, true, true]);
    expect(inspections).toBe(2);
  });

  it.each([
    ['is larger than 5 MB', largePdf(5_000_001), 'a.pdf: Tamanho máximo de 5Mb por documento excedido'],
    [
      'takes too long to judge',
      largePdf(costly),
      'a.pdf: Não foi possível analisar o documento no tempo previsto. Guarde-o de novo como PDF e tente outra vez.',
    ],
  ])('that %s is refused at its field', async (_what, content, text) => {
    const refusal = await client.refusal(submitApplications, withFiles(uploadedPdf('a.pdf', content)));
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(text) });
    expect(refusal.message).toMatch(/^Documentos|^Comprovativos|Segurança Social/);
  });
});
