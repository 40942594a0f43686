import { fieldsWith } from './requestFields';

/** The fields for proof that a student is one, and of where they live (spec 2.3, University student section). */
export const certificateFields = [
  'studentRegistrationCertificateFile',
  'studentAddressCertificateFile',
] as const;

/** The fields about a student, absent from a request that is not for one. */
export const studentFields = fieldsWith({ about: 'student' });

/** The two lists of supporting documents (spec 2.3, Declarations). */
export const documentLists = ['socialSecurityFiles', 'taxCustomsAuthorityFiles'] as const;

/** Every field of a request that holds documents. */
export const documentFields = [...certificateFields, ...documentLists] as const;
export type DocumentField = (typeof documentFields)[number];

/** The parts of an address that a person may edit once it is chosen (spec 2.3, Tax address). */
export const editableAddressParts = ['arteryDesignation', 'doorNumber', 'floor', 'floorSuffix'] as const;

/** The parts of an address that are read-only. */
export const fixedAddressParts = ['postalDesignation', 'locality', 'parish', 'county', 'district'] as const;

/** The parts of an address in reading order: the postal code in two parts, then the rest. */
export const addressParts = ['cp4', 'cp3', ...editableAddressParts, ...fixedAddressParts] as const;

/**
 * Returns the fields to leave out of a request: the student's when it is not for one, and documents not
 * declared (spec 3 and 4).
 */
export const undeclaredFields = (request: {
  isStudent?: boolean | null | undefined;
  applicantProvidedRequiredDocuments?: boolean | null | undefined;
}): readonly string[] => [
  ...(request.isStudent ? [] : studentFields),
  ...(request.applicantProvidedRequiredDocuments ? [] : documentLists),
];
