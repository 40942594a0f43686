import { z } from 'zod';
import { RunInDialogButton } from '../../../../src/kit/actions/RunInDialogButton';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import type { Play } from '../stage/ExampleModule';

const schema = z.object({ reason: z.string().min(1, 'Indique o motivo.') });

/** A button that asks for the input of what it does, does it once, and tells how it went. */
export const Example = () => (
  <RunInDialogButton
    label="Fechar reclamação"
    title="Fechar reclamação"
    about="O cidadão recebe um e-mail."
    schema={schema}
    defaultValues={{ reason: '' }}
    run={async ({ reason }) => reason}
    successMessage={(reason) => `A reclamação foi fechada: ${reason}.`}
  >
    <TextInput source="reason" label="Motivo" multiline maxLength={200} required />
  </RunInDialogButton>
);

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Fechar reclamação' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Indique o motivo.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Motivo/ }), 'Resolvida');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('A reclamação foi fechada: Resolvida.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
};
