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

/** The most applications in one submit call. */
export const maxApplicationsPerSubmit = 200;
/** The most applications that one call may activate or cancel. */
export const maxApplicationsPerAction = 200;
/** The most users that one call may save, and the most permissions for each. */
export const maxUsersPerCall = 50;
export const maxPermissionsPerUser = 100;
/** The most PDF documents in one list of a request. */
export const maxDocumentsPerList = 20;

/** The most bytes of new documents in one submission: ten of the largest size, and a few small ones. */
export const maxDocumentsBytes = 53_000_000;

/** The largest id that a record, such as a request, can have. */
export const largestId = 2 ** 31 - 1;

/** How long a proof of who somebody is counts for the calls that ask for a recent one, in seconds. */
export const recentSeconds = 10 * 60;

/** For how many days a deactivated user is kept the password: reactivated later, they begin anew, as a new user does. */
export const keptPasswordDays = 30;

/** How long the link of a registration e-mail holds, in hours. */
export const invitationHours = 72;
