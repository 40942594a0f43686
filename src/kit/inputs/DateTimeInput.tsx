import { TZDate } from '@date-fns/tz';
import { TextBox } from '../../ui/fields/TextBox';
import { lisbonTyped } from '../format/lisbonTime';
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

/** Converts a date and time in Portugal, as a datetime-local input has it, to the moment in UTC; an empty text to null. */
export const momentOfLisbon = (text: string): string | null => {
  if (text === '') return null;
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = text.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, 'Europe/Lisbon').getTime()).toISOString();
};
