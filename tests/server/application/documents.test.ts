import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DocumentForm,
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  submitApplications,
} from '../../../contract/calls/application';
import { fileType } from '../../../contract/entities/fileType';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { signedPdf, tellingPdf } from '../../documents/pdfs/tellingPdf';
import { type ApiClient, apiClient } from '../../support/apiClient';
import {
  anAddress,
  makeAdministrator,
  makeApplication,
  makeFile,
  makeOperator,
} from '../../support/builders';
import { validNif } from '../../support/nifs';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
let client: ApiClient;
let applicationId: number;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  operator = await makeOperator(server.db);
  client = await apiClient(server, operator);
  await seedAddresses(server.db);
  const { id } = await makeApplication(server.db, { providerId: operator.parentId ?? 0 });
  applicationId = id;
}, 60_000);

afterAll(() => server.close());

const auditOf = (action: string, subjectId: number) =>
  server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, action), eq(auditEvents.subjectId, subjectId)));

describe('7 documents of an application', () => {
  it('are listed, all of them or those of one type', async () => {
    await makeFile(server.db, applicationId, { filename: 'a.pdf' });
    await makeFile(server.db, applicationId, {
      filename: 'b.pdf',
      resourceFileTypeId: fileType.taxCustomsAuthorityFile,
    });
    const names = async (query: { applicationId: number; resourceFileType?: number }) =>
      (await client.answer(getApplicationFiles, query)).map(({ filename }) => filename);
    expect(await names({ applicationId })).toEqual(['a.pdf', 'b.pdf']);
    expect(await names({ applicationId, resourceFileType: 4 })).toEqual(['b.pdf']);
    expect(await names({ applicationId, resourceFileType: 2 })).toEqual([]);
  });

  it.each(['', '-1'])('are listed all for the type %j, which is none', async (resourceFileType) => {
    const all = await client.answer(getApplicationFiles, { applicationId });
    const response = await client.send(getApplicationFiles, { applicationId, resourceFileType });
    expect([response.status, await response.json()]).toEqual([200, all]);
  });

  it('come back byte for byte under their own name, and each download is recorded', async () => {
    const content = makePdf('Situação (social) \\ ação');
    const { id } = await makeFile(server.db, applicationId, { filename: 'situação.pdf', content });
    const response = await client.send(downloadResourceFile, { resourceFileId: id });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('situação.pdf'));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
    expect(await auditOf('download', id)).toMatchObject([{ actorId: operator.id, subject: 'file' }]);
  });

  it('that a person’s data was looked at is recorded', async () => {
    await client.answer(getApplication, { applicationId });
    expect((await auditOf('view', applicationId)).at(-1)).toMatchObject({
      actorId: operator.id,
      subject: 'application',
      detail: null,
    });
  });
});

describe('docs/asvs.tsv, 5.2.2: a document with active content', () => {
  it('is taken, noted, and handed out as a file that nothing in it may run', async () => {
    const content = Buffer.from(
      Buffer.from(makePdf())
        .toString('latin1')
        .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /JS (x) >>'),
      'latin1',
    );
    const address = anAddress();
    const [{ applicationId: id } = { applicationId: 0 }] = await client.answer(submitApplications, {
      providerId: operator.parentId,
      providerEmail: 'a@prestador.example.pt',
      applications: [
        {
          fullName: 'Ana Sousa',
          fiscalNumber: validNif(4711),
          address,
          isStudent: false,
          applicantGaveConsent: true,
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [uploadedPdf('ativo.pdf', content)],
          taxCustomsAuthorityFiles: [],
        },
      ],
    });
    const [file] = await client.answer(getApplicationFiles, { applicationId: id ?? 0 });
    const resourceFileId = file?.resourceFileId ?? 0;
    const response = await client.send(downloadResourceFile, { resourceFileId });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(content));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="ativo\.pdf"/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await auditOf('download', resourceFileId)).toMatchObject([
      { detail: { notes: ['javaScript', 'automaticAction'] } },
    ]);
  });
});

describe('the metadata of a document', () => {
  const asFile = async (content: Uint8Array<ArrayBuffer>) => {
    const file = await makeFile(server.db, applicationId, { content });
    const regulator = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: ['Applications_Reader'] }),
    );
    const get = async (by: ApiClient, form?: DocumentForm) => {
      const response = await by.send(downloadResourceFile, {
        resourceFileId: file.id,
        ...(form && { form }),
      });
      return new Uint8Array(await response.arrayBuffer());
    };
    const forms = async () => (await auditOf('download', file.id)).map(({ detail }) => detail?.form);
    return { resourceFileId: file.id, regulator, get, forms };
  };
  const tells = (content: Uint8Array) => Buffer.from(content).includes('Maria Segredo');

  it('stays where the regulator looks or downloads, and goes with the original, which is recorded', async () => {
    const content = await tellingPdf();
    expect(tells(content)).toBe(true);
    const { regulator, get, forms } = await asFile(content);
    const shown = await get(regulator, 'shown');
    expect(Buffer.from(shown).subarray(0, 5).toString()).toBe('%PDF-');
    expect(tells(shown)).toBe(false);
    expect(await get(regulator, 'withoutMetadata')).toEqual(shown);
    expect(await get(regulator, 'original')).toEqual(content);
    expect(await get(client, 'shown')).toEqual(content);
    // Whoever knows nothing of forms gets what was handed in (spec 7).
    expect(await get(regulator)).toEqual(content);
    expect(await forms()).toEqual([undefined, 'withoutMetadata', 'original', undefined, undefined]);
  });

  it.each([
    ['signed', signedPdf],
    ['damaged', async () => new Uint8Array(Buffer.from('%PDF-1.7\nMaria Segredo'))],
  ])('of one that is %s is shown with it, as no copy can be made', async (_, make) => {
    const content = await make();
    const { resourceFileId, regulator, get, forms } = await asFile(content);
    expect(await get(regulator, 'shown')).toEqual(content);
    const refusal = await regulator.refusal(downloadResourceFile, {
      resourceFileId,
      form: 'withoutMetadata',
    });
    expect(refusal).toEqual({
      status: 400,
      message: 'Não é possível retirar os metadados deste documento sem o alterar. Descarregue o original.',
    });
    expect(await get(regulator, 'original')).toEqual(content);
    expect(await forms()).toEqual(['onlyOriginal', 'original']);
  });
});
