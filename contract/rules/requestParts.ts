/** What proves that a student is one, and where they live (spec 2.3, University student section). */
export const certificateFields = [
  'studentRegistrationCertificateFile',
  'studentAddressCertificateFile',
] as const;

/** What a request says of a student; nothing of it is there without one. */
export const studentFields = [
  'studentFullName',
  'studentFiscalNumber',
  'studentAddress',
  ...certificateFields,
] as const;

/** The two lists of proofs (spec 2.3, Declarations). */
export const documentLists = ['socialSecurityFiles', 'taxCustomsAuthorityFiles'] as const;

/** Every field of a request that holds documents. */
export const documentFields = [...certificateFields, ...documentLists] as const;
export type DocumentField = (typeof documentFields)[number];

/** The parts of an address that a person may change once it is chosen (spec 2.3, Tax address). */
export const editableAddressParts = ['arteryDesignation', 'doorNumber', 'floor', 'floorSuffix'] as const;

/** Those that are read-only. */
export const fixedAddressParts = ['postalDesignation', 'locality', 'parish', 'county', 'district'] as const;

/** An address as people read it: the postal code in two parts, then the rest. */
export const addressParts = ['cp4', 'cp3', ...editableAddressParts, ...fixedAddressParts] as const;

/** The fields that a request leaves out: a student's without one, documents that were not declared (spec 3 and 4). */
export const undeclaredFields = (request: {
  isStudent?: boolean | null | undefined;
  applicantProvidedRequiredDocuments?: boolean | null | undefined;
}): readonly string[] => [
  ...(request.isStudent ? [] : studentFields),
  ...(request.applicantProvidedRequiredDocuments ? [] : documentLists),
];
