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
  district: 100,
  eligibilityReason: 500,
  otherReason: 500,
} as const;

/** Applications that one submit call may carry. */
export const maxApplicationsPerSubmit = 50;
/** Applications that one call may activate or cancel. */
export const maxApplicationsPerAction = 50;
/** Users that one call may save, and permissions that each may be sent with. */
export const maxUsersPerCall = 50;
export const maxPermissionsPerUser = 100;
/** PDF documents that one list of a request may hold. */
export const maxDocumentsPerList = 20;

/** Bytes that the new documents of one submission may hold together: ten of the largest size, and a few small ones. */
export const maxDocumentsBytes = 53_000_000;

/** The largest id that a record can have, a request's number among them. */
export const largestId = 2 ** 31 - 1;
