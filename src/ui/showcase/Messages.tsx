import { useRef, useState } from 'react';
import { Alert } from '../alert/Alert';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialog/Dialog';
import { Bullets, Row, Text } from '../layout/Stack';
import { CalendarDialog } from '../material/Calendar';
import { Section } from '../page/Section';
import { Progress } from '../progress/Progress';
import { LatestToast } from '../toasts/LatestToast';
import { toasts } from '../toasts/toasts';

const severities = ['success', 'info', 'warning', 'error'] as const;
const outlines = [undefined, 'quiet', 'own'] as const;
const texts = { name: 'Calendar', chooseDay: 'Choose a day', chooseYear: 'Choose a year' };

/** Alerts, progress, toasts, dialogs, the calendar. */
export const Messages = () => {
  const [open, setOpen] = useState<'dialog' | 'calendar'>();
  const calendarButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  return (
    <>
      <Section title="Alert">
        {outlines.map((outline) =>
          severities.map((severity) => (
            <Alert
              key={`${severity} ${outline}`}
              severity={severity}
              role="note"
              {...(outline && { outline })}
              title={`Title, ${severity} ${outline ?? 'filled'}`}
              action={
                <Button size="small" color="inherit">
                  Action
                </Button>
              }
            >
              What happened and what to do, with <a href="#top">the way there</a>.
            </Alert>
          )),
        )}
      </Section>
      <Section title="Progress">
        <Progress text="Some of it is done" share={0.4} />
        <Progress text="How much is not known" share={undefined} />
      </Section>
      <Section title="Dialog, Calendar, Toast">
        <Row>
          <Button variant="outlined" onClick={() => setOpen('dialog')}>
            Open the dialog
          </Button>
          <Button ref={calendarButton} variant="outlined" onClick={() => setOpen('calendar')}>
            Open the calendar
          </Button>
          {severities.map((kind) => (
            <Button key={kind} variant="outlined" onClick={() => toasts.show(`A toast of ${kind}`, kind)}>
              Toast {kind}
            </Button>
          ))}
        </Row>
      </Section>
      {open === 'dialog' && (
        <Dialog
          title="Dialog"
          about={<Text>What it is about</Text>}
          isFullOnPhone
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="contained" onClick={() => toasts.show('Confirmed', 'success')}>
                Confirm
              </Button>
            </>
          }
        >
          <Bullets>
            <li>A point</li>
            <li>Another point</li>
          </Bullets>
        </Dialog>
      )}
      {open === 'calendar' && (
        <CalendarDialog
          anchor={calendarButton}
          day={new Date(2026, 10, 22)}
          min={null}
          max={null}
          texts={texts}
          onPick={close}
          onClose={close}
        />
      )}
      <LatestToast />
    </>
  );
};
