import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { cleanText } from '../../../contract/rules/cleanText';
import { fieldLengths } from '../../../contract/rules/limits';
import { isCp3, isCp4, splitPostCode } from '../../../contract/rules/postalCode';
import { useDigitField } from '../../kit/inputs/DigitsInput';
import { pastedDigits } from '../../kit/inputs/typedText';
import { insertText } from '../../kit/inputs/usePaste';
import { Button } from '../../ui/buttons/Button';
import { TextBox } from '../../ui/fields/TextBox';
import { AddressDialog } from './AddressDialog';
import { addressTexts } from './texts';
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
    const digits = pastedDigits(cleanText(event.clipboardData.getData('text'))) ?? '';
    const [first, second] = splitPostCode(digits) ?? [];
    if (!first || !second) return;
    event.preventDefault();
    setValue(`${source}.cp4`, first);
    setValue(`${source}.cp3`, second);
    notifyChange();
    void trigger([`${source}.cp4`, `${source}.cp3`]);
  };
  const parts = useRef<HTMLDivElement>(null);
  const boxes = () => parts.current?.querySelectorAll('input') ?? [];
  // A dash, or a digit that is one too many, belongs to the second part.
  const goOn = (key: string) => {
    const [first, second] = boxes();
    const isDash = /[-\u2010-\u2015]/.test(key);
    const isDigit = /\d/.test(key);
    if (!first?.value || !second || !(isDash || isDigit)) return;
    if (isDigit && second.value.length >= fieldLengths.cp3) return;
    second.focus();
    if (isDash) return second.select();
    second.setSelectionRange(0, 0);
    insertText(second, key);
  };
  const goBack = () => {
    const [first] = boxes();
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
  };
  const shared = {
    source,
    onChange: notifyChange,
    onPaste: paste,
    onBlur: () => void trigger(`${source}.id`),
    onEnter: () => setIsOpen(isComplete),
  };

  return (
    <div className="postal-code-room">
      <div ref={parts} className="postal-code">
        <PostalCodePart {...shared} part="cp4" onRefused={goOn} />
        <div aria-hidden className="postal-code-dash">
          –
        </div>
        <PostalCodePart {...shared} part="cp3" onBack={goBack} />
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
            {addressTexts.search}
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

interface PostalCodePartProps {
  /** The form path of the address. */
  source: string;
  part: 'cp4' | 'cp3';
  onChange: () => void;
  onBlur: () => void;
  /** Called before a text is pasted; what it prevents is not pasted into this part. */
  onPaste: (event: ClipboardEvent) => void;
  onEnter: () => void;
  /** Called with a key that is refused at the end. */
  onRefused?: (key: string) => void;
  /** Called when Backspace is pressed at the beginning. */
  onBack?: () => void;
}

/** One part of a postal code: digits only; Enter searches instead of submitting the form. */
const PostalCodePart = (props: PostalCodePartProps) => {
  const { source, part, onChange, onBlur, onPaste, onEnter, onRefused, onBack } = props;
  const field = useDigitField(
    { source: `${source}.${part}`, required: true },
    { maxLength: fieldLengths[part], parse: (digits) => digits, ...(onRefused && { onRefused }) },
  );
  return (
    <TextBox
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChange();
      }}
      onBlur={() => {
        field.onBlur();
        onBlur();
      }}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        onPaste(event);
        if (!event.defaultPrevented) field.onPaste(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        // With a modifier it belongs to the whole form.
        const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
        const act = isEnter ? onEnter : isBack(event) && onBack;
        if (!act) return;
        event.preventDefault();
        act();
      }}
      autoComplete="off"
      inputMode="numeric"
      className="postal-code-part"
      placeholder=" "
    />
  );
};

const isBack = ({ key, currentTarget: { selectionStart, selectionEnd } }: KeyboardEvent<HTMLInputElement>) =>
  key === 'Backspace' && selectionStart === 0 && selectionEnd === 0;
