import { type AddressFormValues, addressForm, type LookedUpAddress } from '../../contract/entities/address';
import type { RequestFormValues } from '../../contract/entities/request';

/** An address as the address search returns it. */
export const exampleAddress: LookedUpAddress = {
  id: 41,
  cp4: '1000',
  cp3: '001',
  postalDesignation: 'LISBOA',
  arteryDesignation: 'Rua do Ouro',
  localityId: 1,
  locality: 'Lisboa',
  parishId: 2,
  parish: 'Santa Maria Maior',
  countyId: 3,
  county: 'Lisboa',
  districtId: 4,
  district: 'Lisboa',
};

/** The address of exampleAddress as a form holds it once chosen. */
export const exampleFormAddress: AddressFormValues = {
  ...exampleAddress,
  doorNumber: '',
  floor: '',
  floorSuffix: '',
};

/** The values of a complete request form, without student or documents. */
export const exampleRequest: RequestFormValues = {
  providerId: 3,
  providerEmail: 'tsi@netatlantico.example.pt',
  fullName: 'Maria Exemplo',
  fiscalNumber: '123456789',
  address: exampleFormAddress,
  isStudent: false,
  studentFullName: '',
  studentFiscalNumber: '',
  studentAddress: addressForm.parse({ id: null }),
  studentRegistrationCertificateFile: null,
  studentAddressCertificateFile: null,
  applicantGaveConsent: true,
  applicantProvidedRequiredDocuments: false,
  socialSecurityFiles: [],
  taxCustomsAuthorityFiles: [],
};
