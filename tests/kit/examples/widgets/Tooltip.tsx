import { Button } from '../../../../src/ui/buttons/Button';
import { Tooltip } from '../../../../src/ui/popover/Tooltip';
import type { Play } from '../stage/ExampleModule';

/** Says why a button is disabled, to the pointer and to the keyboard. */
export const Example = () => (
  <Tooltip text="What it says about a disabled button" role="group" aria-label="Explained">
    <Button variant="outlined" disabled>
      Explained
    </Button>
  </Tooltip>
);

export const play: Play = async ({ screen, user, expect }) => {
  const explained = screen.getByRole('group', { name: 'Explained' });
  expect(explained).toHaveAccessibleDescription('What it says about a disabled button');
  await user.tab();
  expect(explained).toHaveFocus();
};
