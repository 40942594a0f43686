import { useGetList, useTranslateLabel } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { fieldLengths } from '../../../contract/rules/limits';
import { isCp3, isCp4 } from '../../../contract/rules/postalCode';
import { editableAddressParts, fixedAddressParts } from '../../../contract/rules/requestParts';
import { RecordValues } from '../../kit/detail/RecordValues';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid, FieldGroup } from '../../ui/fields/FieldGrid';
import { Text } from '../../ui/layout/Stack';
import { chosenAddress, emptyAddress } from './chosenAddress';
import { PostalCodeSearch } from './PostalCodeSearch';
import { addressTexts } from './texts';

interface AddressGroupProps {
  /** The form path of the address; its label names the group. */
  source: string;
}

/**
 * An address in a form: postal code, choice from the list, and the details of the choice (spec 2.3 and 4). If
 * a typed postal code has only one address, it is chosen automatically.
 */
export const AddressGroup = ({ source }: AddressGroupProps) => {
  const translateLabel = useTranslateLabel();
  const { setValue, getValues, clearErrors, setFocus } = useFormContext();
  const id: number | null = useWatch({ name: `${source}.id` }) ?? null;
  const [isTyped, setIsTyped] = useState(false);
  const [isOnlyOne, setIsOnlyOne] = useState(false);
  const [isPicked, setIsPicked] = useState(false);

  const choose = (row: LookedUpAddress) => {
    setValue(source, chosenAddress(row), { shouldDirty: true });
    clearErrors(source);
    setIsTyped(false);
  };
  const pick = (row: LookedUpAddress) => {
    choose(row);
    setIsPicked(true);
  };
  // Once the dialog has closed and the fields are there: the number is what is missing next.
  useEffect(() => {
    if (!isPicked) return;
    setIsPicked(false);
    setFocus(`${source}.doorNumber`);
  }, [isPicked, setFocus, source]);
  const forget = () => {
    const { cp4, cp3 } = getValues(source);
    setValue(source, { ...emptyAddress, cp4, cp3 }, { shouldDirty: true });
    clearErrors(`${source}.id`);
    setIsTyped(true);
    setIsOnlyOne(false);
  };
  const only = useOnlyAddress(source, isTyped);
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses only when the found address changes
  useEffect(() => {
    if (!only) return;
    choose(only);
    setIsOnlyOne(true);
  }, [only]);

  return (
    <FieldGroup legend={String(translateLabel({ source }))}>
      <PostalCodeSearch source={source} onChoose={pick} onChange={forget} chosenId={id} />
      <div aria-live="polite">
        {isOnlyOne && (
          <Text size="small" tone="secondary">
            {addressTexts.onlyOne}
          </Text>
        )}
      </div>
      {id !== null && <AddressDetails source={source} />}
    </FieldGroup>
  );
};

/** Returns the address of the form's postal code if it has only one; a failed search is silent (spec 8). */
const useOnlyAddress = (source: string, isWanted: boolean): LookedUpAddress | undefined => {
  const cp4: string = useWatch({ name: `${source}.cp4` }) ?? '';
  const cp3: string = useWatch({ name: `${source}.cp3` }) ?? '';
  const isAsked = isWanted && isCp4(cp4) && isCp3(cp3);
  const { data } = useGetList<LookedUpAddress>(
    'addresses',
    { filter: { cp4, cp3 } },
    { enabled: isAsked, retry: false },
  );
  return isAsked && data?.length === 1 ? data[0] : undefined;
};

/** The chosen address: street, door, floor and side can be edited, the rest is text (spec 2.3). */
const AddressDetails = ({ source }: { source: string }) => (
  <>
    <FieldGrid>
      {editableAddressParts.map((part) => (
        <FieldCell key={part} span={part === 'arteryDesignation' ? 6 : 2}>
          <TextInput source={`${source}.${part}`} maxLength={fieldLengths[part]} />
        </FieldCell>
      ))}
    </FieldGrid>
    <RecordValues record={useWatch({ name: source })} fields={fixedAddressParts} minColumnWidth={140} />
  </>
);
