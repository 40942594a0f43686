import { useTranslate } from 'ra-core';
import { type ChangeEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/Button';
import { TextBox } from '../../ui/fields/TextBox';
import { loadable } from '../../ui/loading/loadable';
import { usePart } from '../layout/usePart';
import { dateFromDay, dayAsTyped, dayFromDate, dayFromText, isDay } from './dayText';
import { showTyped, typedDay, typedIn } from './typedText';
import { type InputProps, useFieldProps } from './useFieldProps';
import { usePastedText } from './usePaste';

interface DateInputProps extends InputProps {
  /** First and last day (yyyy-MM-dd) that the calendar offers; the form validates what is typed. */
  min?: string | undefined;
  max?: string | undefined;
}

// Loaded when it is first opened, because most searches never open it.
const CalendarDialog = loadable(async () => (await import('../../ui/material/Calendar')).CalendarDialog);

const keptDay = (text: string): string | null => (text === '' ? null : (dayFromText(text) ?? text));

/** An input for a calendar day, typed as DD/MM/YYYY or picked; kept as yyyy-MM-dd, which no time zone can shift. */
export const DateInput = ({ validate = [], min, max, ...props }: DateInputProps) => {
  const translate = useTranslate();
  const calendar = usePart(CalendarDialog, 'kit.inputs.calendarMissing');
  const button = useRef<HTMLButtonElement>(null);
  const { value, onChange, ...field } = useFieldProps(
    { ...props, validate: [validDay, ...[validate].flat()] },
    { parse: keptDay },
  );
  // A day is shown as typed until blur; reformatting it at each key press would move the text under the caret.
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (keptDay(typed) ?? '') === (value ?? '');
  const shown = isTyped ? typed : dayAsTyped(value);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typedNow = typedDay(typedIn(target), shown);
    showTyped(target, typedNow);
    setTyped(typedNow.text);
    onChange(typedNow.text);
  };
  return (
    <>
      <TextBox
        {...field}
        value={shown}
        onChange={type}
        onPaste={usePastedText({ source: props.source })}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
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
            onClick={calendar.open}
          />
        }
      />
      {calendar.isOpen && (
        <CalendarDialog
          anchor={button}
          day={dateFromDay(value)}
          min={dateFromDay(min)}
          max={dateFromDay(max)}
          texts={{
            name: translate('kit.inputs.calendar'),
            chooseDay: translate('kit.inputs.chooseDay'),
            chooseYear: translate('kit.inputs.chooseYear'),
          }}
          onPick={(day) => {
            onChange(dayAsTyped(dayFromDate(day)));
            calendar.close();
          }}
          onClose={calendar.close}
        />
      )}
    </>
  );
};

/** Rejects a text in a date input that is not a calendar day. */
const validDay = (value: string | null | undefined): string | undefined =>
  value && !isDay(value) ? 'kit.inputs.invalidDay' : undefined;
