import { useTranslateLabel } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { FieldGroup } from '../../ui/fields/FieldGrid';
import { AddressDetails } from './AddressDetails';
import { chosenAddress } from './chosenAddress';
import { emptyAddress } from './emptyAddress';
import { PostalCodeSearch } from './PostalCodeSearch';

interface AddressGroupProps {
  /** The form path of the address, whose label names the group. */
  source: string;
}

/** An address in a form: postal code, choice from the list, and the details of the choice (spec 2.3 and 4). */
export const AddressGroup = ({ source }: AddressGroupProps) => {
  const translateLabel = useTranslateLabel();
  const { setValue, getValues, clearErrors } = useFormContext();
  const id: number | null = useWatch({ name: `${source}.id` }) ?? null;

  const choose = (row: LookedUpAddress) => {
    setValue(source, chosenAddress(row), { shouldDirty: true });
    clearErrors(source);
  };
  const forget = () => {
    const { cp4, cp3 } = getValues(source);
    setValue(source, { ...emptyAddress, cp4, cp3 }, { shouldDirty: true });
    clearErrors(`${source}.id`);
  };

  return (
    <FieldGroup legend={String(translateLabel({ source }))}>
      <PostalCodeSearch source={source} onChoose={choose} onChange={forget} chosenId={id} />
      {id !== null && <AddressDetails source={source} />}
    </FieldGroup>
  );
};
