import type { Address, LookedUpAddress } from '../../../contract/entities/address';
import { padCp3, padCp4 } from '../../../contract/rules/postalCode';
import type { AddressFormValues } from '../requestFormValues';
import { trimmed } from './trimmed';

/** A chosen address as the submission carries it (spec 3, Address); undefined while none was chosen. */
export const encodeAddress = (values: AddressFormValues | null | undefined): Address | undefined => {
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
