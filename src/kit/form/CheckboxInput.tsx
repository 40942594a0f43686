import { Checkbox } from '../../ui/choice/Checkbox';
import { type ToggleProps, useToggle } from './useToggle';

/** A box to tick in a form. */
export const CheckboxInput = (props: ToggleProps) => <Checkbox {...useToggle(props)} />;
