import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplication, submitApplications } from '../../../contract/calls/application';
import { fileType } from '../../../contract/entities/fileType';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { databaseStore } from '../../../server/documents/databaseStore';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { anAddress, makeOperator } from '../../support/builders';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentStudentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

const now = new Date('2026-03-10T15:30:00Z');
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
let client: ApiClient;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ now: () => now, seed: 'empty' });
  await seedAddresses(server.db);
  operator = await makeOperator(server.db);
  providerId = operator.parentId ?? 0;
  client = await apiClient(server, operator);
}, 60_000);

afterAll(() => server.close());

const submitOne = async (application = sentApplication()) => {
  const [result] = await client.answer(submitApplications, sentSubmission(providerId, application));
  expect(result?.success).toBe(true);
  const applicationId = result?.applicationId ?? 0;
  const [row] = await server.db.select().from(applications).where(eq(applications.id, applicationId));
  if (!row) throw new Error('The application was not stored.');
  return { applicationId, row };
};

describe('7 POST Application/submit', () => {
  it('stores a request as Submitted, with its history and a trace in the audit', async () => {
    const { applicationId, row } = await submitOne();
    expect(row).toMatchObject({
      kind: 'request',
      providerId,
      createdById: operator.id,
      createdOn: now,
      statusId: 1,
      statusDate: now,
      isStudent: false,
      eligibilityNotificationSentDate: null,
    });
    const history = await server.db
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, applicationId));
    expect(history).toMatchObject([{ statusId: 1, createdOn: now, authorId: operator.id }]);
    const audit = await server.db.select().from(auditEvents).where(eq(auditEvents.subjectId, applicationId));
    expect(audit).toMatchObject([
      { action: 'create', subject: 'application', actorId: operator.id, occurredOn: now },
    ]);
  });

  it('stores a student with both certificates and every document of both lists', async () => {
    const { applicationId } = await submitOne(
      sentStudentApplication({
        applicantProvidedRequiredDocuments: true,
        socialSecurityFiles: [uploadedPdf('rsi.pdf'), uploadedPdf('abono.pdf')],
        taxCustomsAuthorityFiles: [uploadedPdf('irs.PDF')],
      }),
    );
    const found = await client.answer(getApplication, { applicationId });
    expect(found).toMatchObject({
      studentFullName: 'Rui Marques',
      studentAddress: { doorNumber: '7' },
      studentRegistrationCertificateFile: { filename: 'matricula.pdf', resourceFileTypeId: 3 },
      studentAddressCertificateFile: { filename: 'residencia.pdf', resourceFileTypeId: 2 },
      socialSecurityFiles: [{ filename: 'rsi.pdf' }, { filename: 'abono.pdf' }],
      taxCustomsAuthorityFiles: [{ filename: 'irs.PDF' }],
    });
    const stored = await server.db.select().from(files).where(eq(files.applicationId, applicationId));
    expect(stored).toHaveLength(5);
    const proof = stored.find(({ filename }) => filename === 'rsi.pdf');
    expect(await databaseStore(server.db).get(proof?.hash ?? '')).toEqual(makePdf('rsi.pdf'));
  });

  it('trims texts and takes what the postal code determines from the database, the street from the person', async () => {
    const { row } = await submitOne(
      sentApplication({
        fullName: '  Ana \u0007Sou\u200bsa ',
        address: {
          ...anAddress(),
          arteryDesignation: ' Rua nova ',
          doorNumber: ' 3 ',
          floor: ' ',
          county: 'Outro',
        },
      }),
    );
    expect(row.fullName).toBe('Ana  Sousa');
    expect(row.address).toMatchObject({
      arteryDesignation: 'Rua nova',
      doorNumber: '3',
      floor: null,
      county: anAddress().county,
    });
    expect(row.postCode).toBe(`${anAddress().cp4}-${anAddress().cp3}`);
  });

  it('drops the student and the documents when their switches are off (4, Form rules)', async () => {
    const { applicationId, row } = await submitOne(
      sentStudentApplication({
        isStudent: false,
        applicantProvidedRequiredDocuments: false,
        socialSecurityFiles: [uploadedPdf('rsi.pdf')],
      }),
    );
    expect(row).toMatchObject({ studentFullName: null, studentFiscalNumber: null, studentAddress: null });
    expect(await server.db.select().from(files).where(eq(files.applicationId, applicationId))).toEqual([]);
  });

  it('answers several requests in the order sent', async () => {
    const sent = [sentApplication({ fullName: 'Primeira' }), sentApplication({ fullName: 'Segunda' })];
    const results = await client.answer(submitApplications, sentSubmission(providerId, ...sent));
    const names: string[] = [];
    for (const { applicationId } of results) {
      names.push((await client.answer(getApplication, { applicationId: applicationId ?? 0 })).fullName ?? '');
    }
    expect(names).toEqual(['Primeira', 'Segunda']);
  });

  it.each([
    ['..\\..\\windows\\proof.pdf', 'proof.pdf'],
    ['/etc/passwd/proof.pdf', 'proof.pdf'],
    ['pro\u0007o\u202ef.pdf', 'proof.pdf'],
    ['folder/.pdf', 'documento.pdf'],
  ])('stores the file name %j as %s', async (filename, stored) => {
    const { applicationId } = await submitOne(
      sentApplication({
        applicantProvidedRequiredDocuments: true,
        socialSecurityFiles: [uploadedPdf(filename, makePdf())],
      }),
    );
    const rows = await server.db.select().from(files).where(eq(files.applicationId, applicationId));
    expect(rows).toMatchObject([{ filename: stored, resourceFileTypeId: fileType.socialSecurityFile }]);
  });
});
