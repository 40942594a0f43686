import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { maxPdfBytes } from '../../../contract/rules/uploads';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { files } from '../../../server/db/schema/files';
import { generateAddresses } from '../../../server/seed/addresses/generateAddresses';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { plainPdf } from '../../documents/pdfs/assemblePdf';
import { certificate, encryption, treeOf, withoutPage } from '../../documents/pdfs/basePdfs';
import encryptedPdfs from '../../documents/pdfs/encryptedPdfs.json';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { anAddress, makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { makePdf, paddedPdf, uploadedPdf } from '../../support/pdf';
import {
  type SentApplication,
  type SentSubmission,
  sentApplication,
  sentStudentApplication,
  sentSubmission,
} from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let client: ApiClient;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  await seedAddresses(server.db);
  const operator = await makeOperator(server.db);
  providerId = operator.parentId ?? 0;
  client = await apiClient(server, operator);
}, 60_000);

afterAll(() => server.close());

const stored = async () => {
  const counts: number[] = [];
  for (const table of [applications, applicationHistory, files]) {
    const [row] = await server.db.select({ count: count() }).from(table);
    counts.push(row?.count ?? 0);
  }
  return counts;
};

const expectRefusal = async (sent: SentSubmission, message: string | RegExp) => {
  const before = await stored();
  const refusal = await client.refusal(submitApplications, sent);
  expect(refusal.status).toBe(400);
  expect(refusal.message).toMatch(message);
  expect(await stored()).toEqual(before);
};

const withProof = (file: Uint8Array, filename = 'prova.pdf'): SentApplication =>
  sentApplication({
    applicantProvidedRequiredDocuments: true,
    taxCustomsAuthorityFiles: [uploadedPdf(filename, file)],
  });

