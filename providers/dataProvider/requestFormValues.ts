import type { LookedUpAddress } from '../../contract/entities/address';
import type { FileReference } from '../../contract/entities/file';

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
