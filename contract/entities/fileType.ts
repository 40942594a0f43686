/** Kinds of an uploaded file (spec 3). */
export const fileType = {
  unknown: 0,
  consentFile: 1,
  studentAddressCertificateFile: 2,
  studentRegistrationCertificateFile: 3,
  taxCustomsAuthorityFile: 4,
  socialSecurityFile: 5,
} as const;

export type FileTypeId = (typeof fileType)[keyof typeof fileType];
