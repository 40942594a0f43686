/** The two lists of proofs (spec 2.3, Declarations). */
export const documentLists = ['socialSecurityFiles', 'taxCustomsAuthorityFiles'] as const;

/** Every field of a request that holds documents. */
export const documentFields = [
  'studentRegistrationCertificateFile',
  'studentAddressCertificateFile',
  ...documentLists,
] as const;

export type DocumentField = (typeof documentFields)[number];
