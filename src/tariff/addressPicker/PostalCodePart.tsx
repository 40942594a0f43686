import type { ClipboardEvent, KeyboardEvent } from 'react';
import { fieldLengths } from '../../../contract/rules/limits';
import { onlyDigits } from '../../kit/inputs/onlyDigits';
import { useFieldProps } from '../../kit/inputs/useFieldProps';
import { TextBox } from '../../ui/fields/TextBox';

interface PostalCodePartProps {
  /** The form path of the address. */
  source: string;
  part: 'cp4' | 'cp3';
  onChange: () => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onEnter: () => void;
}

/** One part of a postal code: digits only; Enter searches instead of submitting the form. */
export const PostalCodePart = ({ source, part, onChange, onBlur, onPaste, onEnter }: PostalCodePartProps) => {
  const field = useFieldProps(
    { source: `${source}.${part}`, required: true },
    { parse: (text: string) => onlyDigits(text, fieldLengths[part]) },
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
      onPaste={onPaste}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
      autoComplete="off"
      inputMode="numeric"
      className="postal-code-part"
      placeholder=" "
    />
  );
};
