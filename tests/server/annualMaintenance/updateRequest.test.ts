import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
} from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import {
  deleteMaintenanceRequest,
  updateMaintenanceRequest,
} from '../../../contract/calls/maintenanceRequest';
import { applicationConsents } from '../../../server/db/schema/applicationConsents';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { files } from '../../../server/db/schema/files';
import { anAddress, makeApplication, makeFile } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { uploadedPdf } from '../../support/pdf';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const notSubmitted = 'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.';
const make = (overrides = {}) => makeMaintenanceRequest(fixture().server.db, fixture().providerId, overrides);

type Edit = CallInput<typeof updateMaintenanceRequest>;
type EditedApplication = Edit['applications'][number];

describe('2.9 edit', () => {
  const body = (
    { id, fiscalNumber }: { id: number; fiscalNumber: string },
    overrides: Partial<EditedApplication> = {},
    providerId = fixture().providerId,
  ): Edit => ({
    providerId,
    providerEmail: 'outro@prestador.example.pt',
    applications: [
      {
        id,
        fullName: 'Nome Novo',
        fiscalNumber,
        address: { ...anAddress(), doorNumber: '99' },
        isStudent: false,
        applicantGaveConsent: true,
        applicantProvidedRequiredDocuments: false,
        ...overrides,
      },
    ],
  });

  it('stores the changes, keeps e-mail and original, and clears the change of address', async () => {
    const { server, operator } = fixture();
    const { original, request } = await make({ hasAddressChanged: true });
    const [result] = await operator.answer(updateMaintenanceRequest, body(request));
    expect(result).toEqual({ success: true, applicationId: request.id });
    const [row] = await server.db.select().from(applications).where(eq(applications.id, request.id));
    expect(row).toMatchObject({
      kind: 'maintenance',
      recheckApplicationId: original.id,
      providerEmail: request.providerEmail,
      statusId: 1,
      fullName: 'Nome Novo',
      address: { doorNumber: '99' },
      hasAddressChanged: false,
    });
    const [entry] = await server.db
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, request.id));
    expect(entry?.updatedOn).toEqual(maintenanceNow);
  });

  it('keeps what was ticked in the last form, in which words and by whom; a deleted request leaves nothing of it', async () => {
    const { server, operator } = fixture();
    const { request } = await make();
    const kept = async () =>
      (
        await server.db
          .select()
          .from(applicationConsents)
          .where(eq(applicationConsents.applicationId, request.id))
      )
        .map(({ declaration, version, givenOn }) => ({ declaration, version, givenOn }))
        .toSorted((a, b) => a.declaration.localeCompare(b.declaration));
    const consent = { declaration: 'applicantGaveConsent', version: 1, givenOn: maintenanceNow };
    expect(await kept()).toEqual([]);
    const both = body(request, {
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('novo.pdf')],
    });
    await operator.answer(updateMaintenanceRequest, { ...both, declarationVersion: 1 });
    expect(await kept()).toEqual([
      consent,
      { ...consent, declaration: 'applicantProvidedRequiredDocuments' },
    ]);
    await operator.answer(updateMaintenanceRequest, body(request));
    expect(await kept()).toEqual([consent]);
    await operator.answer(deleteMaintenanceRequest, { applicationId: request.id });
    expect(await kept()).toEqual([]);
  });

  it("keeps the documents that go back as references, the original's as copies, and adds new ones; twice", async () => {
    const { server, operator } = fixture();
    const { original, request } = await make({ applicantProvidedRequiredDocuments: true });
    const kept = await makeFile(server.db, original.id, { filename: 'fica.pdf' });
    await makeFile(server.db, original.id, { filename: 'sai.pdf' });
    const reference = (resourceFileId: number) => ({
      resourceFileId,
      filename: 'fica.pdf',
      resourceFileTypeId: 5,
    });
    await operator.answer(
      updateMaintenanceRequest,
      body(request, {
        applicantProvidedRequiredDocuments: true,
        socialSecurityFiles: [reference(kept.id), uploadedPdf('novo.pdf')],
        taxCustomsAuthorityFiles: [uploadedPdf('irs.pdf')],
      }),
    );
    const seen = await operator.answer(getApplication, { applicationId: request.id });
    expect(seen.socialSecurityFiles?.map(({ filename }) => filename)).toEqual(['fica.pdf', 'novo.pdf']);
    expect(seen.taxCustomsAuthorityFiles?.map(({ filename }) => filename)).toEqual(['irs.pdf']);
    const copyId = seen.socialSecurityFiles?.[0]?.resourceFileId ?? 0;
    expect(copyId).not.toBe(kept.id);
    expect(await server.db.select().from(files).where(eq(files.applicationId, original.id))).toHaveLength(2);

    await operator.answer(
      updateMaintenanceRequest,
      body(request, { applicantProvidedRequiredDocuments: true, socialSecurityFiles: [reference(copyId)] }),
    );
    const again = await operator.answer(getApplication, { applicationId: request.id });
    expect(again.socialSecurityFiles).toEqual([reference(copyId)]);
    expect(again.taxCustomsAuthorityFiles).toEqual([]);
  });

  it('a document that two requests share stays with its owner', async () => {
    const { server, providerId, operator } = fixture();
    const { original, request } = await make({ applicantProvidedRequiredDocuments: true });
    const shared = await makeFile(server.db, original.id, { filename: 'partilhado.pdf' });
    const later = await makeApplication(server.db, {
      providerId,
      kind: 'maintenance',
      recheckApplicationId: original.id,
      documentsOfId: original.id,
    });
    await operator.answer(updateMaintenanceRequest, body(request));
    const listOf = (applicationId: number) => operator.answer(getApplicationFiles, { applicationId });
    expect(await listOf(request.id)).toEqual([]);
    const own = [expect.objectContaining({ resourceFileId: shared.id, filename: 'partilhado.pdf' })];
    expect(await listOf(original.id)).toEqual(own);
    expect(await listOf(later.id)).toEqual(own);
    expect((await operator.send(downloadResourceFile, { resourceFileId: shared.id })).status).toBe(200);
  });

  it('refuses a document that is named twice and keeps every document', async () => {
    const { server, operator } = fixture();
    const { original, request } = await make({ documentsOfId: null });
    const own = await makeFile(server.db, request.id);
    const reference = { resourceFileId: own.id, filename: own.filename, resourceFileTypeId: 5 };
    const refusal = await operator.refusal(
      updateMaintenanceRequest,
      body(request, {
        applicantProvidedRequiredDocuments: true,
        socialSecurityFiles: [reference, reference],
      }),
    );
    expect(refusal.status).toBe(400);
    expect(await server.db.select().from(files).where(eq(files.applicationId, request.id))).toHaveLength(1);
    expect(await server.db.select().from(files).where(eq(files.applicationId, original.id))).toEqual([]);
  });

  it('a student that is none any more leaves nothing behind', async () => {
    const { server, operator } = fixture();
    const { request } = await make({
      isStudent: true,
      studentFullName: 'Rui',
      studentFiscalNumber: validNif(5_100_001),
      studentAddress: anAddress(),
    });
    await operator.answer(updateMaintenanceRequest, body(request));
    const [row] = await server.db.select().from(applications).where(eq(applications.id, request.id));
    expect(row).toMatchObject({ isStudent: false, studentFullName: null, studentAddress: null });
  });

  it('refuses another citizen, another provider, and documents of another application', async () => {
    const { server, operator, otherProviderId } = fixture();
    const { request } = await make();
    const { request: other } = await make();
    const foreign = await makeFile(server.db, other.id);
    const refusals = [
      [
        body({ ...request, fiscalNumber: validNif(5_100_002) }),
        'NIF: É o do pedido original; para outra pessoa, submeta um novo pedido.',
      ],
      [body(request, {}, otherProviderId), 'Prestador: Valor inválido.'],
      [
        body(request, {
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [{ resourceFileId: foreign.id, filename: 'x.pdf', resourceFileTypeId: 5 }],
        }),
        'Comprovativos da Segurança Social (necessidades sociais especiais): Valor inválido.',
      ],
    ] as const;
    for (const [sent, message] of refusals)
      expect(await operator.refusal(updateMaintenanceRequest, sent)).toEqual({ status: 400, message });
    const [row] = await server.db.select().from(applications).where(eq(applications.id, request.id));
    expect(row).toEqual(request);
  });

  it('refuses a processed one, and one of another provider', async () => {
    const { operator, otherOperator, otherProviderId } = fixture();
    const { request: processed } = await make({ statusId: 7 });
    expect(await operator.refusal(updateMaintenanceRequest, body(processed))).toEqual({
      status: 400,
      message: notSubmitted,
    });
    const { request } = await make();
    const foreign = await otherOperator.refusal(updateMaintenanceRequest, body(request, {}, otherProviderId));
    expect(foreign.status).toBe(404);
  });
});
