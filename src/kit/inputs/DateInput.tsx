import { useTranslate } from 'ra-core';
import { type ChangeEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/Button';
import { TextBox } from '../../ui/fields/TextBox';
import { loadable } from '../../ui/loading/loadable';
import { usePart } from '../layout/usePart';
import { dateFromDay, dayAsTyped, dayFromDate, dayFromText } from './dayText';
import type { InputProps } from './InputProps';
import { typedDay } from './typedDay';
import { useFieldProps } from './useFieldProps';
import { validDay } from './validDay';

interface DateInputProps extends InputProps {
  /** First and last day (yyyy-MM-dd) that the calendar offers; what is typed is judged by the form. */
  min?: string | undefined;
  max?: string | undefined;
}

// Most searches are made without opening it, so that its code waits until then.
const CalendarDialog = loadable(async () => (await import('../../ui/material/Calendar')).CalendarDialog);

const keptDay = (text: string): string | null => (text === '' ? null : (dayFromText(text) ?? text));

/** A calendar day, typed as DD/MM/YYYY or picked; kept as yyyy-MM-dd, which no time zone can shift. */
export const DateInput = ({ validate = [], min, max, ...props }: DateInputProps) => {
  const translate = useTranslate();
  const calendar = usePart(CalendarDialog, 'kit.inputs.calendarMissing');
  const button = useRef<HTMLButtonElement>(null);
  const { value, onChange, ...field } = useFieldProps(
    { ...props, validate: [validDay, ...[validate].flat()] },
    { parse: keptDay },
  );
  // While it is typed a day stands as it was typed: written out at each key it would move under the caret.
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (keptDay(typed) ?? '') === (value ?? '');
  const shown = isTyped ? typed : dayAsTyped(value);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caretNow = target.selectionStart ?? target.value.length;
    const { text, caret } = typedDay({ text: target.value, caret: caretNow }, shown);
    if (text !== target.value) {
      // React, which would write it later, puts the caret at the end.
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    setTyped(text);
    onChange(text);
  };
  return (
    <>
      <TextBox
        {...field}
        value={shown}
        onChange={type}
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
