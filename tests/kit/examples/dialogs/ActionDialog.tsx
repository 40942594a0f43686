import { z } from 'zod';
import { ActionButton, type DialogControl } from '../../../../src/kit/actions/ActionButton';
import { ActionDialog } from '../../../../src/kit/actions/ActionDialog';
import { useAction } from '../../../../src/kit/actions/useAction';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import type { Play } from '../stage/ExampleModule';

const schema = z.object({ reason: z.string().min(1, 'Indique o motivo.') });

const CloseComplaint = ({ isOpen, close }: DialogControl) => {
  const action = useAction({
    run: async (_: z.infer<typeof schema>) => undefined,
    successMessage: 'A reclamação foi fechada.',
    failureMessage: 'Não foi possível fechar a reclamação.',
    onSuccess: close,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      close={close}
      title="Fechar reclamação"
      about="O cidadão recebe um e-mail."
      schema={schema}
      defaultValues={{ reason: '' }}
      action={action}
    >
      <TextInput source="reason" label="Motivo" multiline maxLength={200} required />
    </ActionDialog>
  );
};

/** A button that asks for the input of an action, starts it once, and tells how it went. */
export const Example = () => (
  <ActionButton
    label="Fechar reclamação"
    variant="outlined"
    dialog={(control) => <CloseComplaint {...control} />}
  />
);

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Fechar reclamação' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Indique o motivo.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Motivo/ }), 'Resolvida');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('A reclamação foi fechada.')).toBeVisible();
};
