import { useTranslate } from 'ra-core';
import { type ClipboardEvent, useId, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { isCp3, isCp4 } from '../../../contract/rules/postalCode';
import { Button } from '../../ui/buttons/Button';
import { AddressDialog } from './AddressDialog';
import { PostalCodePart } from './PostalCodePart';
import './postalCode.css';

interface PostalCodeSearchProps {
  /** The form path of the address. */
  source: string;
  onChoose: (row: LookedUpAddress) => void;
  /** Called when the postal code has changed. */
  onChange: () => void;
  /** The current choice, preselected in the list. */
  chosenId: number | null;
}

/** The two parts of a postal code and the button that opens its address list (spec 2.3). */
export const PostalCodeSearch = ({ source, onChoose, onChange, chosenId }: PostalCodeSearchProps) => {
  const translate = useTranslate();
  const { getValues, setValue, trigger } = useFormContext();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const errorId = `${id}-error`;
  const cp4: string = useWatch({ name: `${source}.cp4` }) ?? '';
  const cp3: string = useWatch({ name: `${source}.cp3` }) ?? '';
  const { error } = useController({ name: `${source}.id` }).fieldState;
  const isComplete = isCp4(cp4) && isCp3(cp3);

  // A keystroke that is not a digit, or is one digit too many, changes nothing (spec 4).
  const notifyChange = () => {
    const now = getValues(source);
    if (now.cp4 !== cp4 || now.cp3 !== cp3) onChange();
  };
  // A whole code pasted into one part fills both.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').replaceAll(/\s/g, '');
    const [, first, second] = /^(\d{4})-?(\d{3})$/.exec(text) ?? [];
    if (!first || !second) return;
    event.preventDefault();
    setValue(`${source}.cp4`, first);
    setValue(`${source}.cp3`, second);
    notifyChange();
    void trigger([`${source}.cp4`, `${source}.cp3`]);
  };
  const shared = {
    source,
    onChange: notifyChange,
    onPaste: paste,
    onBlur: () => void trigger(`${source}.id`),
    onEnter: () => setIsOpen(isComplete),
  };

  return (
    <div>
      <div className="postal-code">
        <PostalCodePart {...shared} part="cp4" />
        <div aria-hidden className="postal-code-dash">
          –
        </div>
        <PostalCodePart {...shared} part="cp3" />
        <div className="search">
          <Button
            id={id}
            variant="outlined"
            color={error ? 'error' : 'primary'}
            icon="search"
            disabled={!isComplete}
            aria-describedby={error ? errorId : undefined}
            data-invalid={error ? true : undefined}
            data-field={`${source}.id`}
            onClick={() => setIsOpen(true)}
          >
            {translate('applicationForm.address.search')}
          </Button>
          <div id={errorId} role="alert" className="problem">
            {error?.message}
          </div>
        </div>
      </div>
      {isOpen && (
        <AddressDialog
          cp4={cp4}
          cp3={cp3}
          chosenId={chosenId}
          onCancel={() => setIsOpen(false)}
          onChoose={(row) => {
            setIsOpen(false);
            onChoose(row);
          }}
        />
      )}
    </div>
  );
};
