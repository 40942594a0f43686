import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { dayAsTyped, dayFromText, withSlashes } from './dayText';
import type { InputProps } from './InputProps';
import { TextBox } from './TextBox';
import { useFieldProps } from './useFieldProps';
import { validDay } from './validDay';

interface DateInputProps extends InputProps {
  /** First and last day (yyyy-MM-dd) that the calendar offers; what is typed is judged by the form. */
  min?: string | undefined;
  max?: string | undefined;
}

// Most searches are made without opening it, so that its code waits until then.
const CalendarPopover = lazy(() =>
  import('./CalendarPopover').then((module) => ({ default: module.CalendarPopover })),
);

/** A calendar day, typed as DD/MM/YYYY or picked; kept as yyyy-MM-dd, which no time zone can shift. */
export const DateInput = ({ validate = [], min, max, ...props }: DateInputProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { value, onChange, ...field } = useFieldProps(
    { ...props, validate: [validDay, ...[validate].flat()] },
    { parse: (text: string) => (text === '' ? null : (dayFromText(text) ?? text)) },
  );
  return (
    <>
      <TextBox
        {...field}
        value={dayAsTyped(value)}
        onChange={(event) => onChange(withSlashes(event.target.value))}
        placeholder={translate('kit.inputs.dayFormat')}
        autoComplete="off"
        inputMode="numeric"
        end={
          <IconButton
            ref={button}
            icon="calendar"
            disabled={props.disabled}
            aria-haspopup="dialog"
            aria-label={translate('kit.inputs.openCalendar')}
            aria-describedby={`${field.id}-label`}
            onClick={() => setIsOpen(true)}
          />
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={button}
            day={value}
            min={min}
            max={max}
            onPick={(day) => onChange(dayAsTyped(day))}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
