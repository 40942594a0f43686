import type { LookedUpAddress } from '../../../contract/entities/address';

/** What the file calls each part of an address: as the table does (docs/operate.md, "Postal codes"). */
export const addressColumns = {
  id: 'id',
  cp4: 'cp4',
  cp3: 'cp3',
  postalDesignation: 'postal_designation',
  arteryDesignation: 'artery_designation',
  arteryLocalInfo: 'artery_local_info',
  localityId: 'locality_id',
  locality: 'locality',
  parishId: 'parish_id',
  parish: 'parish',
  countyId: 'county_id',
  county: 'county',
  districtId: 'district_id',
  district: 'district',
} as const satisfies Record<keyof LookedUpAddress, string>;

/** A part of an address that is looked up. */
export type AddressPart = keyof typeof addressColumns;

/** All of them, in the order of the table. */
export const addressParts = Object.keys(addressColumns) as AddressPart[];

/** Whether a part is a number; the others are texts. */
export const isNumberPart = (part: AddressPart): boolean => part === 'id' || part.endsWith('Id');
