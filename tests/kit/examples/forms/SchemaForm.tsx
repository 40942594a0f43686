import { z } from 'zod';
import { MissingFields } from '../../../../src/kit/form/MissingFields';
import { SchemaForm } from '../../../../src/kit/form/SchemaForm';
import { SaveButton, Toolbar } from '../../../../src/kit/form/Toolbar';
import { NumberInput } from '../../../../src/kit/inputs/NumberInput';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import type { Play } from '../stage/ExampleModule';

const schema = z.object({
  name: z.string().min(1, 'O nome é obrigatório.'),
  pages: z.number().min(1, 'Indique pelo menos uma página.'),
});

/** A form with a zod schema, such as a call's, and what is missing before it can be sent. */
export const Example = () => (
  <SchemaForm schema={schema} defaultValues={{ name: '', pages: 0 }} onSubmit={() => undefined}>
    <TextInput source="name" label="Nome" required />
    <NumberInput source="pages" label="Páginas" max={999} required />
    <MissingFields schema={schema} />
    <Toolbar>
      <SaveButton label="Enviar" />
    </Toolbar>
  </SchemaForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Ana');
  await user.clear(screen.getByRole('textbox', { name: /^Páginas/ }));
  await user.type(screen.getByRole('textbox', { name: /^Páginas/ }), '12');
  expect(await screen.findByText('Está tudo preenchido.')).toBeVisible();
};
