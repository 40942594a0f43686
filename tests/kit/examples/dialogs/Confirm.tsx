import { useState } from 'react';
import { Confirm } from '../../../../src/kit/dialogs/Confirm';
import { Button } from '../../../../src/ui/buttons/Button';
import type { Play } from '../stage/ExampleModule';

/** A question before something is done. Where it takes something away, Não has the focus. */
export const Example = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" disabled={isDeleted} onClick={() => setIsOpen(true)}>
        {isDeleted ? 'Eliminada' : 'Eliminar'}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Pretende eliminar a reclamação?"
        content="Não pode ser recuperada."
        confirmColor="warning"
        onConfirm={() => {
          setIsDeleted(true);
          close();
        }}
        onClose={close}
      />
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('dialog', { name: 'Pretende eliminar a reclamação?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sim' }));
  expect(screen.getByRole('button', { name: 'Eliminada' })).toBeDisabled();
};
