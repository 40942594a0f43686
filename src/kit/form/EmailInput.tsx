import { useContext } from 'react';
import { TextBox } from '../../ui/fields/TextBox';
import { CleaningContext } from '../inputs/CleaningContext';
import type { InputProps } from '../inputs/InputProps';
import { useFieldProps } from '../inputs/useFieldProps';
import { usePastedText } from '../inputs/usePastedText';

interface EmailInputProps extends InputProps {
  maxLength: number;
  /** Whether it is the user's own address, which the browser may offer (WCAG 2.2, 1.3.5). */
  isOwn?: boolean;
}

/** An input for an e-mail address; phones show the matching keyboard. */
export const EmailInput = ({ maxLength, isOwn = false, ...props }: EmailInputProps) => (
  <TextBox
    {...useFieldProps(props, { parse: useContext(CleaningContext) })}
    onPaste={usePastedText({ source: props.source, maxLength })}
    // With type="email" the validation would never see spaces that were pasted around the address.
    autoComplete={isOwn ? 'email' : 'off'}
    inputMode="email"
    spellCheck={false}
    maxLength={maxLength}
  />
);
