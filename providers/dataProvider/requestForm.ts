import { declarationVersion } from '../../contract/declarationTexts';
import type { Address, AddressFormValues } from '../../contract/entities/address';
import type { RecheckSubmission, Submission } from '../../contract/entities/application';
import type { FileReference, UploadedFile } from '../../contract/entities/file';
import type { FormDocument, RequestFormValues } from '../../contract/entities/request';
import { cleanText } from '../../contract/rules/cleanText';
import { padCp3, padCp4 } from '../../contract/rules/postalCode';
import { undeclaredFields } from '../../contract/rules/requestParts';
import type { Sendable } from '../http/writeBody';
import { encodeFile } from './encodeFile';
import { trimmed } from './trimmed';

/**
 * The form's values for an application already on the server (spec 2.9); `applicationId` is the one being
 * rechecked or edited.
 */
export interface ResubmissionValues extends RequestFormValues {
  applicationId: number;
}

/** Encodes the body of POST Application/submit (spec 3, Submission; spec 7). */
export const encodeSubmission = (values: RequestFormValues): Sendable<Submission> =>
  encodeRequest(values, encodeNewDocument);

/**
 * Encodes the body of POST Application/recheck and update-annual-recheck: the application under its own id
 * (spec 7).
 */
export const encodeResubmission = ({
  applicationId,
  ...values
}: ResubmissionValues): Sendable<RecheckSubmission> => {
  const { applications, ...submitter } = encodeRequest(values, encodeDocument);
  return { ...submitter, applications: applications.map((request) => ({ ...request, id: applicationId })) };
};

/** Encodes a form's values as a submission of one application, with only the declared fields (spec 3 and 7). */
const encodeRequest = <Sent>(
  { providerId, providerEmail, ...request }: RequestFormValues,
  encode: (document: FormDocument) => Sent,
) => {
  const undeclared = undeclaredFields(request);
  const declared = Object.entries(request).filter(([name]) => !undeclared.includes(name));
  const application = Object.fromEntries(
    declared.map(([name, value]) => [name, encodeValue(value, encode)]),
  ) as EncodedRequest<Sent>;
  return {
    // A server that knows one version only is not told.
    ...(declarationVersion > 1 && { declarationVersion }),
    providerId,
    providerEmail: trimmed(providerEmail),
    applications: [application],
  };
};

type FormValue = RequestFormValues[keyof RequestFormValues];

/** The encoded type of a form value. */
type Encoded<Value, Sent> = Value extends string
  ? string | null
  : Value extends FormDocument
    ? Sent
    : Value extends readonly FormDocument[]
      ? Sent[]
      : Value extends AddressFormValues
        ? Address | undefined
        : Value;

type EncodedRequest<Sent> = {
  [Name in keyof Omit<RequestFormValues, 'providerId' | 'providerEmail'>]?: Encoded<
    RequestFormValues[Name],
    Sent
  >;
};

const encodeValue = <Sent>(value: FormValue, encode: (document: FormDocument) => Sent) => {
  if (typeof value === 'string') return trimmed(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(encode);
  return 'cp4' in value ? encodeAddress(value) : encode(value);
};

/** Encodes a chosen address for the submission (spec 3, Address); undefined while none is chosen. */
const encodeAddress = (values: AddressFormValues): Address | undefined => {
  if (!values.id) return undefined;
  // Choosing from the address list fills in every looked-up part together with the id.
  const chosen = values as AddressFormValues & Address;
  return {
    ...chosen,
    cp4: padCp4(chosen.cp4),
    cp3: padCp3(chosen.cp3),
    arteryDesignation: cleanText(chosen.arteryDesignation),
    doorNumber: trimmed(chosen.doorNumber),
    floor: trimmed(chosen.floor),
    floorSuffix: trimmed(chosen.floorSuffix),
  };
};

const encodeNewDocument = (document: FormDocument) => {
  if (document instanceof File) return encodeFile(document);
  throw new Error(`${document.filename} is on the server already: a new request carries new documents only`);
};

/**
 * Encodes a document of an application already on the server: kept ones as their reference, new ones in full
 * (spec 7, recheck).
 */
const encodeDocument = (document: FormDocument): FileReference | Sendable<UploadedFile> => {
  if (document instanceof File) return encodeFile(document);
  const { resourceFileId, filename, resourceFileTypeId } = document;
  return { resourceFileId, filename, resourceFileTypeId };
};
