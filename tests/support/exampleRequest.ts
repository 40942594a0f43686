import { type AddressFormValues, addressForm, type LookedUpAddress } from '../../contract/entities/address';
import type { RequestFormValues } from '../../contract/entities/request';
import { everyField } from '../../contract/rules/requestFields';

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
  ...everyField({
    text: () => '',
    address: addressForm.parse({ id: null }),
    flag: false,
    document: null,
    documents: [],
  }),
  providerId: 3,
  providerEmail: 'tsi@netatlantico.example.pt',
  fullName: 'Maria Exemplo',
  fiscalNumber: '123456789',
  address: exampleFormAddress,
  applicantGaveConsent: true,
};
