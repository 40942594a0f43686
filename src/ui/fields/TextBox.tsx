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

/**
 * A single-line text field. While empty it shows its label in place of its text, unless it has a placeholder; a disabled
 * one looks like a read-only value, with a dash while empty.
 */
export const TextBox = (props: TextBoxProps) => {
  const { inputRef, end, className, label, error, helperText, placeholder, ...input } = props;
  const { id, required, disabled } = input;
  const isResting = !placeholder && !disabled;
  return (
    <FieldFrame {...{ id, label, error, helperText, required, disabled, className }}>
      <input
        {...input}
        ref={inputRef}
        placeholder={disabled ? '—' : (placeholder ?? ' ')}
        className={isResting ? 'ui-field-control resting' : 'ui-field-control'}
        aria-invalid={error}
        aria-describedby={helpId({ id, helperText })}
      />
      {end && <div className="ui-field-end">{end}</div>}
    </FieldFrame>
  );
};
