import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import type { Play } from '../stage/ExampleModule';

/** A line of text, an address, or several lines with a count. What is pasted is cleaned. */
export const Example = () => (
  <SimpleForm defaultValues={{ name: '', email: '', notes: '' }} onSubmit={() => undefined}>
    <TextInput source="name" label="Nome" maxLength={20} required />
    <TextInput source="email" label="E-mail" type="email" maxLength={80} />
    <TextInput source="notes" label="Notas" multiline maxLength={200} />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Maria da Conceição Araújo');
  expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Maria da Conceição A');
  await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Tudo bem');
  expect(screen.getByText('8 de 200 caracteres')).toBeVisible();
};
