import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { NumberInput } from '../../../../src/kit/inputs/NumberInput';
import type { Play } from '../stage/ExampleModule';

/** A whole number. A key that is not a digit, or that makes the number too long, changes nothing. */
export const Example = () => (
  <SimpleForm defaultValues={{ pages: null }} onSubmit={() => undefined}>
    <NumberInput source="pages" label="Páginas" max={9999} />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const pages = screen.getByRole('textbox', { name: 'Páginas' });
  await user.type(pages, '12a345');
  expect(pages).toHaveValue('1234');
};
