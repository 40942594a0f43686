import { useState } from 'react';
import { InformationDialog } from '../../../../src/kit/dialogs/InformationDialog';
import { Button } from '../../../../src/ui/buttons/Button';
import type { Play } from '../stage/ExampleModule';

/** A dialog that informs, with one button to go on. */
export const Example = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Enviar a lista
      </Button>
      <InformationDialog
        open={isOpen}
        title="Lista recebida"
        closeLabel="Voltar à página inicial"
        onClose={() => setIsOpen(false)}
      >
        O resultado chega por e-mail.
      </InformationDialog>
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  const opener = screen.getByRole('button', { name: 'Enviar a lista' });
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Lista recebida' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar à página inicial' }));
  expect(opener).toHaveFocus();
};
