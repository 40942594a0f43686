import type { Validator } from 'ra-core';

/** The props that every input of the kit takes. */
export interface InputProps {
  /** The field's path in the form's values. */
  source: string;
  /** Translation key of the label; inferred from resource and source when absent. */
  label?: string;
  validate?: Validator | Validator[];
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
}
