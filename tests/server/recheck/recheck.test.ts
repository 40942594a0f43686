import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../contract/calls/applicationAction';
import {
  existsRecheckInProgress,
  getRecheckRequests,
  recheckApplication,
} from '../../../contract/calls/recheck';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { files } from '../../../server/db/schema/files';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { anAddress, makeFile } from '../../support/builders';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentPeople, sentStudentApplication } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
let stage: ActionStage;
let originalId: number;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());
beforeEach(async () => {
  originalId = (await makeOriginal()).id;
});

/** Makes an active application of the citizen whom the rechecks are about. */
const makeOriginal = (more: object = {}) => stage.make(status.active, { ...sentPeople, ...more });

const submission = (application: object = sentApplication()) => ({
  providerId: stage.provider.id,
  providerEmail: 'reverificar@prestador.example.pt',
  applications: [{ ...application, id: originalId }],
});

const recheck = async (application: object = sentApplication()): Promise<number> => {
  const response = await stage.operator.send(recheckApplication, submission(application));
  const body = await response.json();
  expect(body).toEqual({ data: [{ success: true, applicationId: expect.any(Number) }] });
  return body.data[0].applicationId;
};

const documentsOf = (applicationId: number) =>
  stage.db.select().from(files).where(eq(files.applicationId, applicationId)).orderBy(asc(files.id));

describe('7 POST Application/recheck', () => {
  it('stores an application of its own, Submitted, about the original, which stays as it is', async () => {
    const original = await stage.rowOf(originalId);
    const id = await recheck(sentApplication({ fullName: 'Ana Nova' }));
    expect(await stage.rowOf(id)).toMatchObject({
      kind: 'recheck',
      recheckApplicationId: originalId,
      providerId: stage.provider.id,
      providerEmail: 'reverificar@prestador.example.pt',
      createdById: stage.operatorUser.id,
      fullName: 'Ana Nova',
      statusId: status.submitted,
      createdOn: now,
      statusDate: now,
      eligibilityNotificationSentDate: null,
      activationStartDate: null,
      hasAddressChanged: false,
    });
    expect(await stage.historyOf(id)).toMatchObject([
      { statusId: 1, createdOn: now, authorId: stage.operatorUser.id },
    ]);
    expect(await stage.auditOf(id)).toMatchObject([{ action: 'create', actorId: stage.operatorUser.id }]);
    expect(await stage.rowOf(originalId)).toEqual(original);
    expect(await stage.historyOf(originalId)).toHaveLength(1);
  });

  it.each([
    ['the same address', {}, false],
    ['another floor', { floor: '4' }, true],
    ['another street', { arteryDesignation: 'Rua Nova' }, true],
    ['no door', { doorNumber: null }, true],
  ])('with %s', async (_, change, hasAddressChanged) => {
    const id = await recheck(sentApplication({ address: { ...anAddress(), ...change } }));
    expect(await stage.rowOf(id)).toMatchObject({ hasAddressChanged });
  });

  it('treats an empty floor as none', async () => {
    originalId = (await makeOriginal({ address: { ...anAddress(), floor: null } })).id;
    const id = await recheck(sentApplication({ address: { ...anAddress(), floor: '' } }));
    expect(await stage.rowOf(id)).toMatchObject({ hasAddressChanged: false });
  });

  it('is for the same citizen, who may have begun or ceased to be a student, or still have the same one', async () => {
    await recheck(sentStudentApplication({ fullName: 'Nome Novo', studentFullName: 'Outro Nome' }));
    originalId = (await makeOriginal({ isStudent: true })).id;
    await recheck(sentApplication());
    originalId = (await makeOriginal({ isStudent: true })).id;
    await recheck(sentStudentApplication());
  });

  it('keeps documents by reference, byte for byte and in order, beside new ones', async () => {
    const content = makePdf('rendimentos de 2025');
    const kept = await makeFile(stage.db, originalId, { filename: 'rendimentos.pdf', content });
    await makeFile(stage.db, originalId, { filename: 'retirado.pdf' });
    const registration = await makeFile(stage.db, originalId, {
      filename: 'matrícula.pdf',
      resourceFileTypeId: fileType.studentRegistrationCertificateFile,
    });
    const reference = ({ id, filename, resourceFileTypeId }: typeof kept) => ({
      resourceFileId: id,
      filename: `${filename} com outro nome.pdf`,
      resourceFileTypeId,
    });
    const id = await recheck({
      ...sentStudentApplication(),
      studentRegistrationCertificateFile: reference(registration),
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('novo.pdf'), reference(kept)],
    });
    const copies = await documentsOf(id);
    expect(copies.map(({ filename, resourceFileTypeId }) => [filename, resourceFileTypeId])).toEqual([
      ['residencia.pdf', 2],
      ['matrícula.pdf', 3],
      ['novo.pdf', 5],
      ['rendimentos.pdf', 5],
    ]);
    expect(new Uint8Array(copies.at(-1)?.content ?? [])).toEqual(content);
    expect(copies.at(-1)).toMatchObject({ createdOn: now });
    expect(await documentsOf(originalId)).toHaveLength(3);
  });

  it('copies documents that the original shares, with whomever', async () => {
    const owner = await stage.make(status.active);
    const kept = await makeFile(stage.db, owner.id, { filename: 'partilhado.pdf' });
    originalId = (await makeOriginal({ documentsOfId: owner.id })).id;
    const id = await recheck({
      ...sentApplication({ applicantProvidedRequiredDocuments: true }),
      socialSecurityFiles: [
        { resourceFileId: kept.id, filename: kept.filename, resourceFileTypeId: fileType.socialSecurityFile },
      ],
    });
    expect(await documentsOf(id)).toMatchObject([{ filename: 'partilhado.pdf' }]);
    expect(await documentsOf(owner.id)).toHaveLength(1);
  });

  it('begins again once the one before has its result', async () => {
    const first = await recheck();
    const again = await stage.operator.refusal(recheckApplication, submission());
    expect(again).toEqual({ status: 400, message: 'Existe uma reverificação em curso para este pedido.' });
    await stage.make(status.eligible, { kind: 'recheck', recheckApplicationId: originalId });
    const progress = () => stage.operator.answer(existsRecheckInProgress, { applicationId: originalId });
    expect(await progress()).toBe(true);
    await stage.db
      .update(applications)
      .set({ statusId: status.awaitsRegulator })
      .where(eq(applications.id, first));
    await stage.administrator.answer(setEligibility, {
      applicationId: first,
      applicationStatus: status.eligible,
    });
    expect(await progress()).toBe(false);
    await recheck();
  });
});

