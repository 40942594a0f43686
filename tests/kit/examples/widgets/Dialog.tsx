import { useState } from 'react';
import { Button } from '../../../../src/ui/buttons/Button';
import { Dialog } from '../../../../src/ui/dialog/Dialog';
import { Bullets, Text } from '../../../../src/ui/layout/Stack';
import { toasts } from '../../../../src/ui/toasts/toasts';
import type { Play } from '../stage/ExampleModule';

/** A dialog keeps the focus until it is closed; what tells of it is inside. */
export const Example = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
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
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  const opener = screen.getByRole('button', { name: 'Open the dialog' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Dialog' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opener).toHaveFocus();
};
