import type { FieldErrors } from '../../../../src/kit/form/fieldErrors';
import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { SaveButton, Toolbar } from '../../../../src/kit/form/Toolbar';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import type { Play } from '../stage/ExampleModule';

/** A form that is validated as a whole. What is refused is told at its field and in a summary above. */
export const Example = () => (
  <SimpleForm
    defaultValues={{ name: '', email: '' }}
    validate={({ name }): FieldErrors => (name ? {} : { name: 'O nome é obrigatório.' })}
    onSubmit={() => ({ email: 'Este e-mail já está registado.' })}
  >
    <TextInput source="name" label="Nome" required />
    <TextInput source="email" label="E-mail" type="email" />
    <Toolbar>
      <SaveButton label="Gravar" />
    </Toolbar>
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const save = screen.getByRole('button', { name: 'Gravar' });
  await user.click(save);
  expect(await screen.findByText('Há 1 campo por corrigir')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Ana');
  await user.click(save);
  expect((await screen.findAllByText('Este e-mail já está registado.'))[0]).toBeVisible();
};
