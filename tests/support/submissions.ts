import type { z } from 'zod';
import type { submission } from '../../contract/entities/application';
import { anAddress } from './builders';
import { validNif } from './nifs';
import { uploadedPdf } from './pdf';

/** The body of POST Application/submit, before parsing. */
export type SentSubmission = z.input<typeof submission>;
export type SentApplication = SentSubmission['applications'][number];

/** The tax numbers of the people in these requests. */
export const sentPeople = { fiscalNumber: validNif(7_000_001), studentFiscalNumber: validNif(7_000_002) };

/** Makes a request that the server accepts, for a citizen without documents. */
export const sentApplication = (overrides: Partial<SentApplication> = {}): SentApplication => ({
  fullName: 'Ana Sousa Marques',
  fiscalNumber: sentPeople.fiscalNumber,
  address: anAddress(),
  isStudent: false,
  applicantGaveConsent: true,
  applicantProvidedRequiredDocuments: false,
  ...overrides,
});

/** Makes a request for a displaced student, with both certificates. */
export const sentStudentApplication = (overrides: Partial<SentApplication> = {}): SentApplication =>
  sentApplication({
    isStudent: true,
    studentFullName: 'Rui Marques',
    studentFiscalNumber: sentPeople.studentFiscalNumber,
    studentAddress: { ...anAddress(), doorNumber: '7' },
    studentRegistrationCertificateFile: uploadedPdf('matricula.pdf'),
    studentAddressCertificateFile: uploadedPdf('residencia.pdf'),
    ...overrides,
  });

/** Makes a submission of these requests for a provider. */
export const sentSubmission = (providerId: number, ...applications: SentApplication[]): SentSubmission => ({
  providerId,
  providerEmail: 'elegibilidade@prestador.example.pt',
  applications: applications.length > 0 ? applications : [sentApplication()],
});
