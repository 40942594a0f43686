import { useTranslate } from 'ra-core';
import type { Address } from '../../../contract/entities/address';
import { padCp3, padCp4 } from '../../../contract/rules/postalCode';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';

const parts = [
  'arteryDesignation',
  'doorNumber',
  'floor',
  'floorSuffix',
  'postalDesignation',
  'locality',
  'parish',
  'county',
  'district',
] as const;

/** An address in its parts, the postal code in two (spec 2.8, tax address). */
export const AddressFields = ({ address }: { address: Address | null | undefined }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`applicationDetail.fields.${field}`);
  return (
    <ReadOnlyFields minColumnWidth={140}>
      <ReadOnlyField label={label('cp4')}>{address?.cp4 && padCp4(address.cp4)}</ReadOnlyField>
      <ReadOnlyField label={label('cp3')}>{address?.cp3 && padCp3(address.cp3)}</ReadOnlyField>
      {parts.map((part) => (
        <ReadOnlyField key={part} label={label(part)} wide={part === 'arteryDesignation'}>
          {address?.[part]}
        </ReadOnlyField>
      ))}
    </ReadOnlyFields>
  );
};
