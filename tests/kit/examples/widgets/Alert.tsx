import { Alert } from '../../../../src/ui/alert/Alert';
import { Button } from '../../../../src/ui/buttons/Button';
import type { Play } from '../stage/ExampleModule';

const severities = ['success', 'info', 'warning', 'error'] as const;
const outlines = [undefined, 'quiet', 'own'] as const;

/** What happened and what to do, in every severity and look. */
export const Example = () =>
  outlines.map((outline) =>
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
  );

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getAllByRole('note')).toHaveLength(12);
  expect(screen.getByText('Title, warning own')).toBeVisible();
};
