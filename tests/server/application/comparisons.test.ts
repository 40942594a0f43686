import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getComparisons, recheckApplication } from '../../../contract/calls/recheck';
import { digestOf } from '../../../contract/digestOf';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { files } from '../../../server/db/schema/files';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { apiClient } from '../../support/apiClient';
import { anAddress, makeFile, makeOperator } from '../../support/builders';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentPeople } from '../../support/submissions';

let stage: ActionStage;
beforeAll(async () => {
  stage = await actionStage(new Date('2026-03-10T15:30:00Z'));
}, 60_000);
afterAll(() => stage.server.close());

const { socialSecurityFile } = fileType;

/** Makes an active request with two documents, and a recheck that keeps one, sends it once more, and adds a new one. */
const recheckWithDocuments = async () => {
  const original = await stage.make(status.active, {
    fiscalNumber: sentPeople.fiscalNumber,
    providerEmail: 'loja@prestador.example.pt',
    applicantProvidedRequiredDocuments: true,
  });
  const { address, fullName } = original;
  const kept = await makeFile(stage.db, original.id, { filename: 'fica.pdf' });
  await makeFile(stage.db, original.id, { filename: 'sai.pdf', content: makePdf('sai') });
  const [result] = await stage.operator.answer(recheckApplication, {
    providerId: stage.provider.id,
    providerEmail: 'nova@prestador.example.pt',
    applications: [
      {
        ...sentApplication({
          fullName,
          address: { ...address, floor: '7' },
          applicantProvidedRequiredDocuments: true,
        }),
        id: original.id,
        socialSecurityFiles: [
          { resourceFileId: kept.id, filename: 'fica.pdf', resourceFileTypeId: socialSecurityFile },
          uploadedPdf('entra.pdf'),
        ],
      },
    ],
  });
  return { original, recheckId: result?.applicationId ?? 0 };
};

describe('2.8 what a recheck says otherwise than its original', () => {
  it('fields old and new, documents added, removed and kept, to the provider and to the regulator', async () => {
    const { original, recheckId } = await recheckWithDocuments();
    for (const caller of [stage.operator, stage.administrator]) {
      const [found, ...others] = await caller.answer(getComparisons, { applicationId: recheckId });
      expect(others).toEqual([]);
      expect(found).toMatchObject({ relation: 'original', applicationId: original.id });
      expect(found?.fields).toEqual([
        {
          field: 'providerEmail',
          before: 'loja@prestador.example.pt',
          after: 'nova@prestador.example.pt',
        },
        { field: 'address.floor', before: '3', after: '7' },
      ]);
      expect(found?.documents).toEqual([
        { filename: 'entra.pdf', resourceFileTypeId: socialSecurityFile, change: 'added' },
        { filename: 'sai.pdf', resourceFileTypeId: socialSecurityFile, change: 'removed' },
        { filename: 'fica.pdf', resourceFileTypeId: socialSecurityFile, change: 'kept' },
      ]);
    }
    const views = (await stage.auditOf(original.id)).filter(({ detail }) => detail?.part === 'comparison');
    expect(views.map(({ actorId }) => actorId)).toEqual([stage.operatorUser.id, stage.administratorUser.id]);
  });

  it('a document that is sent again with the same bytes, under another name, is kept', async () => {
    const original = await stage.make(status.active, {
      fiscalNumber: sentPeople.fiscalNumber,
      applicantProvidedRequiredDocuments: true,
    });
    const content = makePdf('o mesmo');
    await makeFile(stage.db, original.id, { content, digest: digestOf(content) });
    const [result] = await stage.operator.answer(recheckApplication, {
      providerId: stage.provider.id,
      providerEmail: original.providerEmail,
      applications: [
        {
          ...sentApplication({
            applicantProvidedRequiredDocuments: true,
            socialSecurityFiles: [uploadedPdf('outro-nome.pdf', content)],
          }),
          id: original.id,
        },
      ],
    });
    const applicationId = result?.applicationId ?? 0;
    const [stored] = await stage.db.select().from(files).where(eq(files.applicationId, applicationId));
    expect(stored?.digest).toBe(digestOf(content));
    const [found] = await stage.operator.answer(getComparisons, { applicationId });
    expect(found?.documents).toEqual([
      { filename: 'outro-nome.pdf', resourceFileTypeId: socialSecurityFile, change: 'kept' },
    ]);
  });

  it('a maintenance request that was not edited has no changes, and keeps the documents that it shares', async () => {
    const original = await stage.make(status.active);
    await makeFile(stage.db, original.id);
    const { id: _id, delayRunsFrom: _delay, ...same } = original;
    const request = await stage.make(status.submitted, {
      ...same,
      kind: 'maintenance',
      statusId: status.submitted,
      recheckApplicationId: original.id,
      documentsOfId: original.id,
    });
    expect(await stage.operator.answer(getComparisons, { applicationId: request.id })).toEqual([
      {
        relation: 'original',
        applicationId: original.id,
        fields: [],
        documents: [{ filename: 'comprovativo.pdf', resourceFileTypeId: socialSecurityFile, change: 'kept' }],
      },
    ]);
  });

  it('a request of its own is compared with nothing', async () => {
    const { id } = await stage.make(status.eligible);
    expect(await stage.operator.answer(getComparisons, { applicationId: id })).toEqual([]);
  });
});

describe('2.8 a request in conflict is compared with the one that blocks it, for administrators only', () => {
  it('never tells a provider of it, whose ever it is', async () => {
    const blocking = await stage.make(status.active, { fullName: 'Outra Pessoa' });
    const conflicting = await stage.make(
      status.conflicting,
      { address: anAddress() },
      { blockingApplicationId: blocking.id },
    );
    const applicationId = conflicting.id;
    const [found] = await stage.administrator.answer(getComparisons, { applicationId });
    expect(found).toMatchObject({ relation: 'blocking', applicationId: blocking.id });
    expect(found?.fields).toContainEqual({
      field: 'fullName',
      before: 'Outra Pessoa',
      after: conflicting.fullName,
    });
    const response = await stage.operator.send(getComparisons, { applicationId });
    expect(await response.text()).toBe('{"data":[]}');
  });
});

describe('10.1 isolation', () => {
  it('neither the request of another provider nor an original that may not be opened is shown', async () => {
    const { original, recheckId } = await recheckWithDocuments();
    expect(await stage.otherOperator.refusal(getComparisons, { applicationId: recheckId })).toEqual({
      status: 404,
      message: 'O pedido não foi encontrado.',
    });

    // A user who may read only maintenance requests can't open the original.
    const reader = await apiClient(
      stage.server,
      await makeOperator(stage.db, {
        parentId: stage.provider.id,
        permissions: ['AnnualMaintenanceModule_Reader'],
      }),
    );
    const request = await stage.make(status.submitted, {
      kind: 'maintenance',
      recheckApplicationId: original.id,
    });
    expect(await reader.answer(getComparisons, { applicationId: request.id })).toEqual([]);
  });
});
