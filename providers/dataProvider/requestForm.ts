import type { Address, LookedUpAddress } from '../../contract/entities/address';
import type { RecheckSubmission, Submission } from '../../contract/entities/application';
import type { FileReference, UploadedFile } from '../../contract/entities/file';
import { messages } from '../../contract/rules/messages';
import { padCp3, padCp4 } from '../../contract/rules/postalCode';
import { pdfDataUrlPrefix } from '../../contract/rules/uploads';
import { FileText, type Sendable } from '../http/writeBody';

/** A document of a form: chosen on this device, or already on the server. */
export type FormDocument = File | FileReference;

/** An address of a form: `id` is null until one of the address list was chosen (spec 2.3). */
export interface AddressFormValues extends Partial<Omit<LookedUpAddress, 'id' | 'cp4' | 'cp3'>> {
  id: number | null;
  cp4: string;
  cp3: string;
  doorNumber?: string | null;
  floor?: string | null;
  floorSuffix?: string | null;
}

/** What the request form holds, and `applications.create` takes (spec 2.3 and 3). */
export interface RequestFormValues {
  providerId: number | null;
  providerEmail: string;
  fullName: string;
  fiscalNumber: string;
  address: AddressFormValues;
  isStudent: boolean;
  studentFullName?: string | null;
  studentFiscalNumber?: string | null;
  studentAddress?: AddressFormValues | null;
  studentRegistrationCertificateFile?: FormDocument | null;
  studentAddressCertificateFile?: FormDocument | null;
  applicantGaveConsent: boolean;
  applicantProvidedRequiredDocuments: boolean;
  socialSecurityFiles?: FormDocument[] | null;
  taxCustomsAuthorityFiles?: FormDocument[] | null;
}

/** The form's values for an application that the server has (spec 2.9): `applicationId` is the one that is rechecked or edited. */
export interface ResubmissionValues extends RequestFormValues {
  applicationId: number;
}

const encodeNewDocument = (document: FormDocument) => {
  if (document instanceof File) return encodeFile(document);
  throw new Error(`${document.filename} is on the server already: a new request carries new documents only`);
};

/** The body of POST Application/submit (spec 3, Submission; spec 7). */
export const encodeSubmission = (values: RequestFormValues): Sendable<Submission> => ({
  ...encodeSubmitter(values),
  applications: [encodeApplication(values, encodeNewDocument)],
});

/** The body of POST Application/recheck and update-annual-recheck: the application under its own id (spec 7). */
export const encodeResubmission = (values: ResubmissionValues): Sendable<RecheckSubmission> => ({
  ...encodeSubmitter(values),
  applications: [{ ...encodeApplication(values, encodeDocument), id: values.applicationId }],
});

/** Who submits, and where the answer goes (spec 3, Submission). */
const encodeSubmitter = ({ providerId, providerEmail }: RequestFormValues) => ({
  providerId,
  providerEmail: trimmed(providerEmail),
});

/** How a document of the form goes over the wire. */
type EncodeDocument<Sent> = (document: FormDocument) => Sent;

const studentFields = <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => {
  const optional = (document: FormDocument | null | undefined) => (document ? encode(document) : null);
  return {
    studentFullName: trimmed(values.studentFullName),
    studentFiscalNumber: trimmed(values.studentFiscalNumber),
    studentAddress: encodeAddress(values.studentAddress),
    studentAddressCertificateFile: optional(values.studentAddressCertificateFile),
    studentRegistrationCertificateFile: optional(values.studentRegistrationCertificateFile),
  };
};

const documentFields = <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => ({
  taxCustomsAuthorityFiles: (values.taxCustomsAuthorityFiles ?? []).map(encode),
  socialSecurityFiles: (values.socialSecurityFiles ?? []).map(encode),
});

/** A form's application as a submission carries it: only what was declared goes along (spec 3 and 7). */
const encodeApplication = <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => ({
  fullName: trimmed(values.fullName),
  fiscalNumber: trimmed(values.fiscalNumber),
  address: encodeAddress(values.address),
  isStudent: values.isStudent,
  ...(values.isStudent && studentFields(values, encode)),
  applicantGaveConsent: values.applicantGaveConsent,
  applicantProvidedRequiredDocuments: values.applicantProvidedRequiredDocuments,
  ...(values.applicantProvidedRequiredDocuments && documentFields(values, encode)),
});

/** A chosen address as the submission carries it (spec 3, Address); undefined while none was chosen. */
const encodeAddress = (values: AddressFormValues | null | undefined): Address | undefined => {
  if (!values?.id) return undefined;
  // Choosing in the address list fills every looked-up part together with the id.
  const chosen = values as AddressFormValues & LookedUpAddress;
  return {
    id: chosen.id,
    cp4: padCp4(chosen.cp4),
    cp3: padCp3(chosen.cp3),
    postalDesignation: chosen.postalDesignation,
    arteryDesignation: chosen.arteryDesignation.trim(),
    localityId: chosen.localityId,
    locality: chosen.locality,
    parishId: chosen.parishId,
    parish: chosen.parish,
    countyId: chosen.countyId,
    county: chosen.county,
    districtId: chosen.districtId,
    district: chosen.district,
    doorNumber: trimmed(chosen.doorNumber),
    floor: trimmed(chosen.floor),
    floorSuffix: trimmed(chosen.floorSuffix),
  };
};

/** A document of an application that the server has: kept ones go back as their reference, new ones whole (spec 7, recheck). */
const encodeDocument = (document: FormDocument): FileReference | Sendable<UploadedFile> => {
  if (document instanceof File) return encodeFile(document);
  const { resourceFileId, filename, resourceFileTypeId } = document;
  return { resourceFileId, filename, resourceFileTypeId };
};

/** A chosen PDF as the submission carries it; the browser's guess of its media type does not matter (spec 3, Uploaded file). */
const encodeFile = (file: File): Sendable<UploadedFile> => ({
  filename: file.name,
  sanitizeName: false,
  file: new FileText(file, pdfDataUrlPrefix, messages.pdfUnreadable),
});

/** A text without the spaces around it; null when nothing is left. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
