import { TextBox } from '../../ui/fields/TextBox';
import { type InputProps, useFieldProps } from './useFieldProps';
import { usePastedText } from './usePaste';

export interface LineProps extends InputProps {
  /** `email` for an address: phones show the matching keyboard. */
  type?: 'text' | 'email';
  multiline?: false;
  maxLength?: number;
  /** As in HTML; for the user's own address `email`, which the browser may then offer (WCAG 2.2, 1.3.5). */
  autoComplete?: string;
  /** Cleans what is pasted, instead of the application's rule. */
  clean?: ((text: string) => string) | undefined;
}

/** An input for one line of text: what `TextInput` is in most filters, without the code of its other forms. */
export const LineInput = ({
  type,
  multiline,
  maxLength,
  autoComplete = 'off',
  clean,
  ...props
}: LineProps) => (
  <TextBox
    {...useFieldProps(props)}
    onPaste={usePastedText({ source: props.source, maxLength, clean })}
    autoComplete={autoComplete}
    maxLength={maxLength}
  />
);
