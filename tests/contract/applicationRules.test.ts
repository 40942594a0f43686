import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ApplicationToCheck,
  checkApplication,
  checkSubmitter,
} from '../../contract/rules/applicationRules';

const address = { id: 7, cp4: '1000', cp3: '001' };
const citizen: ApplicationToCheck = { fullName: 'Ana Sousa', fiscalNumber: '123456789', address };
const student: ApplicationToCheck = {
  ...citizen,
  isStudent: true,
  studentFullName: 'Rui Sousa',
  studentFiscalNumber: '234567899',
  studentAddress: address,
  studentRegistrationCertificateFile: {},
  studentAddressCertificateFile: {},
};

const problems = <T>(check: (value: T, context: z.core.$RefinementCtx) => void, value: T) =>
  (z.custom<T>().superRefine(check).safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const problemsOf = (application: ApplicationToCheck) => problems(checkApplication, application);

describe('5 request form: what an application must hold', () => {
  it('accepts a citizen, and a student', () => {
    expect(problemsOf(citizen)).toEqual([]);
    expect(problemsOf(student)).toEqual([]);
  });

  it('names everything that an empty request lacks', () => {
    expect(problemsOf({})).toEqual([
      'fullName: Campo obrigatório.',
      'fiscalNumber: Campo obrigatório.',
      'address.cp4: Campo obrigatório.',
      'address.cp3: Campo obrigatório.',
    ]);
  });

  it.each<[string, ApplicationToCheck, string[]]>([
    ['a name of spaces', { fullName: '  ' }, ['fullName: Campo obrigatório.']],
    ['a wrong check digit', { fiscalNumber: '123456788' }, ['fiscalNumber: NIF inválido']],
    ['a company NIF', { fiscalNumber: '501964843' }, ['fiscalNumber: NIF inválido']],
    ['a short cp4', { address: { ...address, cp4: '100' } }, ['address.cp4: Código postal inválido']],
    ['a cp3 with letters', { address: { ...address, cp3: '0a1' } }, ['address.cp3: Código postal inválido']],
    ['no chosen address', { address: { ...address, id: null } }, ['address.id: Ação obrigatória.']],
    [
      'no chosen address while the code is unfinished',
      { address: { cp4: '1000', cp3: '', id: null } },
      ['address.cp3: Campo obrigatório.'],
    ],
  ])('refuses %s', (_, change, expected) => {
    expect(problemsOf({ ...citizen, ...change })).toEqual(expected);
  });

  it.each<[string, ApplicationToCheck, string[]]>([
    ['no name', { studentFullName: '' }, ['studentFullName: Campo obrigatório.']],
    ['a wrong NIF', { studentFiscalNumber: '1' }, ['studentFiscalNumber: NIF inválido']],
    [
      'no chosen address',
      { studentAddress: { ...address, id: null } },
      ['studentAddress.id: Ação obrigatória.'],
    ],
    [
      'no certificates',
      { studentRegistrationCertificateFile: null, studentAddressCertificateFile: null },
      [
        'studentRegistrationCertificateFile: Campo obrigatório.',
        'studentAddressCertificateFile: Campo obrigatório.',
      ],
    ],
  ])('refuses a student with %s', (_, change, expected) => {
    expect(problemsOf({ ...student, ...change })).toEqual(expected);
    expect(problemsOf({ ...student, ...change, isStudent: false })).toEqual([]);
  });

  it('wants a document in either list once documents are declared, and no consent', () => {
    const declared: ApplicationToCheck = {
      ...citizen,
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [],
      taxCustomsAuthorityFiles: [],
    };
    expect(problemsOf(declared)).toEqual([
      'socialSecurityFiles: Campo obrigatório.',
      'taxCustomsAuthorityFiles: Campo obrigatório.',
    ]);
    expect(problemsOf({ ...declared, socialSecurityFiles: [{}] })).toEqual([]);
    expect(problemsOf({ ...declared, taxCustomsAuthorityFiles: [{}] })).toEqual([]);
    expect(problemsOf({ ...declared, applicantProvidedRequiredDocuments: false })).toEqual([]);
  });
});

describe('5 request form: who submits', () => {
  const submitter = { providerId: 3, providerEmail: 'tsi@netatlantico.example.pt' };

  it.each([
    ['a provider and an e-mail', submitter, []],
    ['no provider', { ...submitter, providerId: -1 }, ['providerId: Campo obrigatório.']],
    ['no e-mail', { ...submitter, providerEmail: '' }, ['providerEmail: Campo obrigatório.']],
    ['a suffix of one letter', { ...submitter, providerEmail: 'a@b.c' }, ['providerEmail: E-mail inválido.']],
    [
      'a suffix of ten letters',
      { ...submitter, providerEmail: 'a@b.abcdefghij' },
      ['providerEmail: E-mail inválido.'],
    ],
  ])('judges %s', (_, value, expected) => {
    expect(problems(checkSubmitter, value)).toEqual(expected);
  });
});