describe('7 GET exist-recheck-application-in-progress and get-recheck-requests-by-application-id', () => {
  it.each([
    ...[1, 2, 3, 4, 6].map((id) => [id, true] as const),
    ...[5, 7, 8, 9, 10, 11].map((id) => [id, false] as const),
  ])('a recheck in status %i is under way: %s', async (statusId, isUnderWay) => {
    await stage.make(statusId, { kind: 'recheck', recheckApplicationId: originalId });
    expect(await stage.operator.answer(existsRecheckInProgress, { applicationId: originalId })).toBe(
      isUnderWay,
    );
  });

  it('a maintenance request is no recheck', async () => {
    await stage.make(status.submitted, { kind: 'maintenance', recheckApplicationId: originalId });
    expect(await stage.operator.answer(existsRecheckInProgress, { applicationId: originalId })).toBe(false);
    expect(await stage.operator.answer(getRecheckRequests, { applicationId: originalId })).toEqual([]);
  });

  it('lists rechecks newest first, to each side as it sees statuses', async () => {
    const older = await stage.make(status.nonEligible, {
      kind: 'recheck',
      recheckApplicationId: originalId,
      createdOn: new Date('2026-01-01T10:00:00Z'),
      providerEmail: 'antigo@prestador.example.pt',
    });
    const newer = await stage.make(status.awaitsSocialSecurity, {
      kind: 'recheck',
      recheckApplicationId: originalId,
      createdOn: new Date('2026-02-01T10:00:00Z'),
    });
    const seen = async (client: ActionStage['operator']) =>
      (await client.answer(getRecheckRequests, { applicationId: originalId })).map((row) => [
        row.id,
        row.recheckApplicationId,
        row.applicationStatusDescription,
      ]);
    expect(await seen(stage.operator)).toEqual([
      [newer.id, originalId, 'Em processamento'],
      [older.id, originalId, 'Não Elegível'],
    ]);
    expect(await seen(stage.administrator)).toEqual([
      [newer.id, originalId, 'Aguarda Segurança Social'],
      [older.id, originalId, 'Não Elegível'],
    ]);
    const [, row] = await stage.operator.answer(getRecheckRequests, { applicationId: originalId });
    expect(row).toMatchObject({
      createdOn: '2026-01-01T10:00:00.000Z',
      providerEmail: 'antigo@prestador.example.pt',
    });
  });
});
