import type { Document } from './documents';

interface Request {
  providerId: number;
  providerEmail: string;
  /** A row of the address search. */
  address: unknown;
  fiscalNumber: string;
  document: Document;
}

/** The body of POST Application/submit: one request with a proof from Social Security. */
export const requestBody = ({ address, fiscalNumber, document, ...submitter }: Request) => ({
  ...submitter,
  applications: [
    {
      fullName: 'Rui Barbosa',
      fiscalNumber,
      address,
      isStudent: false,
      applicantGaveConsent: true,
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [
        {
          filename: document.name,
          sanitizeName: false,
          file: `data:application/pdf;base64,${document.buffer.toString('base64')}`,
        },
      ],
      taxCustomsAuthorityFiles: [],
    },
  ],
});
