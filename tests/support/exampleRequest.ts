import type { LookedUpAddress } from '../../contract/entities/address';
import type { RequestFormValues } from '../../providers/dataProvider/requestForm';

/** An address as the address search gives it. */
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

/** The values of a request form that is complete, without student and documents. */
export const exampleRequest: RequestFormValues = {
  providerId: 3,
  providerEmail: 'tsi@netatlantico.example.pt',
  fullName: 'Maria Exemplo',
  fiscalNumber: '123456789',
  address: { ...exampleAddress, doorNumber: '', floor: '', floorSuffix: '' },
  isStudent: false,
  applicantGaveConsent: true,
  applicantProvidedRequiredDocuments: false,
};
