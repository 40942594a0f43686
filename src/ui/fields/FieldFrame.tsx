import type { ReactNode } from 'react';
import './field.css';

/** What every field shows besides its control. */
export interface FieldLook {
  id: string;
  /** Translated. */
  label: ReactNode;
  error: boolean;
  helperText?: ReactNode;
  required: boolean;
  disabled?: boolean | undefined;
}

interface FieldFrameProps extends FieldLook {
  /** Further classes, such as `readonly`. */
  className?: string;
  /** Whether the control is an element that a label can't be attached to. */
  isNamedById?: boolean;
  /** The control, and anything beside it inside the border. */
  children: ReactNode;
}

/** Returns the id of the text below a field, for `aria-describedby`; undefined without such a text. */
export const helpId = ({ id, helperText }: Pick<FieldLook, 'id' | 'helperText'>): string | undefined =>
  helperText ? `${id}-helper-text` : undefined;

/** The border, label and help text of a field. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, error, helperText, required, disabled, className, isNamedById, children } = props;
  const classes = ['ui-field', error && 'invalid', disabled && 'disabled', className]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes}>
      <div className={required ? 'ui-field-box required' : 'ui-field-box'}>
        {isNamedById ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the control itself
          // biome-ignore lint/a11y/noStaticElementInteractions: a label's own behaviour
          <span
            className="ui-field-label"
            id={`${id}-label`}
            onClick={() => document.getElementById(id)?.focus()}
          >
            {label}
          </span>
        ) : (
          <label htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
        )}
        {children}
      </div>
      {helperText && (
        <div className="ui-field-help" id={helpId({ id, helperText })}>
          {helperText}
        </div>
      )}
    </div>
  );
};
