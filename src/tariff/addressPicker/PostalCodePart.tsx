import type { ClipboardEvent, KeyboardEvent } from 'react';
import { fieldLengths } from '../../../contract/rules/limits';
import { useDigitField } from '../../kit/inputs/useDigitField';
import { TextBox } from '../../ui/fields/TextBox';

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
export const PostalCodePart = (props: PostalCodePartProps) => {
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
