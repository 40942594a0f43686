import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptPT } from '@mui/x-date-pickers/locales';
import { pt } from 'date-fns/locale/pt';
import { useTranslate } from 'ra-core';
import { dateFromDay, dayFromDate } from './dayText';

/** What a calendar shows and tells. */
export interface CalendarProps {
  /** The day that is chosen, yyyy-MM-dd. */
  day: string | null;
  /** First and last day that can be picked, yyyy-MM-dd. */
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
}

const { localeText } = ptPT.components.MuiLocalizationProvider.defaultProps;

/** Room for a thumb on each day, as far as seven of them fit a narrow screen. */
const thumbSize = 'min(44px, (100vw - 40px) / 7)';
const onPhone = {
  width: 'min(320px, 100vw - 32px)',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickerDay-root': { '--PickerDay-size': thumbSize, '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: thumbSize, margin: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 288 },
};

/** A month to pick a day from. */
export const Calendar = ({ day, min, max, onPick }: CalendarProps) => {
  const translate = useTranslate();
  const ownText = {
    ...localeText,
    // The library's own text is misspelt.
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      translate(view === 'year' ? 'kit.inputs.chooseDay' : 'kit.inputs.chooseYear'),
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={pt} localeText={ownText}>
      <DateCalendar
        autoFocus
        sx={(theme) => ({ [theme.breakpoints.down('sm')]: onPhone })}
        value={dateFromDay(day)}
        {...(min && { minDate: dateFromDay(min) ?? undefined })}
        {...(max && { maxDate: dateFromDay(max) ?? undefined })}
        onChange={(date, state) => {
          if (date && state === 'finish') onPick(dayFromDate(date));
        }}
      />
    </LocalizationProvider>
  );
};
