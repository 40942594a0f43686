import type { InputProps } from '../inputs/InputProps';
import { TextBox } from '../inputs/TextBox';
import { useFieldProps } from '../inputs/useFieldProps';

interface EmailInputProps extends InputProps {
  maxLength: number;
}

/** An e-mail address; a phone shows the keyboard for it. */
export const EmailInput = ({ maxLength, ...props }: EmailInputProps) => (
  <TextBox
    {...useFieldProps(props, { parse: (text: string) => text.trim() })}
    // type="email" would hide the spaces that were pasted around it from the rule.
    autoComplete="off"
    inputMode="email"
    spellCheck={false}
    maxLength={maxLength}
  />
);
