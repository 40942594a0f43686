import { type AddressFormInput, addressForm, type LookedUpAddress } from '../../../contract/entities/address';
import { fieldLengths } from '../../../contract/rules/limits';

/** Returns the street designation with the list's local information appended, cut to the field's length (spec 3). */
export const streetOf = ({ arteryDesignation, arteryLocalInfo }: LookedUpAddress): string =>
  [arteryDesignation, arteryLocalInfo].filter(Boolean).join(' - ').slice(0, fieldLengths.arteryDesignation);

/** Returns the form values for a confirmed row of the list, with door, floor and side empty (spec 4, Form rules). */
export const chosenAddress = (row: LookedUpAddress): AddressFormInput => {
  const { arteryLocalInfo: _, ...parts } = row;
  return { ...parts, arteryDesignation: streetOf(row), doorNumber: '', floor: '', floorSuffix: '' };
};

export const emptyAddress = addressForm.parse({ id: null });
