import { Checkbox } from '../../ui/choice/Checkbox';
import { type ToggleProps, useToggle } from './useToggle';

/** A checkbox in a form. */
export const CheckboxInput = (props: ToggleProps) => <Checkbox {...useToggle(props)} />;
