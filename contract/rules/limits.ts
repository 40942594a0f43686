/** Field lengths in characters (spec 5 and 9). */
export const fieldLengths = {
  nif: 9,
  cp4: 4,
  cp3: 3,
  arteryDesignation: 200,
  doorNumber: 50,
  floor: 50,
  floorSuffix: 50,
  personName: 250,
  email: 254,
  eligibilityReason: 500,
  otherReason: 500,
} as const;

/** Applications that one submit call may carry. */
export const maxApplicationsPerSubmit = 50;
/** PDF documents that one list of a request may hold. */
export const maxDocumentsPerList = 20;

/** Largest body of a submission in bytes: ten documents of the largest size, as base64, and the fields around them. */
export const maxSubmissionBytes = 72_000_000;
