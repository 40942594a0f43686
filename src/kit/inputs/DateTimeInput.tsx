import { TextBox } from '../../ui/fields/TextBox';
import { lisbonTyped } from '../format/lisbonTime';
import { momentOfLisbon } from '../format/momentOfLisbon';
import { type InputProps, useFieldProps } from './useFieldProps';

/** An input for a date and time in Portugal, kept as ISO 8601 in UTC. */
export const DateTimeInput = (props: InputProps) => {
  const field = useFieldProps(props, {
    format: (moment: string | null | undefined) => (moment ? lisbonTyped(moment) : ''),
    parse: momentOfLisbon,
  });
  // The label stays above, because browsers show a date and time pattern in an empty input.
  return <TextBox {...field} type="datetime-local" placeholder="" autoComplete="off" />;
};
