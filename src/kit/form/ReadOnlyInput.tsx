import { TextBox } from '../../ui/fields/TextBox';
import type { InputProps } from '../inputs/InputProps';
import { useFieldProps } from '../inputs/useFieldProps';

/** A field that the form fills in itself; it can be read and copied but not changed. */
export const ReadOnlyInput = (props: InputProps) => (
  <TextBox {...useFieldProps(props)} className="readonly" readOnly />
);
