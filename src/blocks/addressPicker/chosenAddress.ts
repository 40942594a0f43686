import type { LookedUpAddress } from '../../../contract/entities/address';
import { fieldLengths } from '../../../contract/rules/limits';
import type { AddressFormInput } from './addressFormSchema';

/** The street as people know it: the designation with what the list adds to it, within the field's length (spec 3). */
export const streetOf = ({ arteryDesignation, arteryLocalInfo }: LookedUpAddress): string =>
  [arteryDesignation, arteryLocalInfo].filter(Boolean).join(' - ').slice(0, fieldLengths.arteryDesignation);

/** What the form holds once a row of the list was confirmed: door, floor and side start anew (spec 4, Form rules). */
export const chosenAddress = (row: LookedUpAddress): AddressFormInput => {
  const { arteryLocalInfo: _, ...parts } = row;
  return { ...parts, arteryDesignation: streetOf(row), doorNumber: '', floor: '', floorSuffix: '' };
};
