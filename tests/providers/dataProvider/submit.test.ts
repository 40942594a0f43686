import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { submission } from '../../../contract/entities/application';
import type { RequestFormValues } from '../../../contract/entities/request';
import { badRequest } from '../../../contract/errors';
import { dataProvider } from '../../../src/app/App';
import { exampleAddress, exampleFormAddress, exampleRequest } from '../../support/exampleRequest';
import { listenToNetwork } from '../../support/listenToNetwork';
import { refusal, wire } from '../../support/wire';

listenToNetwork();

const submit = '/Application/submit';
const accepted = () => [{ success: true, applicationId: 77 }];
const create = (values: Partial<RequestFormValues> = {}) =>
  dataProvider.create('applications', { data: { ...exampleRequest, ...values } });
const bodyOf = async (values?: Partial<RequestFormValues>) => {
  const sent = wire({ [submit]: accepted });
  await create(values);
  return sent[0]?.body;
};
const pdf = (name: string, content: string, type = 'application/pdf') => new File([content], name, { type });
const uploaded = (filename: string, content: string) => ({
  filename,
  sanitizeName: false,
  file: `data:application/pdf;base64,${btoa(content)}`,
});

const plainAddress = { ...exampleAddress, doorNumber: null, floor: null, floorSuffix: null };
const plainApplication = {
  fullName: 'Maria Exemplo',
  fiscalNumber: '123456789',
  address: plainAddress,
  isStudent: false,
  applicantGaveConsent: true,
  applicantProvidedRequiredDocuments: false,
};

describe('7 POST Application/submit: the payload to the letter', () => {
  it('carries provider, e-mail and one application, and gives back its id', async () => {
    const sent = wire({ [submit]: accepted });
    const { data } = await create();
    expect(data.id).toBe(77);
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/Application/submit',
        body: {
          providerId: 3,
          providerEmail: 'tsi@netatlantico.example.pt',
          applications: [plainApplication],
        },
      },
    ]);
  });

  it('trims texts and pads the postal code', async () => {
    const address = {
      ...exampleAddress,
      cp4: '100',
      cp3: '1',
      doorNumber: ' 12 ',
      floor: ' 3.º',
      floorSuffix: ' ',
    };
    expect(await bodyOf({ providerEmail: ' a@b.pt ', fullName: ' Maria ', address })).toEqual({
      providerId: 3,
      providerEmail: 'a@b.pt',
      applications: [
        {
          ...plainApplication,
          fullName: 'Maria',
          address: {
            ...plainAddress,
            cp4: '0100',
            cp3: '001',
            doorNumber: '12',
            floor: '3.º',
            floorSuffix: null,
          },
        },
      ],
    });
  });

  const student: Partial<RequestFormValues> = {
    studentFullName: 'Rui Exemplo ',
    studentFiscalNumber: '234567899',
    studentAddress: exampleFormAddress,
    studentRegistrationCertificateFile: pdf('matricula.pdf', 'enrolment'),
    studentAddressCertificateFile: pdf('residência.PDF', 'residence', ''),
  };
  const documents: Partial<RequestFormValues> = {
    socialSecurityFiles: [pdf('ss.pdf', 'social'), pdf('ss2.pdf', 'more')],
    taxCustomsAuthorityFiles: [],
  };

  it('carries the student only when the switch is on, with certificates as data URLs', async () => {
    expect(await bodyOf({ ...student, isStudent: true })).toMatchObject({
      applications: [
        {
          isStudent: true,
          studentFullName: 'Rui Exemplo',
          studentFiscalNumber: '234567899',
          studentAddress: plainAddress,
          studentRegistrationCertificateFile: uploaded('matricula.pdf', 'enrolment'),
          studentAddressCertificateFile: uploaded('residência.PDF', 'residence'),
        },
      ],
    });
    expect(await bodyOf(student)).toMatchObject({ applications: [plainApplication] });
  });

  it('carries the documents only when they are declared', async () => {
    expect(await bodyOf({ ...documents, applicantProvidedRequiredDocuments: true })).toMatchObject({
      applications: [
        {
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [uploaded('ss.pdf', 'social'), uploaded('ss2.pdf', 'more')],
          taxCustomsAuthorityFiles: [],
        },
      ],
    });
    expect(await bodyOf(documents)).toEqual({
      providerId: 3,
      providerEmail: 'tsi@netatlantico.example.pt',
      applications: [plainApplication],
    });
  });

  it('sends nothing that the contract would refuse', async () => {
    const body = await bodyOf({
      ...student,
      ...documents,
      isStudent: true,
      applicantProvidedRequiredDocuments: true,
    });
    expect(submission.safeParse(body).error).toBeUndefined();
  });
});

describe('8 Submit: failures', () => {
  it.each([
    ['without success', [{ success: false, applicationId: null, errorMessage: 'Já existe.' }], 'Já existe.'],
    ['without success and reason', [{ success: false }], ''],
    ['without results', [], ''],
    ['that is empty', null, ''],
  ])('rejects an answer %s', async (_what, answer, message) => {
    wire({ [submit]: () => answer });
    const error: unknown = await create().catch((reason) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message });
  });

  it('rejects a 400 with its first nested message', async () => {
    wire({ [submit]: () => refusal(400, badRequest('NIF inválido')) });
    await expect(create()).rejects.toMatchObject({ message: 'NIF inválido', status: 400 });
  });
});
