import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptPT } from '@mui/x-date-pickers/locales';
import { pt } from 'date-fns/locale/pt';
import type { RefObject } from 'react';
import { Modal } from '../dialog/Modal';
import { keepBeside, placeBeside } from '../popover/placeBeside';
import { MaterialTheme } from './MaterialTheme';
import './calendar.css';

/** What a calendar shows and reports. */
export interface CalendarProps {
  /** The chosen day. */
  day: Date | null;
  /** First and last day that can be picked. */
  min: Date | null;
  max: Date | null;
  /** Translated names of the calendar, and of the button that switches between its days and its years. */
  texts: { name: string; chooseDay: string; chooseYear: string };
  onPick: (day: Date) => void;
}

interface CalendarDialogProps extends CalendarProps {
  /** The element that opened it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A calendar next to the field that it belongs to. */
export const CalendarDialog = ({ anchor, onClose, ...calendar }: CalendarDialogProps) => (
  <Modal
    aria-label={calendar.texts.name}
    className="ui-calendar"
    onDismiss={onClose}
    whenOpen={(dialog) => keepBeside(() => anchor.current && placeBeside(dialog, anchor.current))}
  >
    <Calendar {...calendar} />
  </Modal>
);

/** The library's Portuguese week begins on Sunday. */
const locale = { ...pt, options: { ...pt.options, weekStartsOn: 1 } } as const;

const { localeText } = ptPT.components.MuiLocalizationProvider.defaultProps;

/** A month to pick a day from. */
export const Calendar = ({ day, min, max, texts, onPick }: CalendarProps) => {
  const ownText = {
    ...localeText,
    // The library's own text is misspelt.
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      view === 'year' ? texts.chooseDay : texts.chooseYear,
  };
  return (
    <MaterialTheme>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale} localeText={ownText}>
        <DateCalendar
          autoFocus
          value={day}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          onChange={(date, state) => {
            if (date && state === 'finish') onPick(date);
          }}
        />
      </LocalizationProvider>
    </MaterialTheme>
  );
};
