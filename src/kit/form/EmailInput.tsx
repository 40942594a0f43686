import { TextBox } from '../../ui/fields/TextBox';
import type { InputProps } from '../inputs/InputProps';
import { useFieldProps } from '../inputs/useFieldProps';

interface EmailInputProps extends InputProps {
  maxLength: number;
  /** Whether it is the user's own address, which the browser may offer (WCAG 2.2, 1.3.5). */
  isOwn?: boolean;
}

/** An e-mail address; a phone shows the keyboard for it. */
export const EmailInput = ({ maxLength, isOwn = false, ...props }: EmailInputProps) => (
  <TextBox
    {...useFieldProps(props, { parse: (text: string) => text.trim() })}
    // type="email" would hide the spaces that were pasted around it from the rule.
    autoComplete={isOwn ? 'email' : 'off'}
    inputMode="email"
    spellCheck={false}
    maxLength={maxLength}
  />
);
