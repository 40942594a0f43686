import type { AddressFormInput } from './addressFormSchema';

/** An empty address. */
export const emptyAddress: AddressFormInput = {
  id: null,
  cp4: '',
  cp3: '',
  postalDesignation: '',
  arteryDesignation: '',
  localityId: undefined,
  locality: '',
  parishId: undefined,
  parish: '',
  countyId: undefined,
  county: '',
  districtId: undefined,
  district: '',
  doorNumber: '',
  floor: '',
  floorSuffix: '',
};
