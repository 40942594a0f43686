import { useRef, useState } from 'react';
import { Button } from '../../../../src/ui/buttons/Button';
import { CalendarDialog } from '../../../../src/ui/material/Calendar';
import type { Play } from '../stage/ExampleModule';

const texts = { name: 'Calendar', chooseDay: 'Choose a day', chooseYear: 'Choose a year' };

/** A calendar stands beside what opened it, and begins on the day that is chosen. */
export const Example = () => {
  const [day, setDay] = useState<Date>();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button ref={opener} variant="outlined" onClick={() => setIsOpen(true)}>
        Open the calendar
      </Button>
      {day && <p>{day.toDateString()}</p>}
      {isOpen && (
        <CalendarDialog
          anchor={opener}
          day={day ?? new Date(2026, 10, 22)}
          min={null}
          max={null}
          texts={texts}
          onPick={(picked) => {
            setDay(picked);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  await user.click(await screen.findByRole('gridcell', { name: '23' }));
  expect(await screen.findByText('Mon Nov 23 2026')).toBeVisible();
};
