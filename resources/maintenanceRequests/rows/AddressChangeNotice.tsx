import { useTranslateLabel } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Address, LookedUpAddress } from '../../../contract/entities/address';
import { fixedAddressParts } from '../../../contract/rules/requestParts';
import { Alert } from '../../../src/ui/alert/Alert';
import { Bullets } from '../../../src/ui/layout/Stack';
import { AddressText } from '../../../src/ui/values/AddressText';
import { addressChangeTexts } from './texts';

interface AddressChangeNoticeProps {
  /** The address in the request. */
  address: Address | null | undefined;
  /** The address as the list has it now; null if the list has it no longer, undefined if nothing is known. */
  listed: LookedUpAddress | null | undefined;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
}

/** Says above an address that it has changed, and how as far as that is known (spec 2.7). */
export const AddressChangeNotice = ({ address, listed, takesFocus }: AddressChangeNoticeProps) => {
  const translateLabel = useTranslateLabel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const parts = listed && address ? changedParts(address, listed) : [];
  const state = parts.length > 0 ? 'known' : listed === null ? 'gone' : 'unknown';
  return (
    <Alert ref={box} severity="warning" outline="own" title={addressChangeTexts.title} tabIndex={-1}>
      {addressChangeTexts[state]}
      {parts.length > 0 && (
        <Bullets>
          {parts.map(({ part, ...words }) => (
            <li key={part}>
              <AddressText
                text={addressChangeTexts.part({ name: String(translateLabel({ source: part })), ...words })}
              />
            </li>
          ))}
        </Bullets>
      )}
    </Alert>
  );
};

/** Returns the parts that the list has in other words, the postal code as one. */
const changedParts = (address: Address, listed: LookedUpAddress) =>
  [
    { part: 'postCode', before: postCodeOf(address), now: postCodeOf(listed) },
    ...fixedAddressParts.map((part) => ({ part, before: address[part], now: listed[part] })),
  ].filter(({ before, now }) => before !== now);

const postCodeOf = ({ cp4, cp3 }: Pick<Address, 'cp4' | 'cp3'>) => `${cp4}-${cp3}`;
