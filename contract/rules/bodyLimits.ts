import {
  fieldLengths,
  maxApplicationsPerAction,
  maxApplicationsPerSubmit,
  maxDocumentsBytes,
  maxDocumentsPerList,
  maxPermissionsPerUser,
  maxUsersPerCall,
} from './limits';
import { maxMaintenanceFileBytes, maxRequestsPerProcessing } from './maintenanceLimits';

/** How much the JSON body of a call may hold; whatever is more is refused before it is built. */
export interface BodyLimits {
  /** Bytes of all that is no file: names, texts, punctuation, spaces. */
  readonly textBytes: number;
  /** Texts, numbers, objects and lists, the empty ones too. */
  readonly values: number;
  /** Bytes of the files in it, as they are before they become base64. */
  readonly fileBytes?: number;
}

/** How deep lists and objects may stand in each other; no call needs half of it. */
export const maxBodyDepth = 16;

/** Bytes that a character takes at most: its number, written as an escape. */
const bytesPerCharacter = 6;

/** A body without lists. */
export const smallBody: BodyLimits = { textBytes: 20_000, values: 200 };

/** A body with a list of items, each with so many characters and values at most. */
const listBody = (items: number, characters: number, values: number): BodyLimits => ({
  textBytes: smallBody.textBytes + items * characters * bytesPerCharacter,
  values: smallBody.values + items * values,
});

/** Applications to activate or cancel: ids, moments and a reason each. */
export const actionBody = listBody(maxApplicationsPerAction, fieldLengths.otherReason + 200, 6);
/** Users to save: an e-mail, a name, and names of permissions each. */
export const usersBody = listBody(
  maxUsersPerCall,
  600 + 20 * maxPermissionsPerUser,
  10 + maxPermissionsPerUser,
);
/** Requests for processing: a list of ids, each on a line of its own. */
export const processingBody = listBody(maxRequestsPerProcessing, 4, 1);

/** Two names, two addresses of 15 texts, and 42 documents with their names. */
const documentsOfRequest = 2 * maxDocumentsPerList + 2;
const charactersOfRequest = 2 * fieldLengths.personName + 30 * fieldLengths.arteryDesignation;
const filenameCharacters = 300;
const requestBody = (requests: number, documents: number): BodyLimits => ({
  ...listBody(requests, charactersOfRequest + documents * filenameCharacters, 50 + documentsOfRequest * 4),
  fileBytes: maxDocumentsBytes,
});

/** Requests with their documents. */
export const submissionBody = requestBody(maxApplicationsPerSubmit, 10);
/** One request that is sent again with its documents. */
export const resubmissionBody = requestBody(1, documentsOfRequest);
/** A workbook. */
export const maintenanceFileBody: BodyLimits = { ...smallBody, fileBytes: maxMaintenanceFileBytes };

/** Largest body within these limits, in bytes. */
export const maxBytesOf = ({ textBytes, fileBytes = 0 }: BodyLimits): number =>
  textBytes + 4 * Math.ceil(fileBytes / 3);
