import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldLook, helpId } from './FieldFrame';

/** The props of a single-line text field. */
export interface TextBoxProps extends FieldLook, Omit<ComponentPropsWithoutRef<'input'>, keyof FieldLook> {
  inputRef?: Ref<HTMLInputElement>;
  /** Shown inside, at the end. */
  end?: ReactNode;
  /** Further classes of the field. */
  className?: string;
}

/** A single-line text field. While empty it shows its label in place of its text, unless it has a placeholder. */
export const TextBox = (props: TextBoxProps) => {
  const { inputRef, end, className, label, error, helperText, placeholder, ...input } = props;
  const { id, required, disabled } = input;
  return (
    <FieldFrame {...{ id, label, error, helperText, required, disabled, className }}>
      <input
        {...input}
        ref={inputRef}
        placeholder={placeholder ?? ' '}
        className={placeholder ? 'ui-field-control' : 'ui-field-control resting'}
        aria-invalid={error}
        aria-describedby={helpId({ id, helperText })}
      />
      {end && <div className="ui-field-end">{end}</div>}
    </FieldFrame>
  );
};
