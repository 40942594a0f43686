import { describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application';
import { documentsByField, lacksDocuments } from '../../../src/tariff/applicationDetail/documentsByField';

const file = (resourceFileId: number, resourceFileTypeId: number) => ({
  resourceFileId,
  resourceFileTypeId,
  filename: `${resourceFileId}.pdf`,
});
const [residence, enrolment, tax, social] = [file(12, 2), file(13, 3), file(14, 4), file(15, 5)];
const listed = [residence, enrolment, tax, social];

const plain: Application = {
  id: 1,
  providerId: 1,
  providerName: 'NetAtlântico',
  providerEmail: 'geral@netatlantico.example.pt',
  isAnnualMaintenance: false,
  applicationStatusId: 1,
};
const complete: Application = {
  ...plain,
  isStudent: true,
  studentRegistrationCertificateFile: enrolment,
  studentAddressCertificateFile: residence,
  applicantProvidedRequiredDocuments: true,
  taxCustomsAuthorityFiles: [tax],
  socialSecurityFiles: [],
};

describe('2.8 the documents to download', () => {
  it('are those that the application names', () => {
    expect(documentsByField(complete)).toEqual({
      studentRegistrationCertificateFile: [enrolment],
      studentAddressCertificateFile: [residence],
      socialSecurityFiles: [],
      taxCustomsAuthorityFiles: [tax],
    });
  });

  it('come from the list of files where the application leaves them out', () => {
    expect(documentsByField({ ...plain, isStudent: true }, listed)).toEqual({
      studentRegistrationCertificateFile: [enrolment],
      studentAddressCertificateFile: [residence],
      socialSecurityFiles: [social],
      taxCustomsAuthorityFiles: [tax],
    });
  });

  it.each([
    ['nothing has to be there', plain, false],
    ['everything is named', complete, false],
    ['a certificate of a student is left out', { ...complete, studentAddressCertificateFile: null }, true],
    ['a list of proofs is left out', { ...complete, socialSecurityFiles: undefined }, true],
  ])('are asked for or not: %s', (_, application, lacks) => {
    expect(lacksDocuments(application)).toBe(lacks);
  });
});
