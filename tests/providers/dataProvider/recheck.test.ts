import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { recheckSubmission } from '../../../contract/entities/application';
import type { RequestFormValues } from '../../../contract/entities/request';
import { badRequest } from '../../../contract/errors';
import { dataProvider } from '../../../src/app/App';
import { exampleFormAddress, exampleRequest } from '../../support/exampleRequest';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();

const recheck = '/Application/recheck';
const create = (values: Partial<RequestFormValues> = {}) =>
  dataProvider.recheck({ ...exampleRequest, ...values, applicationId: 41 });
const reference = (resourceFileId: number, resourceFileTypeId: number) => ({
  resourceFileId,
  filename: `${resourceFileId}.pdf`,
  resourceFileTypeId,
});
/** Makes the reference as react-admin's file input holds it. */
const listed = (resourceFileId: number, resourceFileTypeId: number) => ({
  ...reference(resourceFileId, resourceFileTypeId),
  id: resourceFileId,
});
const pdf = new File(['new'], 'novo.pdf', { type: 'application/pdf' });
const uploaded = {
  filename: 'novo.pdf',
  sanitizeName: false,
  file: `data:application/pdf;base64,${btoa('new')}`,
};

describe('7 POST Application/recheck', () => {
  it('carries the application under its id: kept documents as references, new ones whole', async () => {
    const sent = wire({ [recheck]: () => ({ data: [{ success: true, applicationId: 88 }] }) });
    const answer = await create({
      isStudent: true,
      studentFullName: 'Rui Exemplo',
      studentFiscalNumber: '234567899',
      studentAddress: { ...exampleFormAddress, cp3: '1' },
      studentRegistrationCertificateFile: listed(7, 3),
      studentAddressCertificateFile: pdf,
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [listed(8, 5), pdf],
      taxCustomsAuthorityFiles: [],
    });
    expect(answer.id).toBe(88);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      providerId: 3,
      providerEmail: 'tsi@netatlantico.example.pt',
      applications: [{ id: 41, fullName: 'Maria Exemplo', studentAddress: { cp3: '001' } }],
    });
    expect(sent[0]?.body).toHaveProperty(
      'applications.0.studentRegistrationCertificateFile',
      reference(7, 3),
    );
    expect(sent[0]?.body).toHaveProperty('applications.0.studentAddressCertificateFile', uploaded);
    expect(sent[0]?.body).toHaveProperty('applications.0.socialSecurityFiles', [reference(8, 5), uploaded]);
    expect(recheckSubmission.safeParse(sent[0]?.body).error).toBeUndefined();
  });

  it.each([
    ['without success', { data: [{ success: false, errorMessage: 'Já existe.' }] }, 'Já existe.'],
    ['without results', { data: [] }, ''],
    ['without an id', { data: [{ success: true }] }, ''],
    ['that is empty', null, ''],
  ])('8 rejects an answer %s', async (_, answer, message) => {
    wire({ [recheck]: () => answer });
    const error: unknown = await create().catch((reason) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message });
  });

  it('8 rejects a 400 with its first nested message', async () => {
    wire({ [recheck]: () => refusal(400, badRequest('NIF inválido')) });
    await expect(create()).rejects.toMatchObject({ message: 'NIF inválido', status: 400 });
  });
});

describe('7 GET Application/exist-recheck-application-in-progress', () => {
  it.each([
    [true, true],
    [false, false],
    [{ data: true }, true],
  ])('answers %j', async (answer, isInProgress) => {
    wire({ '/Application/exist-recheck-application-in-progress': () => answer });
    expect(await dataProvider.isRecheckInProgress(41)).toBe(isInProgress);
  });
});
