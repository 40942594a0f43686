import { fileType } from '../../../contract/entities/fileType';
import type { RequestFormInput } from '../../../contract/entities/request';
import { exampleAddress, exampleRequest } from '../../support/exampleRequest';
import { validNif } from '../../support/nifs';
import { openFormAlone } from '../applicationForm/openFormAlone';

const kept = (resourceFileId: number, filename: string, resourceFileTypeId: number) => ({
  resourceFileId,
  filename,
  resourceFileTypeId,
});

/** Opens the form of a recheck without the application, filled with a student and a document of every kind, or as `values` say. */
export const openRecheckAlone = (values: Partial<RequestFormInput> = {}) =>
  openFormAlone({
    sameName: 'replace',
    keepsPeople: true,
    values: {
      ...exampleRequest,
      isStudent: true,
      studentFullName: 'Rui Ferreira',
      studentFiscalNumber: validNif(8_123_456),
      studentAddress: { ...exampleAddress, doorNumber: '7' },
      applicantProvidedRequiredDocuments: true,
      studentRegistrationCertificateFile: kept(
        1,
        'matricula.pdf',
        fileType.studentRegistrationCertificateFile,
      ),
      studentAddressCertificateFile: kept(2, 'residencia.pdf', fileType.studentAddressCertificateFile),
      socialSecurityFiles: [kept(3, 'rsi.pdf', fileType.socialSecurityFile)],
      taxCustomsAuthorityFiles: [kept(4, 'irs.pdf', fileType.taxCustomsAuthorityFile)],
      ...values,
    },
  });