describe('7 POST Application/submit refuses with 400 and stores nothing', () => {
  it.each<[string, () => Partial<SentApplication>, RegExp]>([
    ['no name', () => ({ fullName: '  ' }), /Nome completo: Campo obrigatório\./],
    [
      'a name of control characters',
      () => ({ fullName: '\u0001\u0007' }),
      /Nome completo: Campo obrigatório\./,
    ],
    ['a wrong NIF', () => ({ fiscalNumber: '123456788' }), /NIF: NIF inválido/],
    ['no address chosen', () => ({ address: null }), /Morada fiscal/],
    [
      'an address that does not exist',
      () => ({ address: { ...anAddress(), id: 2_000_000 } }),
      /Morada fiscal/,
    ],
    [
      'an id that no database holds',
      () => ({ address: { ...anAddress(), id: 9_999_999_999 } }),
      /Morada fiscal/,
    ],
    [
      'an address of another postal code',
      () => ({ address: { ...anAddress(), cp3: '999' } }),
      /Morada fiscal/,
    ],
    [
      'an address of another locality',
      () => ({ address: { ...anAddress(), localityId: generateAddresses().at(-1)?.localityId ?? 0 } }),
      /Morada fiscal/,
    ],
    [
      'too long a door number',
      () => ({ address: { ...anAddress(), doorNumber: 'x'.repeat(51) } }),
      /N\.º de porta/,
    ],
    [
      'documents declared and none sent',
      () => ({ applicantProvidedRequiredDocuments: true, socialSecurityFiles: [] }),
      /Comprovativos da .*: Campo obrigatório\./,
    ],
  ])('%s', async (_, overrides, message) => {
    await expectRefusal(sentSubmission(providerId, sentApplication(overrides())), message);
  });

  it.each<[string, Partial<SentApplication>, RegExp]>([
    ['without name', { studentFullName: null }, /Nome completo do estudante: Campo obrigatório\./],
    ['without tax number', { studentFiscalNumber: '' }, /NIF do estudante: Campo obrigatório\./],
    ['without address', { studentAddress: null }, /Morada de residência do estudante/],
    ['without enrolment', { studentRegistrationCertificateFile: null }, /Comprovativo de matrícula/],
    ['without proof of residence', { studentAddressCertificateFile: null }, /Comprovativo de residência/],
  ])('a student %s', async (_, overrides, message) => {
    await expectRefusal(sentSubmission(providerId, sentStudentApplication(overrides)), message);
  });

  it('a provider other than the own one', async () => {
    const other = await makeProvider(server.db);
    await expectRefusal(sentSubmission(other.id), /^Prestador: /);
  });

  it('no e-mail, or a malformed one', async () => {
    await expectRefusal(
      { ...sentSubmission(providerId), providerEmail: null },
      /E-mail do prestador: Campo obrigatório\./,
    );
    await expectRefusal(
      { ...sentSubmission(providerId), providerEmail: 'a@b' },
      /E-mail do prestador: E-mail inválido\./,
    );
  });

  it.each([
    ['content that is no PDF', new TextEncoder().encode('<html>%PDF</html>')],
    ['no content', new Uint8Array()],
  ])('%s', async (_, bytes) => {
    await expectRefusal(
      sentSubmission(providerId, withProof(bytes)),
      /Autoridade Tributária.*: Formato inválido/,
    );
  });

  it.each([
    [
      'asks for a password',
      encryptedPdfs['AES-256/locked'],
      /: prova\.pdf: O documento pede uma palavra-passe/,
    ],
    [
      'opens only with a certificate',
      Buffer.from(encryption(certificate), 'latin1').toString('base64'),
      /: prova\.pdf: O documento está cifrado e só abre com um certificado/,
    ],
    [
      'has no page',
      Buffer.from('%PDF-1.7 no page').toString('base64'),
      /: prova\.pdf: O documento não tem nenhuma página/,
    ],
    [
      'has lost its pages',
      Buffer.from(plainPdf(withoutPage), 'latin1').toString('base64'),
      /: prova\.pdf: O documento não tem nenhuma página/,
    ],
  ])('a PDF that %s', async (_, base64, message) => {
    await expectRefusal(sentSubmission(providerId, withProof(Buffer.from(base64, 'base64'))), message);
  });

  it.each([
    ['is encrypted but asks for no password', Buffer.from(encryptedPdfs['AES-256/open'], 'base64')],
    ['begins late', Buffer.concat([Buffer.alloc(1100), makePdf()])],
    ['has a damaged page tree', Buffer.from(treeOf('<</Kids[3 0 R]>>'), 'latin1')],
  ])('a PDF that %s is taken', async (_, bytes) => {
    const [result] = await client.answer(submitApplications, sentSubmission(providerId, withProof(bytes)));
    expect(result?.success).toBe(true);
  });

  it('the same document twice in a request, in one list or in two; two requests may have the same one', async () => {
    const same = makePdf('o mesmo');
    const [one, other] = [uploadedPdf('um.pdf', same), uploadedPdf('outro.pdf', same)];
    const sent = (lists: Partial<SentApplication>) =>
      sentApplication({ applicantProvidedRequiredDocuments: true, ...lists });
    for (const lists of [
      { socialSecurityFiles: [one, other] },
      { taxCustomsAuthorityFiles: [one], socialSecurityFiles: [other] },
    ])
      await expectRefusal(
        sentSubmission(providerId, sent(lists)),
        /Segurança Social.*: outro\.pdf: O documento é igual a um\.pdf\. Retire um dos dois\./,
      );
    const household = [1, 2].map((n) =>
      sent({ fiscalNumber: validNif(n), socialSecurityFiles: [one], taxCustomsAuthorityFiles: [] }),
    );
    const results = await client.answer(submitApplications, sentSubmission(providerId, ...household));
    expect(results.map(({ success }) => success)).toEqual([true, true]);
  });

  it('base64 that is none', async () => {
    const { filename } = uploadedPdf('prova.pdf');
    const file = 'data:application/pdf;base64,JVBERi0xLjQ*';
    const sent = sentApplication({
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [{ filename, sanitizeName: false, file }],
    });
    await expectRefusal(sentSubmission(providerId, sent), /Segurança Social.*: Formato inválido/);
  });

  it('a name that does not end in .pdf', async () => {
    await expectRefusal(sentSubmission(providerId, withProof(makePdf(), 'prova.exe')), /Formato inválido/);
  });

  it('a document of one byte more than 5 MB; of exactly 5 MB it is taken', async () => {
    await expectRefusal(
      sentSubmission(providerId, withProof(paddedPdf(maxPdfBytes + 1))),
      'Tamanho máximo de 5Mb por documento excedido',
    );
    const [result] = await client.answer(
      submitApplications,
      sentSubmission(providerId, withProof(paddedPdf(maxPdfBytes))),
    );
    expect(result?.success).toBe(true);
  }, 60_000);

  it('several requests of which one is wrong: all or none', async () => {
    const wrong = withProof(new TextEncoder().encode('no'));
    await expectRefusal(
      sentSubmission(providerId, sentApplication(), sentApplication(), wrong),
      /Formato inválido/,
    );
  });

  it('answers 403 without the writer right, and to administrators', async () => {
    const reader = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['ApplicationsModule_Reader'],
    });
    const before = await stored();
    for (const user of [reader, await makeAdministrator(server.db)]) {
      const as = await apiClient(server, user);
      expect((await as.refusal(submitApplications, sentSubmission(providerId))).status).toBe(403);
    }
    expect(await stored()).toEqual(before);
  });
});
