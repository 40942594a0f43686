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

/** Limits of a call's JSON body; anything beyond them is refused before it is parsed. */
export interface BodyLimits {
  /** Bytes of everything except files: names, texts, punctuation, whitespace. */
  readonly textBytes: number;
  /** Number of texts, numbers, objects and lists, including empty ones. */
  readonly values: number;
  /** Bytes of the files in the body, before base64 encoding. */
  readonly fileBytes?: number;
}

/** How deep lists and objects may be nested; no call needs half of it. */
export const maxBodyDepth = 16;

/** The most bytes that a character takes, when written as a numeric escape. */
const bytesPerCharacter = 6;

/** A body without lists. */
export const smallBody: BodyLimits = { textBytes: 20_000, values: 200 };

/** Returns the limits of a body with a list of up to `items` items, each with at most so many characters and values. */
export const listBody = (items: number, characters: number, values: number): BodyLimits => ({
  textBytes: smallBody.textBytes + items * characters * bytesPerCharacter,
  values: smallBody.values + items * values,
});

/** Applications to activate or cancel: ids, moments and a reason for each. */
export const actionBody = listBody(maxApplicationsPerAction, fieldLengths.otherReason + 200, 6);
/** Users to save: an e-mail, a name and names of permissions for each. */
export const usersBody = listBody(
  maxUsersPerCall,
  600 + 20 * maxPermissionsPerUser,
  10 + maxPermissionsPerUser,
);
/** Requests for processing: a list of ids, each on its own line. */
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
/** One request that is sent again, with its documents. */
export const resubmissionBody = requestBody(1, documentsOfRequest);
/** A workbook. */
export const maintenanceFileBody: BodyLimits = { ...smallBody, fileBytes: maxMaintenanceFileBytes };

/** Returns the size of the largest body within these limits, in bytes. */
export const maxBytesOf = ({ textBytes, fileBytes = 0 }: BodyLimits): number =>
  textBytes + 4 * Math.ceil(fileBytes / 3);
