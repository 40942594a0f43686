import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { dayAsTyped, dayFromText, withSlashes } from './dayText';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';
import { validDay } from './validDay';

interface DateInputProps extends InputProps {
  /** First and last day (yyyy-MM-dd) that the calendar offers; what is typed is judged by the form. */
  min?: string | undefined;
  max?: string | undefined;
}

// Most searches are made without opening it, so that its code waits until then.
const Calendar = lazy(() => import('./Calendar').then((module) => ({ default: module.Calendar })));

/** A calendar day, typed as DD/MM/YYYY or picked; kept as yyyy-MM-dd, which no time zone can shift. */
export const DateInput = ({ validate = [], min, max, ...props }: DateInputProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const { value, onChange, ...field } = useFieldProps(
    { ...props, validate: [validDay, ...[validate].flat()] },
    { parse: (text: string) => (text === '' ? null : (dayFromText(text) ?? text)) },
  );
  const close = () => setIsOpen(false);

  return (
    <>
      <TextField
        {...field}
        ref={anchor}
        value={dayAsTyped(value)}
        onChange={(event) => onChange(withSlashes(event.target.value))}
        placeholder={translate('kit.inputs.dayFormat')}
        autoComplete="off"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  disabled={props.disabled}
                  aria-haspopup="dialog"
                  aria-label={translate('kit.inputs.openCalendar')}
                  aria-describedby={`${field.id}-label`}
                  onClick={() => setIsOpen(true)}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.inputs.calendar') } }}
      >
        <Suspense fallback={null}>
          <Calendar
            day={value}
            min={min}
            max={max}
            onPick={(day) => {
              onChange(dayAsTyped(day));
              close();
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
};
