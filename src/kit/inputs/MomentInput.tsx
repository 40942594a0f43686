import { TextBox } from '../../ui/fields/TextBox';
import { lisbonTyped, momentOfLisbon } from '../format/lisbonMoment';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

/** An input for a date and time in Portugal, kept as ISO 8601 in UTC. */
export const MomentInput = (props: InputProps) => {
  const field = useFieldProps(props, {
    format: (moment: string | null | undefined) => (moment ? lisbonTyped(moment) : ''),
    parse: (text: string) => (text === '' ? null : momentOfLisbon(text)),
  });
  // The label stays above, because browsers show a date and time pattern in an empty input.
  return <TextBox {...field} type="datetime-local" placeholder="" autoComplete="off" />;
};
