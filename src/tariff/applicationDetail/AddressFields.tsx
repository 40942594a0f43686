import type { Address } from '../../../contract/entities/address';
import { padCp3, padCp4 } from '../../../contract/rules/postalCode';
import { addressParts } from '../../../contract/rules/requestParts';
import { RecordValues } from '../../kit/detail/RecordValues';

/** The parts of an address, with the postal code in two fields (spec 2.8, tax address). */
export const AddressFields = ({ address }: { address: Address | null | undefined }) => (
  <RecordValues
    record={{
      ...address,
      cp4: address?.cp4 && padCp4(address.cp4),
      cp3: address?.cp3 && padCp3(address.cp3),
    }}
    fields={addressParts}
    wide="arteryDesignation"
    minColumnWidth={140}
  />
);
